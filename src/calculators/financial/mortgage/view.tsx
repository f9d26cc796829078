import { type Draw, defineView, type Mark } from "../../../site/view";
import mortgage from "./model";

/** The place of a date on an axis of years: July 2030 is 2030.5. */
function yearOf(date: string): number {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return year + (month - 1) / 12;
}

/** What is owed at the end of each year; with extra payments, beside the schedule without them. */
const balanceChart: Draw<typeof mortgage> = (inputs, outputs, format) => {
  const { yearly, balances, loanAmount, payoffDate, interestSaved } = outputs;
  const start = yearOf(inputs.firstPaymentDate);
  const years =
    balances.length > 0 ? balances : yearly.map((row) => ({ ...row, withoutExtras: row.closingBalance }));
  const ends = years.map((row) => Number(row.year) + 1);
  const owed = (values: readonly number[]) => [loanAmount, ...values];
  const paid = owed(years.map((row) => row.closingBalance));
  const marks: Mark[] = [];
  if (outputs.pmiEndDate) marks.push({ x: yearOf(outputs.pmiEndDate), label: "PMI ends" });
  if (balances.length > 0) marks.push({ x: yearOf(payoffDate), label: `Free ${format.month(payoffDate)}` });
  const half = paid.findIndex((balance) => balance <= loanAmount / 2);
  return {
    kind: "lines",
    x: { values: [start, ...ends], format: (year) => String(Math.floor(year)) },
    y: { format: (value) => format.shortMoney(value) },
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
        label: balances.length > 0 ? "With what you pay more" : "Balance",
        color: "green",
        values: paid,
        area: true,
      },
    ],
    marks,
    caption:
      balances.length > 0
        ? `Paying more ends the loan in ${format.month(payoffDate)} and saves ${format.wholeMoney(interestSaved)} of interest.`
        : `Balance owed at the end of each year. Half of it is paid off in ${Math.floor([start, ...ends][half] as number) - 1}.`,
  };
};

/** What each year's payments go to. */
const yearsChart: Draw<typeof mortgage> = (_, { yearly, totalInterest, totalInterestPercent }, format) => ({
  kind: "bars",
  stacked: true,
  categories: yearly.map((row) => row.year),
  y: { format: (value) => format.shortMoney(value) },
  series: [
    { label: "Principal", color: "green", values: yearly.map((row) => row.principal) },
    { label: "Extra", color: "ink", values: yearly.map((row) => row.extra) },
    { label: "Interest", color: "ochre", values: yearly.map((row) => row.interest) },
    { label: "Tax, insurance, PMI, HOA", color: "blue", values: yearly.map((row) => row.escrow + row.pmi) },
  ],
  caption: `Interest comes to ${format.wholeMoney(totalInterest)}, ${format.percent(totalInterestPercent, 0)} of the loan.`,
});

/** An adjustable loan's payment in the three scenarios. */
const scenarioChart: Draw<typeof mortgage> = (
  inputs,
  { armPaths, armScenarios, monthlyPrincipalInterest, payoffDate },
  format,
) => {
  if (armPaths.length === 0) return null;
  const path = (key: "expectedPayment" | "worstPayment" | "bestPayment") => {
    const values = armPaths.map((row) => row[key]);
    return [monthlyPrincipalInterest, ...values, values.at(-1) as number];
  };
  const worst = armScenarios.find((row) => row.scenario === "worst");
  return {
    kind: "lines",
    steps: true,
    x: {
      values: [
        yearOf(inputs.firstPaymentDate),
        ...armPaths.map((row) => yearOf(row.date)),
        yearOf(payoffDate),
      ],
      format: (year) => String(Math.floor(year)),
    },
    y: { format: (value) => format.shortMoney(value) },
    series: [
      { label: "Worst case", color: "red", values: path("worstPayment") },
      { label: "As expected", color: "green", values: path("expectedPayment") },
      { label: "Best case", color: "blue", values: path("bestPayment") },
    ],
    caption: `Principal and interest each month. At worst the payment reaches ${format.money(worst?.highestPayment ?? null)}. The path of the index is an assumption.`,
  };
};

export default defineView(mortgage, {
  hints: {
    downPaymentPercent: (_, { downPaymentAmount }, format) => format.wholeMoney(downPaymentAmount),
    downPayment: (_, { ltv }, format) => `${format.percent(100 - ltv, 2)} of the price`,
    propertyTaxRate: (_, { monthlyPropertyTax }, format) =>
      `${format.wholeMoney(12 * monthlyPropertyTax)} a year`,
    pmiRate: ({ downPaymentPercent }, { monthlyPmi, ltv }, format) =>
      ltv > 80 || downPaymentPercent < 20 ? `${format.money(monthlyPmi)} a month` : null,
    points: (_, { pointsCost }, format) => (pointsCost > 0 ? format.money(pointsCost) : null),
  },

  parts: (inputs, outputs) => ({
    rows: [
      { label: "Principal and interest", value: outputs.monthlyPrincipalInterest },
      { label: "Property tax", value: outputs.monthlyPropertyTax },
      { label: "Home insurance", value: outputs.monthlyInsurance },
      { label: "PMI", value: outputs.monthlyPmi, color: "red" },
      { label: "HOA / condo fee", value: outputs.monthlyHoa, color: "soft" },
      { label: "Other costs", value: inputs.otherMonthly, color: "ink" },
    ],
    total: { label: "Each month", value: outputs.monthlyPayment },
  }),
  hide: [
    "monthlyPrincipalInterest",
    "monthlyPropertyTax",
    "monthlyInsurance",
    "monthlyPmi",
    "monthlyHoa",
    "monthlyPayment",
  ],
  figures: (_, { interestSaved }) => [
    "biweeklyPayment",
    "loanAmount",
    "apr",
    "payoffDate",
    "totalInterest",
    "pmiEndDate",
    "pointsBreakEvenMonth",
    ...(interestSaved > 0 ? (["interestSaved", "monthsSaved"] as const) : []),
  ],

  tabs: [
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
      omit: ["cumulativeInterest"],
      totals: ["payment", "interest", "principal", "extra", "pmi", "escrow"],
    },
    { label: "Three scenarios", table: "armScenarios" },
    { label: "Rate changes", table: "armChanges" },
  ],
});
