import { type Draw, defineView } from "../../../site/view";
import { FeeTable } from "./FeeTable";
import va from "./model";
import { PurposeTop } from "./PurposeTop";
import { Standing } from "./Standing";
import { Waterfall } from "./Waterfall";

type Drawing = Draw<typeof va>;

const yearText = (year: number) => `${Number(year.toFixed(1))} y`;

/** How far a rate-reduction refinance is ahead, month by month. */
const savingsChart: Drawing = ({ remainingMonths }, { irrrlMonths, breakEvenMonths }, format) => {
  if (irrrlMonths.length < 2) return null;
  const end = Math.min(
    irrrlMonths.length - 1,
    Math.max(60, Math.ceil(1.5 * (breakEvenMonths ?? remainingMonths))),
  );
  const rows = irrrlMonths.slice(0, end + 1);
  return {
    kind: "lines",
    x: { values: rows.map((row) => row.month / 12), format: yearText },
    y: { format: (value) => format.shortMoney(value) },
    series: [
      { label: "New loan ahead by", color: "green", values: rows.map((row) => row.savings), area: true },
    ],
    marks: breakEvenMonths ? [{ x: breakEvenMonths / 12, label: "Pays back" }] : [],
    caption: `How far the new loan is ahead if both were paid off in that month, costs, fee and balances counted. ${
      breakEvenMonths === null
        ? "It never gets ahead."
        : breakEvenMonths === 0
          ? "It is ahead from the first day."
          : `It is ahead after ${format.plural(breakEvenMonths, "month")}.`
    }`,
  };
};

/** What each loan has cost for good. */
const costChart: Drawing = (_, { irrrlMonths }, format) => {
  const last = irrrlMonths.at(-1);
  if (!last || irrrlMonths.length < 2) return null;
  return {
    kind: "lines",
    x: { values: irrrlMonths.map((row) => row.month / 12), format: yearText },
    y: { format: (value) => format.shortMoney(value) },
    series: [
      { label: "Present loan", color: "ochre", values: irrrlMonths.map((row) => row.stayCost) },
      { label: "New loan", color: "green", values: irrrlMonths.map((row) => row.refinanceCost), area: 0 },
    ],
    caption: `Interest, fee and costs so far. To the end they are ${format.wholeMoney(last.stayCost)} on the present loan, ${format.wholeMoney(last.refinanceCost)} on the new one.`,
  };
};

/** What more money down saves, after what it could have earned. */
const downChart: Drawing = ({ cashReturn, compareYears }, { feeSteps }, format) =>
  feeSteps.length === 0
    ? null
    : {
        kind: "bars",
        horizontal: true,
        categories: feeSteps.map(
          (row) =>
            `${format.percent(row.downPaymentPercent, 2)} down${row.current ? " (yours)" : ""}, fee ${format.percent(row.feeRate)}`,
        ),
        y: { format: (value) => format.wholeMoney(value) },
        series: [{ label: "Saved", color: "green", values: feeSteps.map((row) => row.netSaving) }],
        caption: `What another down payment saves over ${format.plural(compareYears, "year")}, in today’s money, fee and interest together, beyond the ${format.percent(cashReturn)} that the cash would earn.`,
      };

export default defineView(va, {
  FormTop: PurposeTop,
  ownInputs: ["loanPurpose", "requestedLoan"],
  hints: {
    downPaymentPercent: (_, { downPaymentAmount }, format) => format.wholeMoney(downPaymentAmount),
    downPayment: ({ homePrice }, { downPaymentAmount }, format) =>
      `${format.percent((100 * downPaymentAmount) / homePrice, 2)} of the price`,
    financeFundingFee: (_, { fundingFee }, format) => (fundingFee > 0 ? format.money(fundingFee) : null),
    annualRate: (_, { apr }, format) => (apr === null ? null : `APR ${format.percent(apr)}`),
    entitlementUsed: (_, { maxLoanNoDown }, format) =>
      maxLoanNoDown === null ? null : `Backs ${format.wholeMoney(maxLoanNoDown)} without a down payment`,
    propertyTaxRate: (_, { monthlyPropertyTax }, format) =>
      `${format.wholeMoney(12 * monthlyPropertyTax)} a year`,
    points: ({ points }, { loanAmount }, format) =>
      points > 0 ? format.money((loanAmount * points) / 100) : null,
    annualIncome: ({ annualIncome }, _, format) =>
      annualIncome > 0 ? `${format.wholeMoney(annualIncome / 12)} a month` : null,
    squareFeet: (_, { maintenance }, format) => `${format.wholeMoney(maintenance)} a month to keep up`,
    familySize: (_, { residualRequired }, format) =>
      residualRequired === null ? null : `${format.wholeMoney(residualRequired)} a month required`,
    currentRate: (_, { currentPayment }, format) =>
      currentPayment === null ? null : `${format.money(currentPayment)} a month`,
  },

  Display: Standing,
  parts: (_, outputs) => ({
    rows: [
      { label: "Principal and interest", value: outputs.monthlyPrincipalInterest },
      { label: "Property tax", value: outputs.monthlyPropertyTax },
      { label: "Home insurance", value: outputs.monthlyInsurance },
      { label: "HOA / condo fee", value: outputs.monthlyHoa, color: "soft" },
    ],
    total: { label: "Each month", value: outputs.monthlyPayment },
  }),
  hide: [
    "monthlyPrincipalInterest",
    "monthlyPropertyTax",
    "monthlyInsurance",
    "monthlyHoa",
    "monthlyPayment",
    "backEndRatio",
    "residualIncome",
    "residualRequired",
    "residualSteps",
  ],
  figures: (_, { debtToClear, maxLoanNoDown }) => [
    "loanAmount",
    "apr",
    "fundingFee",
    "fundingFeeRate",
    "downForLowerFee",
    "feeSavedByLower",
    ...(maxLoanNoDown === null ? [] : (["maxLoanNoDown", "requiredDown", "downPaymentShortfall"] as const)),
    "residualVerdict",
    "priceAtGuideline",
    ...(debtToClear === 0 ? [] : (["debtToClear"] as const)),
    "irrrlVerdict",
    "monthlySavings",
    "recoupMonths",
    "breakEvenMonths",
  ],

  tabs: [
    { label: "Break-even", chart: savingsChart },
    { label: "Cost so far", chart: costChart, table: "irrrlMonths" },
    { label: "Funding fee", Component: FeeTable },
    {
      label: "Residual income",
      Component: Waterfall,
      when: (_, { residualIncome }) => residualIncome !== null,
    },
    { label: "More down", chart: downChart, table: "feeSteps" },
    {
      label: "By month",
      table: "schedule",
      omit: ["cumulativeInterest"],
      totals: ["payment", "interest", "principal", "extra"],
    },
  ],
});
