import { type DrawChart, deferred, defineView, type Mark } from "../../../site/kit";
import { yearAxis, yearOf } from "../../../site/kit/year-axis";
import homeLoan from "./calculator";
import { EmiOrTenure } from "./EmiOrTenure";

const Schedule = deferred(() => import("./Schedule"), "seen");
const Resets = deferred(() => import("./Resets"), "seen");

/** More marks than these would cover the line. */
const MOST_MARKS = 6;

/** What each year's instalments go to, and what is owed at its end. */
const yearsChart: DrawChart<typeof homeLoan> = ({
  inputs,
  outputs: { yearly, totalInterest, interestShare },
  format,
}) => ({
  kind: "bars",
  stacked: true,
  categories: yearly.map((row) => row.year),
  x: { label: inputs.yearBasis === "financial-year-april" ? "Financial year" : "Year" },
  y: {
    label: "Paid in the year",
    format: (value) => format.shortMoney(value),
    exact: (value) => format.wholeMoney(value),
  },
  series: [
    { label: "Principal", color: "green", values: yearly.map((row) => row.principal) },
    ...(yearly.some((row) => row.extra > 0)
      ? [{ label: "Prepaid", color: "ink" as const, values: yearly.map((row) => row.extra) }]
      : []),
    { label: "Interest", color: "ochre", values: yearly.map((row) => row.interest) },
  ],
  line: {
    label: "Balance (right axis)",
    color: "ink",
    values: yearly.map((row) => row.closingBalance),
    y: {
      label: "Balance",
      format: (value) => format.shortMoney(value),
      exact: (value) => format.wholeMoney(value),
    },
  },
  caption: `${inputs.yearBasis === "financial-year-april" ? "Years from April to March. " : ""}Total interest is ${format.wholeMoney(totalInterest)}, ${format.percent(interestShare, 0)} of everything you pay.`,
});

/** The instalment over time, with every new rate marked. */
const emiChart: DrawChart<typeof homeLoan> = ({ outputs: { schedule, events, payoffDate }, format }) => {
  const isLevel = events.every((event) => event.event === "prepayment" && event.oldEmi === event.newEmi);
  if (isLevel || schedule.length < 3) return null;
  // The last instalment only settles what is left.
  const rows = schedule.slice(0, -1);
  const marks: Mark[] = events
    .filter(({ event }) => event !== "prepayment" && event !== "step-up")
    .slice(0, MOST_MARKS)
    .map(({ event, date, annualRate }) => ({
      x: yearOf(date),
      label:
        event === "rate-change"
          ? format.percent(annualRate)
          : { disbursal: "Disbursal", moratorium: "Moratorium", resumed: "EMIs resume" }[
              event as "disbursal" | "moratorium" | "resumed"
            ],
    }));
  return {
    kind: "lines",
    steps: true,
    x: yearAxis(
      rows.map((row) => row.date),
      format,
    ),
    y: {
      label: "Instalment",
      format: (value) => format.shortMoney(value),
      exact: (value) => format.money(value),
    },
    series: [{ label: "Instalment", color: "green", values: rows.map((row) => row.payment) }],
    marks: marks.filter((mark, i) => marks.findIndex((other) => other.label === mark.label) === i),
    caption: `Each month’s instalment, with rate changes marked. The last one is in ${format.month(payoffDate)}.`,
  };
};

/** What is owed; with prepayments, compared with the loan without them. */
const balanceChart: DrawChart<typeof homeLoan> = ({
  outputs: { schedule, payoffDate, monthsSaved },
  format,
}) => ({
  kind: "lines",
  x: yearAxis(
    schedule.map((row) => row.date),
    format,
  ),
  y: {
    label: "Balance owed",
    format: (value) => format.shortMoney(value),
    exact: (value) => format.wholeMoney(value),
  },
  series: [
    { label: "Balance", color: "green", values: schedule.map((row) => row.closingBalance), area: true },
  ],
  caption: `Balance after each instalment. The loan is paid off in ${format.month(payoffDate)}${monthsSaved > 0 ? `, ${format.plural(monthsSaved, "month")} sooner than without prepaying` : ""}.`,
});

export default defineView(homeLoan, {
  hints: {
    principal: ({ inputs: { principal }, format }) =>
      principal >= 1e5 ? format.shortMoney(principal) : null,
    annualRate: ({ outputs: { apr }, format }) => (apr === null ? null : `APR ${format.percent(apr, 2)}`),
    processingFee: ({ inputs: { principal, processingFee }, format }) =>
      processingFee > 0 ? `${format.percent((100 * processingFee) / principal, 2)} of the loan` : null,
    emiIncreaseYearly: ({ inputs: { emiIncreaseYearly }, outputs: { finalEmi }, format }) =>
      emiIncreaseYearly > 0 && finalEmi !== null ? `${format.wholeMoney(finalEmi)} at the end` : null,
    extraMonthly: ({ inputs: { extraMonthly }, outputs: { interestSaved }, format }) =>
      extraMonthly > 0 && interestSaved > 0 ? `prepayments save ${format.shortMoney(interestSaved)}` : null,
    tranches: ({ inputs: { tranches, principal }, format }) => {
      const drawn = tranches.reduce((sum, { amount }) => sum + amount, 0);
      return `${format.wholeMoney(drawn)} of ${format.wholeMoney(principal)}`;
    },
    taxRate: ({ outputs: { taxSaving }, format }) =>
      taxSaving > 0 ? `saves ${format.shortMoney(taxSaving)}` : null,
  },

  parts: ({ inputs, outputs: { totalInterest, totalCost } }) => ({
    rows: [
      { label: "Loan", value: inputs.principal },
      { label: "Interest", value: totalInterest, color: "ochre" },
      { label: "Upfront charges", value: inputs.processingFee, color: "blue" },
    ],
    total: { label: "Total cost", value: totalCost },
  }),
  Display: EmiOrTenure,
  hide: ["totalCost", "totalInterest"],
  figures: ({ outputs: { interestSaved, totalPreEmiInterest, emi, finalEmi, taxSaving, emiRaised } }) => [
    ...(emi !== null && finalEmi !== null && Math.abs(emi - finalEmi) >= 0.005
      ? (["emi", "finalEmi"] as const)
      : []),
    ...(emiRaised ? (["emiRaised"] as const) : []),
    "payoffDate",
    "apr",
    ...(totalPreEmiInterest > 0 ? (["totalPreEmiInterest"] as const) : []),
    ...(interestSaved > 0.005 ? (["interestSaved", "monthsSaved", "prepaymentReturn"] as const) : []),
    ...(taxSaving > 0 ? (["taxSaving"] as const) : []),
  ],

  tabs: [
    { label: "Year by year", chart: yearsChart },
    { label: "Rate reset", Component: Resets },
    { label: "Instalment", chart: emiChart },
    { label: "Balance", chart: balanceChart },
    { label: "Timeline", table: "events" },
    { label: "What each event costs", table: "eventCosts" },
    { label: "Schedule", Component: Schedule },
    {
      label: "Income tax",
      table: "taxYears",
      totals: ["interest", "principal", "interestDeduction", "principalDeduction", "saving"],
    },
    { label: "By year", table: "yearly", totals: ["payment", "interest", "principal", "extra"] },
    {
      label: "By month",
      table: "schedule",
      omit: ["cumulativeInterest"],
      totals: ["payment", "interest", "principal", "extra"],
    },
    { label: "Both effects", table: "prepaymentChoices" },
    { label: "Reset options", table: "resetOptions" },
  ],
});
