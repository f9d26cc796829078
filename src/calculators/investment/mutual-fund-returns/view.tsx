import { type DrawChart, defineView, type Mark } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import funds from "./calculator";
import FromValueToKept from "./FromValueToKept";
import PaymentTimeline from "./PaymentTimeline";

type Drawing = DrawChart<typeof funds>;

/** The value of the fund with and without expenses. */
const growthChart: Drawing = ({ inputs, model: { projection }, outputs: { schedule, expenseDrag }, format }) => {
  if (!projection) return null;
  const begin = inputs.principal;
  const of = (key: "invested" | "value" | "valueWithoutExpenses") => [begin, ...schedule.map((row) => row[key])];
  return {
    kind: "lines",
    x: {
      label: "Years from now",
      values: [0, ...schedule.map(({ year }) => Math.min(year, projection.years))],
      format: (year) => format.number(year, 2),
      exact: (year) => `After ${format.plural(Math.round(100 * year) / 100, "year")}`,
    },
    y: moneyAxis("Value before load and tax", format),
    series: [
      { label: "With expenses", color: "green", values: of("value") },
      {
        label: "Without expenses",
        color: "ochre",
        values: of("valueWithoutExpenses"),
        area: 0,
        dashed: true,
      },
      { label: "Paid in", color: "blue", values: of("invested") },
    ],
    caption: `The gap is what ${format.percent(inputs.expenseRatio)} a year costs: ${format.wholeMoney(expenseDrag)} at the end.`,
  };
};

/** Present value by rate; each zero is a rate of return. */
const rateChart: Drawing = ({ model: { payments }, outputs: { presentValues, xirrRoots }, format }) => {
  if (!payments || presentValues.length === 0) return null;
  const marks: Mark[] = xirrRoots.slice(0, 6).map(({ rate }) => ({ x: rate, label: format.percent(rate, 2) }));
  return {
    kind: "lines",
    x: {
      label: "Rate, percent a year",
      values: presentValues.map(({ rate }) => rate),
      format: (rate) => format.percent(rate, 1),
      exact: (rate) => `At ${format.percent(rate, 2)} a year`,
    },
    y: moneyAxis("Present value", format, "cents"),
    series: [
      {
        label: "Present value of all payments",
        color: "green",
        values: presentValues.map(({ presentValue }) => presentValue),
      },
    ],
    marks,
    caption:
      marks.length === 0
        ? "The curve never crosses 0: these payments have no rate of return."
        : `The curve crosses 0 at ${xirrRoots
            .slice(0, 6)
            .map(({ rate }) => format.percent(rate, 2))
            .join(" and ")}.`,
  };
};

export default defineView(funds, {
  hints: {
    expenseRatio: ({ outputs: { expenseDrag }, format }) =>
      expenseDrag === null ? null : `Costs ${format.wholeMoney(expenseDrag)} in total`,
    compareExpenseRatio: ({ outputs: { costOfHigherRatio: more }, format }) =>
      more === null || Math.abs(more) < 0.5
        ? null
        : `${format.wholeMoney(Math.abs(more))} ${more > 0 ? "more" : "less"} at the end`,
    endDate: ({ outputs: { days }, format }) => (days === null ? null : format.plural(days, "day")),
    benchmarkRate: ({ outputs: { benchmarkValue }, format }) =>
      benchmarkValue === null ? null : `${format.wholeMoney(benchmarkValue)} today`,
  },

  parts: ({ inputs, outputs: { totalInvested, netValue, grossValue, exitLoadAmount, tax } }) => {
    if (inputs.mode !== "project" || netValue === null || grossValue === null) return null;
    return {
      rows: [
        { label: "Paid in", value: totalInvested, color: "blue" },
        { label: "Gain before load and tax", value: grossValue - totalInvested, color: "green" },
        { label: "Exit load", value: -(exitLoadAmount ?? 0), color: "ochre" },
        { label: "Tax", value: -(tax ?? 0), color: "red" },
      ],
      total: { label: "What you keep", value: netValue },
    };
  },

  tabs: [
    { label: "Growth", chart: growthChart, table: "schedule" },
    { label: "What you keep", Component: FromValueToKept, when: ({ inputs }) => inputs.mode === "project" },
    { label: "Payments", Component: PaymentTimeline, when: ({ inputs }) => inputs.mode === "xirr" },
    { label: "Payment by payment", table: "discountedFlows" },
    { label: "Rate of return", chart: rateChart },
  ],
});
