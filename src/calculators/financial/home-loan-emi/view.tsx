import { inLakhs } from "../../../core/in-lakhs";
import { defineView, tabsFrom } from "../../../site/kit";
import homeLoan from "./calculator";
import { EmiOrTenure } from "./EmiOrTenure";

export default defineView(homeLoan, {
  hints: {
    principal: ({ inputs: { principal }, format }) => inLakhs(principal, format),
    annualRate: ({ outputs: { apr }, format }) => (apr === null ? null : `APR ${format.percent(apr, 2)}`),
    processingFee: ({ inputs: { principal, processingFee }, format }) =>
      processingFee > 0 ? `${format.percent((100 * processingFee) / principal, 2)} of the loan` : null,
    emiIncreaseYearly: ({ inputs: { emiIncreaseYearly }, outputs: { finalEmi }, format }) =>
      emiIncreaseYearly > 0 && finalEmi !== null ? `${format.wholeMoney(finalEmi)} at the end` : null,
    extraMonthly: ({ inputs: { extraMonthly }, outputs: { interestSaved }, format }) =>
      extraMonthly > 0 && interestSaved > 0 ? `prepayments save ${format.shortMoney(interestSaved)}` : null,
    tranches: ({ inputs: { tranches, principal }, format }) => {
      const drawn = tranches.reduce((sum, { amount }) => sum + amount, 0);
      return `${format.wholeMoney(drawn)} of ${format.wholeMoney(principal)}`;
    },
    taxRate: ({ outputs: { taxSaving }, format }) => (taxSaving > 0 ? `Saves ${format.shortMoney(taxSaving)}` : null),
  },

  parts: ({ inputs, outputs: { totalInterest, totalCost } }) => ({
    rows: [
      { label: "Loan", value: inputs.principal },
      { label: "Interest", value: totalInterest, color: "ochre" },
      { label: "Upfront charges", value: inputs.processingFee, color: "blue" },
    ],
    total: { label: "Total cost", value: totalCost },
  }),
  Display: EmiOrTenure,

  tabs: tabsFrom(() => import("./tabs")),
});
