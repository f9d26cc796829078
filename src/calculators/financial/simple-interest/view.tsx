import { type DrawChart, defineView } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import simpleInterest from "./calculator";
import { DAY_COUNTS } from "./inputs";

type Drawing = DrawChart<typeof simpleInterest>;

/** The straight line of simple interest next to the curve of compound interest. */
const curveChart: Drawing = ({ outputs: { curve, compoundDifference }, format }) => {
  if (curve.length === 0) return null;
  return {
    kind: "lines",
    x: {
      label: "Years",
      values: curve.map((row) => row.years),
      format: (value) => format.number(value, 2),
    },
    y: { ...moneyAxis("Principal and interest", format, "cents"), zero: false },
    series: [
      { label: "Simple", color: "green", values: curve.map((row) => row.simple) },
      {
        label: "Compounded yearly",
        color: "ochre",
        values: curve.map((row) => row.compound),
        dashed: true,
      },
    ],
    caption:
      compoundDifference === null
        ? "Simple interest grows in a straight line. Compounded, the amount would be too large to show."
        : `Simple interest grows in a straight line. Compounded yearly over the same time, it would be ${format.money(Math.abs(compoundDifference))} ${compoundDifference < 0 ? "less" : "more"}.`,
  };
};

/** Interest with each day count for the same two dates. */
const dayCountChart: Drawing = ({ inputs, outputs: { byDayCount }, format }) => {
  if (byDayCount.length === 0) return null;
  const interests = byDayCount.map((row) => row.interest);
  const spread = Math.max(...interests) - Math.min(...interests);
  return {
    kind: "bars",
    horizontal: true,
    categories: byDayCount.map(
      (row) => `${DAY_COUNTS[row.dayCount]}: ${format.plural(row.days, "day")}, ${format.money(row.interest)}`,
    ),
    y: moneyAxis("Interest", format, "cents"),
    series: [{ label: "Interest", color: "green", values: interests }],
    highlight: byDayCount.findIndex((row) => row.dayCount === inputs.dayCount),
    caption: `The same dates and rate with five day counts; the highest and lowest differ by ${format.money(spread)}.`,
  };
};

export default defineView(simpleInterest, {
  hints: {
    annualRate: ({ outputs: { dailyInterest }, format }) => `${format.money(dailyInterest)} a day`,
    duration: ({ outputs: { days }, format }) => format.plural(days, "day"),
    endDate: ({ outputs: { days }, format }) => `${format.plural(days, "day")} by the day count`,
  },

  parts: ({ outputs: { principal, interest, totalAmount, partPaymentsTotal, balanceDue } }) => ({
    rows: [
      { label: "Principal", value: principal },
      { label: "Interest", value: interest, color: "ochre" },
      ...(partPaymentsTotal > 0
        ? [{ label: "Part payments", value: -partPaymentsTotal, color: "green" as const }]
        : []),
    ],
    total: partPaymentsTotal > 0 ? { label: "Balance due", value: balanceDue } : { label: "Total", value: totalAmount },
  }),

  tabs: [
    {
      label: "Payment by payment",
      table: "paymentSchedule",
      totals: ["days", "interest", "payment", "toInterest", "toPrincipal"],
    },
    { label: "By day count", chart: dayCountChart, table: "byDayCount" },
    { label: "Simple and compound", chart: curveChart },
    { label: "Year by year", table: "schedule", totals: ["interest"] },
    { label: "Both curves", table: "curve" },
  ],
});
