import { shortMonthsText } from "../../../fieldsets/months-text";
import { type DrawChart, defineView } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import { moneyAxis } from "../../../site/kit/money-axis";
import { yearAxis } from "../../../site/kit/year-axis";
import { BothOffers } from "./BothOffers";
import autoLoan from "./calculator";

type Drawing = DrawChart<typeof autoLoan>;

const FromPriceToLoan = deferred(() => import("./FromPriceToLoan"), "seen");
const Schedule = deferred(() => import("./Schedule"), "seen");
const StateRates = deferred(() => import("./StateRates"), "seen");

/** The cost of both offers by rebate; the lines cross at the break-even. */
const offerChart: Drawing = ({ inputs, outputs, format }) => {
  const { costByIncentive: rows, breakEvenIncentive: even, costWithIncentive, betterOffer } = outputs;
  if (rows.length < 2 || costWithIncentive === null) return null;
  const own = inputs.cashIncentive;
  const better = betterOffer === "low-apr" ? "the low rate is cheaper" : "the rebate is cheaper";
  const yours = betterOffer === "equal" ? "both cost the same" : better;
  return {
    kind: "lines",
    x: { ...moneyAxis("Rebate", format, "cents"), values: rows.map((row) => row.incentive) },
    y: { ...moneyAxis("Cost: cash, payments and balloon", format, "cents"), zero: false },
    series: [
      { label: "With the rebate", color: "green", values: rows.map((row) => row.costWithIncentive) },
      {
        label: "At the low rate",
        color: "ochre",
        values: rows.map((row) => row.costWithPromo),
        dashed: true,
      },
    ],
    marks: even === null || even === 0 ? [] : [{ x: even, label: "Break-even" }],
    points: [{ x: own, y: costWithIncentive, label: "Yours" }],
    caption:
      even === null
        ? "What both offers cost, by size of the rebate. No rebate makes up for the low rate."
        : even === 0
          ? "What both offers cost, by size of the rebate. Even without one, the low rate is no cheaper."
          : `What both offers cost, by size of the rebate. They meet at ${format.money(even)}; with yours of ${format.wholeMoney(own)}, ${yours}.`,
  };
};

/** The balance and the value of the car; while the balance is higher, the gap is shaded. */
const equityChart: Drawing = ({ inputs, outputs: { equity, monthsUpsideDown, upsideDownAtStart }, format }) => {
  if (equity.length < 2) return null;
  const isUnder = (row: (typeof equity)[number]) => row.balance > row.value;
  return {
    kind: "lines",
    x: yearAxis(
      equity.map((row) => row.date),
      format,
    ),
    y: moneyAxis("Owed and worth", format),
    series: [
      { label: "The car is worth", color: "blue", values: equity.map((row) => row.value), dashed: true },
      { label: "You owe", color: "green", values: equity.map((row) => row.balance) },
      ...(equity.some(isUnder)
        ? [
            {
              label: "Upside down",
              color: "red" as const,
              values: equity.map((row) => (isUnder(row) ? row.balance : null)),
              area: 0,
            },
          ]
        : []),
    ],
    caption: `The car loses ${format.percent(inputs.valueLossPercent)} of its price a year, by your estimate. ${
      monthsUpsideDown === 0
        ? upsideDownAtStart > 0
          ? "You owe more than it is worth only until the first payment."
          : "You never owe more than it is worth."
        : `You owe more than it is worth for ${format.plural(monthsUpsideDown, "month")}.`
    }`,
  };
};

export default defineView(autoLoan, {
  hints: {
    vehiclePrice: ({ outputs: { outTheDoorPrice }, format }) => `${format.wholeMoney(outTheDoorPrice)} out the door`,
    tradeInValue: ({ inputs: { tradeInOwed }, outputs: { netTradeIn }, format }) =>
      tradeInOwed === 0
        ? null
        : netTradeIn < 0
          ? `${format.wholeMoney(-netTradeIn)} upside down`
          : `${format.wholeMoney(netTradeIn)} after its loan`,
    salesTaxRate: ({ outputs: { salesTax, taxableAmount }, format }) =>
      `${format.money(salesTax)} on ${format.wholeMoney(taxableAmount)}`,
    termMonths: ({ inputs: { termMonths }, format }) => (termMonths >= 12 ? shortMonthsText(termMonths, format) : null),
    cashIncentive: ({ outputs: { breakEvenIncentive: even }, format }) =>
      even === null || even === 0 ? null : `Wins from ${format.money(even)} up`,
    promoAnnualRate: ({ outputs: { paymentWithPromo }, format }) =>
      paymentWithPromo === null ? null : `${format.money(paymentWithPromo)} a month`,
    valueLossPercent: ({ inputs: { termMonths }, model, format }) =>
      `${format.wholeMoney(model.valueAfter(termMonths))} after ${shortMonthsText(termMonths, format)}`,
    interestDeductible: ({ outputs: { interestTaxSaving }, format }) =>
      interestTaxSaving > 0 ? `Saves ${format.money(interestTaxSaving)} in the first year` : null,
  },

  parts: ({ model: { outTheDoor }, outputs: { totalInterest, totalCost } }) =>
    outTheDoor <= 0
      ? null
      : {
          rows: [
            { label: "Car, tax and fees, minus rebate", value: outTheDoor },
            { label: "Interest", value: totalInterest, color: "ochre" },
          ],
          total: { label: "Cost of the car", value: totalCost },
        },
  Display: BothOffers,

  tabs: [
    { label: "Rebate or low rate", chart: offerChart },
    { label: "From price to loan", Component: FromPriceToLoan },
    { label: "Owed and worth", chart: equityChart },
    { label: "Schedule", Component: Schedule },
    { label: "Sales tax by state", Component: StateRates, onPaper: false },
    { label: "Cost by rebate", table: "costByIncentive" },
    { label: "Steps to the loan", table: "financedSteps" },
    { label: "By year", table: "yearly", totals: ["payment", "interest", "principal", "extra"], onPaper: false },
    {
      label: "By month",
      table: "schedule",
      totals: ["payment", "interest", "principal", "extra"],
      onPaper: false,
    },
    { label: "Value by month", table: "equity" },
  ],
});
