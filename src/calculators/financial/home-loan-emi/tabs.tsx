import { type DrawChart, defineTabs, type Mark } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import { moneyAxis } from "../../../site/kit/money-axis";
import { yearAxis, yearOf } from "../../../site/kit/year-axis";
import homeLoan from "./calculator";

const Resets = deferred(() => import("./Resets"), "seen");

/** More marks than this would hide the line. */
const MAX_MARKS = 6;

/** How each year's installments split, and the balance at the end of the year. */
const yearsChart: DrawChart<typeof homeLoan> = ({
  inputs,
  outputs: { yearly, totalInterest, interestShare },
  format,
}) => ({
  kind: "bars",
  stacked: true,
  categories: yearly.map((row) => row.year),
  x: { label: inputs.yearBasis === "financial-year-april" ? "Financial year" : "Year" },
  y: moneyAxis("Paid in the year", format),
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
    y: moneyAxis("Balance", format),
  },
  caption: `${inputs.yearBasis === "financial-year-april" ? "Years from April to March. " : ""}Total interest is ${format.wholeMoney(totalInterest)}, ${format.percent(interestShare, 0)} of everything you pay.`,
});

/** The installment over time, with rate changes and other events marked. */
const emiChart: DrawChart<typeof homeLoan> = ({ outputs: { schedule, events, payoffDate }, format }) => {
  const isLevel = events.every((event) => event.event === "prepayment" && event.oldEmi === event.newEmi);
  if (isLevel || schedule.length < 3) return null;
  // The last installment is left out because it only settles the remaining balance.
  const rows = schedule.slice(0, -1);
  const marks: Mark[] = events
    .filter(({ event }) => event !== "prepayment" && event !== "step-up")
    .slice(0, MAX_MARKS)
    .map(({ event, date, annualRate }) => ({
      x: yearOf(date),
      label:
        event === "rate-change"
          ? format.percent(annualRate)
          : { disbursal: "Disbursement", moratorium: "Moratorium", resumed: "EMIs resume" }[
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
    y: moneyAxis("Installment", format, "cents"),
    series: [{ label: "Installment", color: "green", values: rows.map((row) => row.payment) }],
    marks: marks.filter((mark, i) => marks.findIndex((other) => other.label === mark.label) === i),
    caption: `Each month’s installment, with rate changes marked. The last one is in ${format.month(payoffDate)}.`,
  };
};

/** The balance over time; the caption says how many months prepayments save. */
const balanceChart: DrawChart<typeof homeLoan> = ({ outputs: { schedule, payoffDate, monthsSaved }, format }) => ({
  kind: "lines",
  x: yearAxis(
    schedule.map((row) => row.date),
    format,
  ),
  y: moneyAxis("Balance owed", format),
  series: [{ label: "Balance", color: "green", values: schedule.map((row) => row.closingBalance), area: true }],
  caption: `Balance after each installment. The loan is paid off in ${format.month(payoffDate)}${monthsSaved > 0 ? `, ${format.plural(monthsSaved, "month")} sooner than without prepaying` : ""}.`,
});

/** The installment if it changes, otherwise the balance. */
const monthsChart: DrawChart<typeof homeLoan> = (answer) => emiChart(answer) ?? balanceChart(answer);

/** The interest that each event adds or saves. */
const costChart: DrawChart<typeof homeLoan> = ({ outputs: { eventCosts }, format }) =>
  eventCosts.length === 0
    ? null
    : {
        kind: "bars",
        horizontal: true,
        categories: eventCosts.map((row) => row.cause),
        y: moneyAxis("Interest added (saved if below 0)", format),
        series: [{ label: "Interest", color: "ochre", values: eventCosts.map((row) => row.interest) }],
        caption: "Total interest with each event compared with the same loan without it.",
      };

const PAID = ["payment", "interest", "principal", "extra"];

export default defineTabs(homeLoan, [
  { label: "Year by year", chart: yearsChart, table: "yearly", totals: PAID },
  { label: "Month by month", chart: monthsChart, table: "schedule", totals: PAID },
  { label: "Rate reset", Component: Resets },
  { label: "Events", chart: costChart, table: "events" },
  { label: "Disbursements", table: "disbursals", totals: ["amount"] },
  {
    label: "Income tax",
    table: "taxYears",
    totals: ["interest", "principal", "interestDeduction", "principalDeduction", "saving"],
  },
]);
