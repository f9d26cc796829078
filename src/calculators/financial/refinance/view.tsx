import { monthsText } from "../../../fieldsets/months-text";
import { defineView, tabsFrom } from "../../../site/kit";
import { BothLoans } from "./BothLoans";
import refinance from "./calculator";

export default defineView(refinance, {
  hints: {
    originalLoan: ({ inputs, model, format }) =>
      inputs.originalLoan === null
        ? null
        : `${format.wholeMoney(model.currentBalance)} owed, ${format.plural(model.left, "payment")} left`,
    remainingMonths: ({ inputs: { remainingMonths }, format }) =>
      remainingMonths % 12 === 0 || remainingMonths > 24 ? monthsText(remainingMonths, format) : null,
    newRate: ({ outputs: { apr }, format }) => (apr === null ? null : `APR ${format.percent(apr)}`),
    points: ({ model, format }) => (model.pointsCost > 0 ? format.money(model.pointsCost) : null),
    financeCosts: ({ model, format }) =>
      model.cashAtClosing > 0 ? `Otherwise ${format.money(model.cashAtClosing)} in cash` : null,
  },

  idleInputs: ({ inputs }) =>
    inputs.originalLoan === null ? ["originalTermYears", "originalFirstPayment", "balanceDate"] : [],
  Display: BothLoans,

  tabs: tabsFrom(() => import("./tabs")),
});
