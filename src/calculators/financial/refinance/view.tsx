import type { Format } from "../../../core/format";
import { shortSpan, span } from "../../../core/spans";
import { type Draw, defineView, type Mark, type Series } from "../../../site/view";
import { BothLoans } from "./BothLoans";
import refinance from "./model";
import { betterOff } from "./words";

type Arguments = Parameters<Draw<typeof refinance>>;

/** A month on an axis of years: month 18 is 1.5. */
const years = (month: number) => month / 12;

const yearText = (format: Format) => (year: number) => shortSpan(Math.round(12 * year), format);

function horizonOf([inputs, { months }]: Arguments): number {
  return Math.min(Math.max(1, Math.round(12 * inputs.horizonYears)), months.length - 1);
}

/** The stretch in which break-even is decided: until the owner leaves, or a little beyond the break-even. */
function nearEnd(args: Arguments): number {
  const [, { months, breakEvenMonths, simpleBreakEvenMonths }] = args;
  const turn = Math.max(breakEvenMonths ?? 0, simpleBreakEvenMonths ?? 0);
  return Math.min(months.length - 1, Math.max(12, horizonOf(args), Math.ceil(1.3 * turn)));
}

/** The moments that matter; the usual break-even only where it can be told from the true one. */
function marksOf(args: Arguments, usual: boolean): Mark[] {
  const [, { breakEvenMonths, simpleBreakEvenMonths, lossAgainFromMonth }] = args;
  const moments: [number | null, string][] = [
    [breakEvenMonths === 0 ? null : breakEvenMonths, "Pays back"],
    [usual && simpleBreakEvenMonths !== 0 ? simpleBreakEvenMonths : null, "Costs ÷ savings"],
    [lossAgainFromMonth, "Behind again"],
    [horizonOf(args), "You leave"],
  ];
  return moments.flatMap(([month, label]) => (month === null ? [] : [{ x: years(month), label }]));
}

/** How far refinancing is ahead, month by month. */
function savingsChart(args: Arguments, end: number, usual: boolean): ReturnType<Draw<typeof refinance>> {
  const [, { months }, format] = args;
  const rows = months.slice(0, end + 1);
  const keeps = rows[0]?.samePaymentSavings !== null;
  const series: Series[] = [
    { label: "New loan", color: "green", values: rows.map((row) => row.savings), area: true },
    ...(keeps
      ? [
          {
            label: "New loan, paid as before",
            color: "blue" as const,
            values: rows.map((row) => row.samePaymentSavings),
            dashed: true,
          },
        ]
      : []),
  ];
  const horizon = horizonOf(args);
  const atHorizon = months[horizon]?.savings ?? 0;
  return {
    kind: "lines",
    x: { values: rows.map((row) => years(row.month)), format: yearText(format) },
    y: { format: (value) => format.shortMoney(value) },
    series,
    marks: marksOf(args, usual),
    points: [{ x: years(horizon), y: atHorizon, label: format.wholeMoney(atHorizon) }],
    caption: caption(args),
  };
}

function caption([inputs, outputs, format]: Arguments): string {
  const { breakEvenMonths, lossAgainFromMonth, savingsAtHorizon } = outputs;
  const turn =
    breakEvenMonths === null
      ? "Refinancing is never ahead"
      : breakEvenMonths === 0
        ? "Refinancing is ahead from the first day"
        : `Refinancing is ahead from month ${format.number(breakEvenMonths)}`;
  const until = lossAgainFromMonth === null ? " on" : ` until month ${format.number(lossAgainFromMonth - 1)}`;
  const horizon = span(Math.max(1, Math.round(12 * inputs.horizonYears)), format);
  return `How far refinancing is ahead if both loans were paid off in that month. ${turn}${breakEvenMonths === null || (breakEvenMonths === 0 && lossAgainFromMonth === null) ? "" : until}; after ${horizon} you are ${betterOff(savingsAtHorizon, format)}.`;
}

const nearChart: Draw<typeof refinance> = (...args) => savingsChart(args, nearEnd(args), true);

/** To the end of the longer loan, where that is further than the near stretch. */
const wholeChart: Draw<typeof refinance> = (...args) => {
  const last = args[1].months.length - 1;
  return nearEnd(args) < last ? savingsChart(args, last, false) : null;
};

/** What is gone for good: interest, insurance and closing costs. */
const costChart: Draw<typeof refinance> = (...args) => {
  const [{ currentBalance }, { months, interestCurrent, interestNew }, format] = args;
  return {
    kind: "lines",
    x: { values: months.map((row) => years(row.month)), format: yearText(format) },
    y: { format: (value) => format.shortMoney(value) },
    series: [
      {
        label: "Present loan",
        color: "ochre",
        values: months.map((row) => row.stayCost - currentBalance),
      },
      {
        label: "New loan",
        color: "green",
        values: months.map((row) => row.refinanceCost - currentBalance),
        area: 0,
      },
    ],
    marks: marksOf(args, false),
    caption: `What each loan has cost for good: interest, insurance and closing costs. Interest to the end is ${format.wholeMoney(interestCurrent)} on the present loan, ${format.wholeMoney(interestNew)} on the new one.`,
  };
};

/** What is owed on each loan. */
const balanceChart: Draw<typeof refinance> = (_, { months, newLoanAmount }, format) => {
  const keeps = months[0]?.samePaymentBalance !== null;
  return {
    kind: "lines",
    x: { values: months.map((row) => years(row.month)), format: yearText(format) },
    y: { format: (value) => format.shortMoney(value) },
    series: [
      { label: "Present loan", color: "ochre", values: months.map((row) => row.currentBalance) },
      { label: "New loan", color: "green", values: months.map((row) => row.newBalance) },
      ...(keeps
        ? [
            {
              label: "New loan, paid as before",
              color: "blue" as const,
              values: months.map((row) => row.samePaymentBalance),
              dashed: true,
            },
          ]
        : []),
    ],
    caption: `What you owe month by month; the new loan starts at ${format.wholeMoney(newLoanAmount)}.`,
  };
};

export default defineView(refinance, {
  hints: {
    remainingMonths: ({ remainingMonths }, _, format) =>
      remainingMonths % 12 === 0 || remainingMonths > 24 ? span(remainingMonths, format) : null,
    newRate: (_, { apr }, format) => (apr === null ? null : `APR ${format.percent(apr)}`),
    points: ({ points }, { newLoanAmount }, format) =>
      points > 0 ? format.money((newLoanAmount * points) / 100) : null,
    financeCosts: ({ financeCosts }, { cashAtClosing }, format) =>
      financeCosts || cashAtClosing <= 0 ? null : `Else ${format.money(cashAtClosing)} in cash`,
  },

  Display: BothLoans,
  figures: ({ discountRate }) => [
    "monthlySavings",
    "breakEvenMonths",
    "simpleBreakEvenMonths",
    "lossAgainFromMonth",
    "totalCosts",
    "highestRateThatPays",
    ...(discountRate > 0 ? (["npv"] as const) : []),
  ],

  tabs: [
    { label: "Break-even", chart: nearChart },
    { label: "To the end", chart: wholeChart },
    { label: "Cost so far", chart: costChart },
    { label: "Balances", chart: balanceChart },
    { label: "By year", table: "comparison" },
    { label: "By month", table: "months" },
  ],
});
