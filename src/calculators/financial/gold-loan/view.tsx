import { shortMonthsText } from "../../../fieldsets/months-text";
import { type DrawChart, defineView, type FormTopProps } from "../../../site/kit";
import { MEASURED } from "../../../site/kit/measured";
import { moneyAxis } from "../../../site/kit/money-axis";
import goldLoan from "./calculator";
import { REPAYMENTS } from "./inputs";
import { LimitAndWays } from "./LimitAndWays";
import { plateau, TIERS } from "./tiers";
import "./gold-loan.css";

type Drawing = DrawChart<typeof goldLoan>;

const POINTS = 60;
/** Past the start of the last tier, so that the chart shows every tier. */
const MIN_END = 800_000;

/** The largest loan by value of the gold, which forms a staircase under the tiers. */
const staircase: Drawing = ({ inputs, model, outputs: { goldValue, maxLoan, loanAmount }, format }) => {
  const { tiered, growth } = model;
  const others = inputs.otherGoldLoans;
  const end = tiered ? Math.max(1.6 * goldValue, MIN_END) : 1.6 * goldValue;
  const corners = tiered
    ? TIERS.flatMap(({ loanAbove, loanUpTo, percent }) =>
        [loanAbove, loanUpTo ?? 0].map((loan) => ((loan - others) * growth * 100) / percent),
      )
    : [];
  const values = [
    ...new Set([
      ...Array.from({ length: POINTS + 1 }, (_, i) => (end * i) / POINTS),
      ...corners.filter((value) => value > 0 && value < end),
      goldValue,
    ]),
  ].sort((a, b) => a - b);
  const flat = tiered ? plateau(goldValue, growth, others) : null;
  return {
    kind: "lines",
    x: { ...moneyAxis("Value of the gold", format), values },
    y: moneyAxis("Loan", format),
    series: [
      {
        label: "Maximum loan",
        color: "green",
        values: values.map((value) => model.maxLoanFor(inputs.repayment, value)),
        area: true,
      },
    ],
    marks: [{ x: goldValue, label: "Your gold" }],
    points: [{ x: goldValue, y: loanAmount, label: format.shortMoney(loanAmount) }],
    caption: flat
      ? `The maximum loan, by value of the gold. From ${format.wholeMoney(flat[0])} to ${format.wholeMoney(flat[1])}, it stays at ${format.wholeMoney(maxLoan)}.`
      : `The maximum loan, by value of the gold; yours, worth ${format.wholeMoney(goldValue)}, allows up to ${format.wholeMoney(maxLoan)}.`,
  };
};

/** The loan that each tier allows. */
const tierChart: Drawing = ({ outputs: { tiers, maxLoan }, format }) =>
  tiers.length === 0
    ? null
    : {
        kind: "bars",
        horizontal: true,
        categories: tiers.map((row) => `${format.percent(row.ltvPercent)}${row.maxLoan === null ? " (no loan)" : ""}`),
        y: moneyAxis("Loan", format),
        series: [{ label: "Loan", color: "green", values: tiers.map((row) => row.maxLoan ?? 0) }],
        highlight: tiers.findIndex((row) => row.maxLoan === maxLoan),
        caption: `What each tier lends on your gold; your maximum is the largest, ${format.wholeMoney(maxLoan)}.`,
      };

/** The interest of each way of repaying. */
const costChart: Drawing = ({ outputs: { comparison, totalInterest }, format }) => ({
  kind: "bars",
  horizontal: true,
  categories: comparison.map((row) => REPAYMENTS[row.repayment]),
  y: moneyAxis("Interest", format),
  series: [{ label: "Interest", color: "ochre", values: comparison.map((row) => row.totalInterest) }],
  caption: `The interest on the same loan, repaid in three ways; yours comes to ${format.wholeMoney(totalInterest)}.`,
});

/** Common purities, in karat. */
const KARATS = [24, 22, 21, 20, 18, 14];

/** Weight, purity and price of the gold, with buttons for common purities. */
function GoldTop({ inputs, setInputs, rows }: FormTopProps<typeof goldLoan>) {
  return (
    <div className="fieldset">
      {rows(["weightGrams", "purityKarat"])}
      <fieldset className="karats">
        <legend className="visually-hidden">Common purities</legend>
        {KARATS.map((karat) => (
          <button
            key={karat}
            type="button"
            aria-pressed={inputs.purityKarat === karat}
            onClick={() => setInputs({ purityKarat: String(karat) })}
          >
            {karat}
          </button>
        ))}
      </fieldset>
      {rows(["goldPricePerGram"])}
    </div>
  );
}

export default defineView(goldLoan, {
  measured: MEASURED,
  FormTop: GoldTop,
  hints: {
    weightGrams: ({ outputs: { items }, format }) =>
      items[0] ? `${format.number(items[0].fineGrams, 2)} g of fine gold` : null,
    goldPricePerGram: ({ outputs: { goldValue }, format }) => `Yours is worth ${format.wholeMoney(goldValue)}`,
    requestedLoan: ({ outputs: { loanToValue }, format }) => `${format.percent(loanToValue, 1)} of the value`,
    termMonths: ({ inputs: { termMonths }, format }) => (termMonths >= 12 ? shortMonthsText(termMonths, format) : null),
    processingFeePercent: ({ outputs: { processingFee }, format }) =>
      processingFee > 0 ? `${format.money(processingFee)} with GST` : null,
  },

  Display: LimitAndWays,
  parts: ({ outputs: { loanAmount, totalInterest, totalRepayment } }) => ({
    rows: [
      { label: "Loan", value: loanAmount },
      { label: "Interest", value: totalInterest, color: "ochre" },
    ],
    total: { label: "Total repayment", value: totalRepayment },
  }),

  tabs: [
    {
      label: "Item by item",
      table: "items",
      totals: ["netWeight", "fineGrams", "value"],
      when: ({ inputs }) => inputs.moreItems.length > 0,
    },
    { label: "Loan by gold value", chart: staircase },
    { label: "RBI tiers", chart: tierChart, table: "tiers" },
    { label: "Interest by repayment", chart: costChart, table: "comparison" },
    {
      label: "Schedule",
      table: "schedule",
      totals: ["payment", "principal", "interest"],
    },
  ],
});
