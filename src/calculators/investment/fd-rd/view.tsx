import { inLakhs } from "../../../core/in-lakhs";
import { defineView, tabsFrom } from "../../../site/kit";
import fdRd from "./calculator";

export default defineView(fdRd, {
  hints: {
    principal: ({ inputs: { principal }, format }) => inLakhs(principal, format),
    monthlyContribution: ({ outputs: { totalInvested }, format }) => `${format.wholeMoney(totalInvested)} in total`,
    annualRate: ({ outputs: { effectiveAnnualRate }, format }) => `${format.percent(effectiveAnnualRate, 2)} effective`,
    startDate: ({ outputs: { maturityDate }, format }) => `Matures on ${format.date(maturityDate)}`,
    seniorPremium: ({ model: { rate }, format }) => `${format.percent(rate)} in total`,
    withdrawAfterMonths: ({ outputs: { prematureValue }, format }) =>
      prematureValue === null ? null : `You get ${format.wholeMoney(prematureValue)}`,
    prematurePenalty: ({ outputs: { prematureRate }, format }) =>
      prematureRate === null ? null : `${format.percent(prematureRate)} for the time held`,
  },

  parts: ({ model, outputs: { totalInvested, totalInterest } }) => ({
    rows: [
      { label: model.recurring ? "Paid in" : "Deposit", value: totalInvested },
      { label: "Interest", value: totalInterest, color: "ochre" },
    ],
    total: { label: "Total", value: totalInvested + totalInterest },
  }),

  tabs: tabsFrom(() => import("./tabs")),
});
