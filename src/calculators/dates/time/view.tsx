import { type DrawChart, defineView } from "../../../site/kit";
import { todayHints } from "../../../site/kit/TodayButton";
import calculator from "./calculator";
import { Parse } from "./Parse";

/** Longer timesheets are easier to read in the table. */
const MAX_DAYS = 31;

const RATES = [
  { label: "Regular", color: "green", key: "regularMinutes" },
  { label: "Overtime", color: "ochre", key: "overtimeMinutes" },
  { label: "Double time", color: "red", key: "doubleMinutes" },
] as const;

/** A chart of the hours of each day by pay rate. */
const daysChart: DrawChart<typeof calculator> = ({ outputs: { rows }, format }) => {
  if (rows.length === 0 || rows.length > MAX_DAYS) return null;
  const hours = (minutes: number) => minutes / 60;
  return {
    kind: "bars",
    stacked: true,
    x: { label: "Day" },
    y: { label: "Hours", format: (value) => `${format.number(value, 2)} h` },
    categories: rows.map(({ date, weekday }) =>
      rows.length > 7 ? format.shortDate(date).replace(/,.*/, "") : `${weekday.slice(0, 3)} ${Number(date.slice(8))}`,
    ),
    series: RATES.map(({ label, color, key }) => ({ label, color, values: rows.map((row) => hours(row[key])) })).filter(
      ({ label, values }) => label === "Regular" || values.some((value) => value > 0),
    ),
    caption: "Hours of each day, by pay rate.",
  };
};

export default defineView(calculator, {
  hints: todayHints(calculator.inputs, ["startDate"]),
  parts: ({ model: { answer } }) => {
    const { sheet } = answer;
    if (!sheet || sheet.grossPay.sign() === 0) return null;
    return {
      rows: [
        { label: "Regular pay", value: sheet.payOf("regular").toNumber(), color: "green" },
        { label: "Overtime pay", value: sheet.payOf("overtime").toNumber(), color: "ochre" },
        { label: "Double-time pay", value: sheet.payOf("double").toNumber(), color: "red" },
      ],
      total: { label: "Gross pay", value: sheet.grossPay.toNumber() },
    };
  },
  tabs: [
    { label: "How it was read", Component: Parse, when: ({ inputs }) => inputs.mode === "expression" },
    {
      label: "Day by day",
      chart: daysChart,
      table: "rows",
      without: ["overtimeMinutes", "doubleMinutes"],
      totals: ["workedMinutes", "regularMinutes", "overtimeMinutes", "doubleMinutes", "pay"],
    },
  ],
});
