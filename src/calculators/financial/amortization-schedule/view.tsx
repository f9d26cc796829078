import type { Format } from "../../../core/format";
import { yearOf as yearOfRow } from "../../../math/finance/year-rows";
import { type DrawChart, defineView, type Mark, type ViewProps } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import { moneyAxis } from "../../../site/kit/money-axis";
import { YearSchedule } from "../../../site/kit/YearSchedule";
import { yearAxis, yearOf } from "../../../site/kit/year-axis";
import amortization from "./calculator";
import type { EventRow } from "./tables";
import "./amortization.css";

const CheckStatement = deferred(() => import("./CheckStatement"), "seen");

/** More marks than this would hide the line. */
const MAX_MARKS = 6;

const MARKS: Readonly<Record<EventRow["event"], string>> = {
  holiday: "Holiday",
  "interest-only": "Interest only",
  regular: "Regular",
  "rate-change": "Rate",
  extra: "Extra",
  balloon: "Balloon",
  end: "End",
};

/** How each payment splits into principal and interest. */
const splitChart: DrawChart<typeof amortization> = ({ outputs: { schedule: rows, totalInterest }, format }) =>
  rows.length < 2
    ? null
    : {
        kind: "lines",
        stacked: true,
        x: yearAxis(
          rows.map((row) => row.date),
          format,
        ),
        y: moneyAxis("Each payment", format, "cents"),
        series: [
          {
            label: "Principal",
            color: "green",
            values: rows.map((row) => Math.max(0, row.principal)),
          },
          { label: "Interest", color: "ochre", values: rows.map((row) => row.interest) },
        ],
        caption: caption(rows, totalInterest, format),
      };

function caption(
  rows: readonly { date: string; principal: number; interest: number }[],
  totalInterest: number,
  format: Format,
): string {
  const turn = rows.find((row) => row.principal > row.interest);
  const interest = `Total interest is ${format.wholeMoney(totalInterest)}.`;
  if (!turn) return `Every payment goes more to interest than to principal. ${interest}`;
  return turn === rows[0]
    ? `Every payment goes more to principal than to interest. ${interest}`
    : `From ${format.month(turn.date)}, payments go more to principal than to interest. ${interest}`;
}

/** The balance over time, with events marked. */
const balanceChart: DrawChart<typeof amortization> = ({
  inputs,
  outputs: { schedule: rows, events, payoffDate },
  format,
}) => {
  const first = rows[0];
  if (!first || rows.length < 2) return null;
  const marks: Mark[] = events
    .filter(({ event }) => event !== "end")
    .slice(0, MAX_MARKS)
    .map(({ event, date, annualRate }) => ({
      x: yearOf(date),
      label: event === "rate-change" ? format.percent(annualRate) : MARKS[event],
    }));
  const half = rows.find((row) => row.closingBalance <= inputs.principal / 2);
  const [halfway, end] = [half ? format.month(half.date) : null, format.month(payoffDate)];
  return {
    kind: "lines",
    x: yearAxis(
      rows.map((row) => row.date),
      format,
    ),
    y: moneyAxis("Balance owed", format, "cents"),
    series: [{ label: "Balance", color: "green", values: rows.map((row) => row.closingBalance), area: true }],
    marks: marks.filter((mark, i) => marks.findIndex((other) => other.label === mark.label) === i),
    caption: `Balance after each payment. ${halfway === null || halfway === end ? "It is paid off" : `Half is paid off in ${halfway}, all of it`} in ${end}.`,
  };
};

const COLUMNS = [
  ["payment", "Payment"],
  ["interest", "Interest"],
  ["principal", "Principal"],
  ["extra", "Extra"],
  ["closingBalance", "Balance"],
] as const;

/** The full schedule, grouped into expandable years. */
function Schedule({ id, inputs, model, outputs, format }: ViewProps<typeof amortization>) {
  const { schedule: rows, yearly } = outputs;
  const hasExtras = yearly.some((year) => year.extra > 0);
  return (
    <YearSchedule
      id={id}
      schedule={{ field: amortization.outputs.schedule, rows }}
      yearly={{ field: amortization.outputs.yearly, rows: yearly }}
      columns={COLUMNS.filter(([key]) => key !== "extra" || hasExtras)}
      totals={["payment", "interest", "principal", "extra"]}
      yearOf={(place) => yearOfRow(rows[place] as (typeof rows)[number], inputs.yearBasis, model.paymentsPerYear)}
      format={format}
    />
  );
}

export default defineView(amortization, {
  hints: {
    principal: ({ inputs, outputs: { payment, numberOfPayments }, format }) => {
      const { paymentFrequency, annualRate, amortizationType } = inputs;
      // If payments decline or end within the year, the annual total is not twelve times the first.
      const isSame = paymentFrequency === "monthly" && amortizationType !== "fixed-principal";
      return isSame && payment !== null && annualRate > 0 && numberOfPayments >= 12
        ? `${format.money(12 * payment)} a year`
        : null;
    },
    compounding: ({ outputs: { effectiveAnnualRate }, format }) => `${format.percent(effectiveAnnualRate)} effective`,
    termMonths: ({ outputs: { numberOfPayments }, format }) => format.plural(numberOfPayments, "payment"),
    paymentFrequency: ({ outputs: { numberOfPayments }, format }) => format.plural(numberOfPayments, "payment"),
    paymentOverride: ({ inputs: { paymentOverride }, outputs: { payoffDate }, format }) =>
      paymentOverride === null ? null : `until ${format.month(payoffDate)}`,
    extraMonthly: ({ outputs: { interestSaved }, format }) =>
      interestSaved !== null && interestSaved > 0 ? `saves ${format.wholeMoney(interestSaved)}` : null,
  },

  parts: ({ inputs, outputs: { totalInterest, totalPaid } }) => ({
    rows: [
      { label: "Loan", value: inputs.principal },
      { label: "Interest", value: totalInterest, color: "ochre" },
    ],
    total: { label: "Total paid", value: totalPaid },
  }),

  tabs: [
    { label: "Schedule", Component: Schedule },
    { label: "Interest and principal", chart: splitChart },
    { label: "Balance", chart: balanceChart },
    { label: "Events", table: "events" },
    { label: "Check a statement", Component: CheckStatement, onPaper: false },
    {
      label: "By year",
      table: "yearly",
      totals: ["payment", "interest", "principal", "extra"],
      onPaper: false,
    },
    {
      label: "By payment",
      table: "schedule",
      totals: ["payment", "interest", "principal", "extra"],
      onPaper: false,
    },
  ],
});
