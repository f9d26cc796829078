import { type DrawChart, defineTabs } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import va from "./calculator";
import { FeeTable } from "./FeeTable";
import { ResidualIncome } from "./ResidualIncome";

type Drawing = DrawChart<typeof va>;

const yearText = (year: number) => `${Number(year.toFixed(1))} y`;

/** How far a rate-reduction refinance is ahead, by month. */
const savingsChart: Drawing = ({ inputs, outputs, format }) => {
  const { irrrlMonths, breakEvenMonths } = outputs;
  if (irrrlMonths.length < 2) return null;
  const end = Math.min(
    irrrlMonths.length - 1,
    Math.max(60, Math.ceil(1.5 * (breakEvenMonths ?? inputs.remainingMonths))),
  );
  const rows = irrrlMonths.slice(0, end + 1);
  return {
    kind: "lines",
    x: { label: "Years since refinancing", values: rows.map((row) => row.month / 12), format: yearText },
    y: moneyAxis("New loan ahead by", format),
    series: [{ label: "New loan ahead by", color: "green", values: rows.map((row) => row.savings), area: true }],
    marks: breakEvenMonths ? [{ x: breakEvenMonths / 12, label: "Breaks even" }] : [],
    caption: `How far the new loan is ahead if both were paid off in that month, counting costs, fee and balances. ${
      breakEvenMonths === null
        ? "It never gets ahead."
        : breakEvenMonths === 0
          ? "It is ahead from day one."
          : `It is ahead after ${format.plural(breakEvenMonths, "month")}.`
    }`,
  };
};

/** Unrecoverable cost of each loan so far. */
const costChart: Drawing = ({ outputs: { irrrlMonths }, format }) => {
  const last = irrrlMonths.at(-1);
  if (!last || irrrlMonths.length < 2) return null;
  return {
    kind: "lines",
    x: {
      label: "Years since refinancing",
      values: irrrlMonths.map((row) => row.month / 12),
      format: yearText,
    },
    y: moneyAxis("Cost so far", format),
    series: [
      { label: "Current loan", color: "ochre", values: irrrlMonths.map((row) => row.stayCost) },
      { label: "New loan", color: "green", values: irrrlMonths.map((row) => row.refinanceCost), area: 0 },
    ],
    caption: `Interest, fee and costs so far. Over the full term: ${format.wholeMoney(last.stayCost)} on the current loan, ${format.wholeMoney(last.refinanceCost)} on the new one.`,
  };
};

/** What a larger down payment saves beyond what the cash would have earned. */
const downChart: Drawing = ({ inputs: { cashReturn, compareYears }, outputs: { feeSteps }, format }) =>
  feeSteps.length === 0
    ? null
    : {
        kind: "bars",
        horizontal: true,
        categories: feeSteps.map(
          (row) =>
            `${format.percent(row.downPaymentPercent, 2)} down${row.current ? " (yours)" : ""}, fee ${format.percent(row.feeRate)}`,
        ),
        y: moneyAxis("Saved", format),
        series: [{ label: "Saved", color: "green", values: feeSteps.map((row) => row.netSaving) }],
        caption: `What a different down payment saves in fee and interest over ${format.plural(compareYears, "year")}, in today’s dollars, beyond the ${format.percent(cashReturn)} the cash would earn.`,
      };

export default defineTabs(va, [
  { label: "Break-even", chart: savingsChart },
  { label: "Cost so far", chart: costChart, table: "irrrlMonths" },
  { label: "Funding fee", Component: FeeTable },
  {
    label: "Residual income",
    Component: ResidualIncome,
    when: ({ model }) => model.residual !== null,
  },
  { label: "Larger down payment", chart: downChart, table: "feeSteps" },
  {
    label: "By month",
    table: "schedule",
    totals: ["payment", "interest", "principal", "extra"],
  },
]);
