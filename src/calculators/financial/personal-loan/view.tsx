import { shortMonthsText } from "../../../fieldsets/months-text";
import { type DrawChart, defineView } from "../../../site/kit";
import { deferred } from "../../../site/kit/deferred";
import { moneyAxis } from "../../../site/kit/money-axis";
import { yearAxis } from "../../../site/kit/year-axis";
import personalLoan from "./calculator";
import { FeeStrip } from "./FeeStrip";

const Schedule = deferred(() => import("./Schedule"), "seen");

/** The balance; with extra payments, compared with the plan. */
const balanceChart: DrawChart<typeof personalLoan> = ({ outputs, format }) => {
  const { balances, payoffDate, monthsSaved, interestSaved } = outputs;
  if (balances.length < 2) return null;
  const saves = monthsSaved > 0 || interestSaved >= 0.005;
  const sooner = monthsSaved > 0 ? `, ${format.plural(monthsSaved, "month")} sooner than planned` : "";
  return {
    kind: "lines",
    x: yearAxis(
      balances.map((row) => row.date),
      format,
    ),
    y: moneyAxis("Balance owed", format, "cents"),
    series: [
      {
        label: saves ? "With extra payments" : "Balance",
        color: "green",
        values: balances.map((row) => row.balance),
        area: true,
      },
      ...(saves
        ? [
            {
              label: "As planned",
              color: "ochre" as const,
              values: balances.map((row) => row.planned),
              dashed: true,
            },
          ]
        : []),
    ],
    caption: `What you owe after each payment. The loan is paid off in ${format.month(payoffDate)}${sooner}.`,
  };
};

/** The APR by fee. */
const feeChart: DrawChart<typeof personalLoan> = ({ inputs, outputs: { aprByFee, apr }, format }) => {
  const first = aprByFee[0];
  if (!first || apr === null || aprByFee.length < 2) return null;
  const own = inputs.originationFeePercent;
  return {
    kind: "lines",
    x: {
      label: "Fee, % of the loan",
      values: aprByFee.map((row) => row.originationFeePercent),
      format: (value) => format.percent(value, 2),
    },
    y: { label: "APR", zero: false, format: (value) => format.percent(value, 2) },
    series: [{ label: "APR", color: "green", values: aprByFee.map((row) => row.apr) }],
    points: [{ x: own, y: apr, label: format.percent(apr, 2) }],
    caption: `The APR by fee, with everything else as entered. Without the percentage fee, it would be ${format.percent(first.apr, 2)}; your ${format.percent(own, 2)} makes it ${format.percent(apr, 2)}.`,
  };
};

export default defineView(personalLoan, {
  hints: {
    annualRate: ({ outputs: { apr }, format }) => (apr === null ? null : `APR ${format.percent(apr, 2)}`),
    rateType: ({ inputs, outputs: { reducingRate }, format }) =>
      inputs.rateType === "flat" ? `${format.percent(reducingRate, 2)} on the balance` : null,
    termMonths: ({ model, format }) => (model.term >= 12 ? shortMonthsText(model.term, format) : null),
    originationFeePercent: ({ inputs, outputs: { feeTotal }, format }) =>
      feeTotal > 0 ? `${format.money(feeTotal)}${inputs.feeTaxPercent > 0 ? " with tax" : ""}` : null,
    feeHandling: ({ outputs: { amountReceived }, format }) => `You receive ${format.money(amountReceived)}`,
    extraMonthly: ({ inputs: { extraMonthly }, outputs: { interestSaved }, format }) =>
      extraMonthly > 0 && interestSaved > 0 ? `Extra payments save ${format.money(interestSaved)}` : null,
    prepaymentPenaltyPercent: ({ outputs: { prepaymentPenalty }, format }) =>
      prepaymentPenalty > 0 ? format.money(prepaymentPenalty) : null,
  },

  parts: ({ outputs: { loanAmount, totalInterest, feeTotal, monthlyCharges, prepaymentPenalty, totalCost } }) => ({
    rows: [
      { label: "Loan", value: loanAmount },
      { label: "Interest", value: totalInterest, color: "ochre" },
      { label: "Fee", value: feeTotal, color: "blue" },
      { label: "Monthly charges", value: monthlyCharges, color: "soft" },
      { label: "Prepayment charge", value: prepaymentPenalty, color: "red" },
    ],
    total: { label: "Total paid", value: loanAmount + totalCost },
  }),
  Display: FeeStrip,

  tabs: [
    { label: "Balance", chart: balanceChart },
    { label: "APR by fee", chart: feeChart, table: "aprByFee", onPaper: false },
    { label: "Schedule", Component: Schedule },
    { label: "Deducted, added or in cash", table: "feeStyles" },
    { label: "By year", table: "yearly", totals: ["payment", "interest", "principal", "extra"], onPaper: false },
    {
      label: "By month",
      table: "schedule",
      totals: ["payment", "interest", "principal", "extra"],
      onPaper: false,
    },
    { label: "Both balances", table: "balances" },
  ],
});
