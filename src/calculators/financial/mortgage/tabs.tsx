import { type DrawChart, defineTabs, type Mark } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import { yearAxis, yearOf } from "../../../site/kit/year-axis";
import mortgage from "./calculator";

/** Balance at the end of each year; with extra payments, compared with the original schedule. */
const balanceChart: DrawChart<typeof mortgage> = ({ inputs, outputs, format }) => {
  const { yearly, balances, loanAmount, payoffDate, interestSaved } = outputs;
  const start = yearOf(inputs.firstPaymentDate);
  const years = balances.length > 0 ? balances : yearly.map((row) => ({ ...row, withoutExtras: row.closingBalance }));
  const ends = years.map((row) => Number(row.year) + 1);
  const owed = (values: readonly number[]) => [loanAmount, ...values];
  const paid = owed(years.map((row) => row.closingBalance));
  const marks: Mark[] = [];
  if (outputs.pmiEndDate) marks.push({ x: yearOf(outputs.pmiEndDate), label: "PMI ends" });
  if (balances.length > 0) marks.push({ x: yearOf(payoffDate), label: `Paid off ${format.month(payoffDate)}` });
  const half = paid.findIndex((balance) => balance <= loanAmount / 2);
  return {
    kind: "lines",
    x: {
      label: "Year",
      values: [start, ...ends],
      format: (year) => String(Math.floor(year)),
      exact: (year) => (year === start ? format.month(inputs.firstPaymentDate) : `End of ${year - 1}`),
    },
    y: moneyAxis("Balance owed", format),
    series: [
      ...(balances.length > 0
        ? [
            {
              label: "On schedule",
              color: "soft" as const,
              values: owed(years.map((row) => row.withoutExtras)),
              dashed: true,
            },
          ]
        : []),
      {
        label: balances.length > 0 ? "With extra payments" : "Balance",
        color: "green",
        values: paid,
        area: true,
      },
    ],
    marks,
    caption:
      balances.length > 0
        ? `Paying extra ends the loan in ${format.month(payoffDate)} and saves ${format.wholeMoney(interestSaved)} in interest.`
        : `Balance owed at the end of each year. Half is paid off in ${Math.floor([start, ...ends][half] as number) - 1}.`,
  };
};

/** How each year's payments split. */
const yearsChart: DrawChart<typeof mortgage> = ({ outputs, format }) => ({
  kind: "bars",
  stacked: true,
  categories: outputs.yearly.map((row) => row.year),
  x: { label: "Year" },
  y: moneyAxis("Paid in the year", format),
  series: [
    { label: "Principal", color: "green", values: outputs.yearly.map((row) => row.principal) },
    ...(outputs.yearly.some((row) => row.extra > 0)
      ? [{ label: "Extra", color: "ink" as const, values: outputs.yearly.map((row) => row.extra) }]
      : []),
    { label: "Interest", color: "ochre", values: outputs.yearly.map((row) => row.interest) },
    {
      label: "Tax, insurance, PMI, HOA",
      color: "blue",
      values: outputs.yearly.map((row) => row.escrow + row.pmi),
    },
  ],
  caption: `Total interest is ${format.wholeMoney(outputs.totalInterest)}, ${format.percent(outputs.totalInterestPercent, 0)} of the loan.`,
});

/** Payment of an adjustable loan in the three scenarios. */
const scenarioChart: DrawChart<typeof mortgage> = ({ inputs, model, outputs: { armPaths }, format }) => {
  if (armPaths.length === 0) return null;
  const path = (key: "expectedPayment" | "worstPayment" | "bestPayment") => {
    const values = armPaths.map((row) => row[key]);
    return [model.level, ...values, values.at(-1) as number];
  };
  return {
    kind: "lines",
    steps: true,
    // The axis runs to the end of the contract because the scenarios ignore extra payments.
    x: yearAxis(
      [inputs.firstPaymentDate, ...armPaths.map((row) => row.date), model.contractDates.iso(model.term)],
      format,
    ),
    y: moneyAxis("Monthly principal and interest", format, "cents"),
    series: [
      { label: "Worst case", color: "red", values: path("worstPayment") },
      { label: "As expected", color: "green", values: path("expectedPayment") },
      { label: "Best case", color: "blue", values: path("bestPayment") },
    ],
    caption: `Principal and interest each month. At worst, the payment reaches ${format.money(model.scenarios.worst().highestPayment)}. How the index moves is an assumption.`,
  };
};

export default defineTabs(mortgage, [
  { label: "Balance", chart: balanceChart },
  { label: "Interest and principal", chart: yearsChart },
  { label: "Rate scenarios", chart: scenarioChart },
  {
    label: "By year",
    table: "yearly",
    totals: ["payment", "interest", "principal", "extra", "pmi", "escrow"],
  },
  {
    label: "By month",
    table: "schedule",
    totals: ["payment", "interest", "principal", "extra", "pmi", "escrow"],
  },
  { label: "Three scenarios", table: "armScenarios" },
  { label: "Rate adjustments", table: "armChanges" },
]);
