import type { Format } from "../../../core/format";
import { monthsText, shortMonthsText } from "../../../fieldsets/months-text";
import { type Chart, type DrawChart, defineTabs, type Mark, type Series, type ViewAnswer } from "../../../site/kit";
import { moneyAxis } from "../../../site/kit/money-axis";
import refinance from "./calculator";
import { betterOff } from "./words";

type Answer = ViewAnswer<typeof refinance>;

/** Converts a month to years for the axis: month 18 is 1.5. */
const years = (month: number) => month / 12;

const yearText = (format: Format) => (year: number) => shortMonthsText(Math.round(12 * year), format);

/** Last month of the break-even chart: when the owner leaves, or a little past the break-even. */
function nearEnd({ model }: Answer): number {
  const turn = Math.max(model.breakEven() ?? 0, model.simpleBreakEven ?? 0);
  return Math.min(model.months, Math.max(12, model.horizon, Math.ceil(1.3 * turn)));
}

/** Marks for the key months; the usual break-even is optional because it can be too close to the real one. */
function marksOf({ model }: Answer, usual: boolean): Mark[] {
  const moments: [number | null, string][] = [
    [model.breakEven() || null, "Breaks even"],
    [(usual && model.simpleBreakEven) || null, "Costs ÷ savings"],
    [model.lossAgain(), "Behind again"],
    [model.horizon, "You leave"],
  ];
  return moments.flatMap(([month, label]) => (month === null ? [] : [{ x: years(month), label }]));
}

/** The series for the new loan at the old payment, if there is one. */
function asBefore(values: readonly (number | null)[]): Series[] {
  return values[0] === null ? [] : [{ label: "New loan, same payment", color: "blue", values, dashed: true }];
}

/** How far refinancing is ahead, by month. */
function savingsChart(answer: Answer, end: number, usual: boolean): Chart {
  const { model, outputs, format } = answer;
  const rows = outputs.months.slice(0, end + 1);
  const atHorizon = outputs.savingsAtHorizon;
  return {
    kind: "lines",
    x: {
      label: "Time since refinancing",
      values: rows.map((row) => years(row.month)),
      format: yearText(format),
    },
    y: moneyAxis("Ahead by", format),
    series: [
      { label: "New loan", color: "green", values: rows.map((row) => row.savings), area: true },
      ...asBefore(rows.map((row) => row.samePaymentSavings)),
    ],
    marks: marksOf(answer, usual),
    points: [{ x: years(model.horizon), y: atHorizon, label: format.wholeMoney(atHorizon) }],
    caption: caption(answer),
  };
}

function caption({ model, outputs, format }: Answer): string {
  const [breakEven, lossAgain] = [model.breakEven(), model.lossAgain()];
  const from = breakEven === 0 ? "the first day" : `month ${format.number(breakEven ?? 0)}`;
  const on = breakEven === 0 ? "" : " on";
  const until = lossAgain === null ? on : ` until month ${format.number(lossAgain - 1)}`;
  const turn = breakEven === null ? "Refinancing never gets ahead" : `Refinancing is ahead from ${from}${until}`;
  return `How far refinancing is ahead if both loans were paid off in that month. ${turn}; after ${monthsText(model.stay, format)} you are ${betterOff(outputs.savingsAtHorizon, format)}.`;
}

const nearChart: DrawChart<typeof refinance> = (answer) => savingsChart(answer, nearEnd(answer), true);

/** The same to the end of the longer loan, if that is later than the end of the break-even chart. */
const wholeChart: DrawChart<typeof refinance> = (answer) => {
  const { months } = answer.model;
  return nearEnd(answer) < months ? savingsChart(answer, months, false) : null;
};

/** Unrecoverable costs: interest, insurance and closing costs. */
const costChart: DrawChart<typeof refinance> = (answer) => {
  const { model, outputs, format } = answer;
  const { months, interestCurrent, interestNew } = outputs;
  return {
    kind: "lines",
    x: {
      label: "Time since refinancing",
      values: months.map((row) => years(row.month)),
      format: yearText(format),
    },
    y: moneyAxis("Cost so far", format),
    series: [
      {
        label: "Current loan",
        color: "ochre",
        values: months.map((row) => row.stayCost - model.currentBalance),
      },
      {
        label: "New loan",
        color: "green",
        values: months.map((row) => row.refinanceCost - model.currentBalance),
        area: 0,
      },
    ],
    marks: marksOf(answer, false),
    caption: `What each loan has cost so far in interest, insurance and closing costs. Total remaining interest is ${format.wholeMoney(interestCurrent)} on the current loan, ${format.wholeMoney(interestNew)} on the new one.`,
  };
};

/** Balance of each loan. */
const balanceChart: DrawChart<typeof refinance> = ({ model, outputs: { months }, format }) => ({
  kind: "lines",
  x: {
    label: "Time since refinancing",
    values: months.map((row) => years(row.month)),
    format: yearText(format),
  },
  y: moneyAxis("Balance owed", format),
  series: [
    { label: "Current loan", color: "ochre", values: months.map((row) => row.currentBalance) },
    { label: "New loan", color: "green", values: months.map((row) => row.newBalance) },
    ...asBefore(months.map((row) => row.samePaymentBalance)),
  ],
  caption: `What you owe month by month; the new loan starts at ${format.wholeMoney(model.newLoan)}.`,
});

export default defineTabs(refinance, [
  { label: "Break-even", chart: nearChart },
  { label: "To the end", chart: wholeChart },
  { label: "Cost so far", chart: costChart },
  { label: "Balances", chart: balanceChart },
  { label: "By year", table: "comparison" },
  { label: "By month", table: "months" },
]);
