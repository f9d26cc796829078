import { type DrawChart, defineTabs } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import fdRd from "./calculator";
import { MODES } from "./inputs";

type Drawing = DrawChart<typeof fdRd>;

/** The amount paid in, with the interest stacked on top of it. */
const growth: Drawing = ({ inputs, model, outputs: { curve, payoutAmount, totalInterest }, format }) => {
  const [unit, size] = model.years > 2 ? ["Years", 1] : model.years > 0.2 ? ["Months", 12] : ["Days", 365];
  const months = inputs.withdrawAfterMonths;
  return {
    kind: "lines",
    stacked: true,
    x: {
      label: `${unit} since opening`,
      values: curve.map((row) => row.years * (size as number)),
      format: (value) => format.number(value, 1),
      exact: (value) => `${unit === "Years" ? "Year" : unit === "Months" ? "Month" : "Day"} ${format.number(value, 2)}`,
    },
    y: moneyAxis("Value", format, "cents"),
    series: [
      {
        label: model.recurring ? "Paid in" : "Deposit",
        color: "green",
        values: curve.map((row) => row.invested),
        area: true,
      },
      {
        label: payoutAmount === null ? "Interest" : "Interest, paid out",
        color: "ochre",
        values: curve.map((row) => row.interest),
        area: true,
      },
    ],
    ...(model.early && { marks: [{ x: (months / 12) * (size as number), label: "Closed" }] }),
    caption: `The interest comes to ${format.money(totalInterest)} on ${format.money(model.invested)} paid in.`,
  };
};

/** The same money in the three kinds of deposit. */
const kinds: Drawing = ({ inputs, outputs: { comparison }, format }) => {
  if (comparison.length < 2) return null;
  const { mode, seniorCitizen, seniorPremium } = inputs;
  const extra =
    mode !== "cd" && seniorCitizen && seniorPremium > 0
      ? `, with ${format.number(seniorPremium)} percentage points more for seniors in an FD or RD`
      : "";
  return {
    kind: "bars",
    horizontal: true,
    categories: comparison.map((row) => `${MODES[row.kind]}: ${format.percent(row.effectiveAnnualRate, 2)} effective`),
    y: moneyAxis("Interest", format, "cents"),
    series: [{ label: "Interest", color: "ochre", values: comparison.map((row) => row.interest) }],
    highlight: comparison.findIndex((row) => row.kind === inputs.mode),
    caption: `The interest on ${format.wholeMoney(comparison[0]?.invested ?? 0)} at the same rate and term${extra}. In an RD the money is paid in month by month, so it earns interest for about half the time; for a CD the rate is taken as its APY.`,
  };
};

/** The interest for each financial year, and the tax deducted from it. */
const taxYears: Drawing = ({ inputs, model: { tds }, outputs: { taxByYear, totalTds }, format }) => {
  if (!tds) return null;
  const limit = format.wholeMoney(tds.threshold);
  return {
    kind: "bars",
    stacked: true,
    categories: taxByYear.map((row) => row.financialYear),
    x: { label: "Financial year, April to March" },
    y: moneyAxis("Interest", format, "cents"),
    series: [
      { label: "Interest", color: "ochre", values: taxByYear.map((row) => row.interest - row.tds) },
      { label: "TDS", color: "red", values: taxByYear.map((row) => row.tds) },
    ],
    caption: inputs.applyTds
      ? `TDS comes to ${format.money(totalTds)}. It is deducted in years when total interest from the bank is above ${limit}.`
      : `Interest for each year, as the bank reports it. If all interest from the bank is above ${limit} in a year, the bank deducts tax: see “Tax deducted at source” in the form.`,
  };
};

export default defineTabs(fdRd, [
  {
    label: "Growth",
    chart: growth,
    table: "quarters",
    totals: ["deposited", "interest", "paidOut"],
  },
  { label: "Year by year", table: "schedule" },
  { label: "Payout calendar", table: "payouts", totals: ["interest"] },
  { label: "FD, RD and CD", chart: kinds, table: "comparison" },
  { label: "TDS by year", chart: taxYears, table: "taxByYear", totals: ["interest", "tds"] },
]);
