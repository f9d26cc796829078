import { defineView, tabsFrom } from "../../../site/kit";
import eligibility from "./calculator";
import { CARD_SHARE } from "./eligibility";

export default defineView(eligibility, {
  hints: {
    otherIncomeShare: ({ inputs: { otherIncome, otherIncomeShare }, format }) =>
      otherIncome > 0 ? `${format.wholeMoney((otherIncome * otherIncomeShare) / 100)} a month` : null,
    cardOutstanding: ({ inputs: { cardOutstanding }, format }) =>
      cardOutstanding > 0 ? `${format.money((cardOutstanding * CARD_SHARE) / 100)} a month` : null,
    foir: ({ outputs: { foirUsed, incomeConsidered }, format }) =>
      `${format.wholeMoney((incomeConsidered * foirUsed) / 100)} a month`,
    foirSlabs: ({ outputs: { foirUsed }, format }) => `Yours: ${format.percent(foirUsed)}`,
    multiplier: ({ outputs: { loanByMultiplier }, format }) => format.shortMoney(loanByMultiplier),
    termYears: ({ outputs: { effectiveTermMonths }, format }) => `${format.plural(effectiveTermMonths, "month")} count`,
    ltvPercent: ({ outputs: { loanByLtv }, format }) => (loanByLtv === null ? null : format.shortMoney(loanByLtv)),
    propertyValue: ({ outputs: { loanByLtv }, format }) =>
      loanByLtv === null ? null : `Supports up to ${format.shortMoney(loanByLtv)}`,
  },

  parts: ({ inputs: { propertyValue }, outputs: { eligibleLoan, ownContribution } }) =>
    ownContribution === null
      ? null
      : {
          rows: [
            { label: "Loan", value: eligibleLoan, color: "green" },
            { label: "Down payment", value: ownContribution, color: "ochre" },
          ],
          total: { label: "Property value", value: propertyValue },
        },

  tabs: tabsFrom(() => import("./tabs")),
});
