import { defineCalculator } from "../../../core/calculator";
import { Affordability } from "./affordability";
import { inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { incomeTable, leverTable, limitTable, rateTable, ruleTable } from "./tables";
import { headline } from "./words";
import { working } from "./working";

export default defineCalculator({
  id: "affordability-calculator",
  inputs,
  outputs,
  figures: FIGURES,
  solve: {
    for: [
      "annualIncome",
      "downPayment",
      "downPaymentPercent",
      "monthlyDebts",
      "annualRate",
      "monthlyBudget",
      "termYears",
      "coBorrowerIncome",
    ],
    from: [
      "maxHomePrice",
      "maxLoan",
      "monthlyPayment",
      "frontEndRatio",
      "backEndRatio",
      "ltv",
      "cashNeeded",
      "cashLeft",
    ],
  },

  compute(inputs, { format }) {
    const affordability = new Affordability(inputs);
    const { purchase, monthlyPayment, cashNeeded, costs } = affordability;
    const { price, loan } = purchase;
    const none = price === 0;
    return {
      maxHomePrice: price,
      maxLoan: loan,
      downPaymentAmount: purchase.downPayment,
      monthlyPayment,
      monthlyPrincipalInterest: loan * costs.perLoan,
      monthlyPropertyTax: (price * inputs.propertyTaxRate) / 1200,
      monthlyInsurance: (price * inputs.homeInsuranceRate) / 1200,
      monthlyPmi: affordability.monthlyPmi,
      monthlyHoa: none ? 0 : costs.hoa,
      frontEndRatio: affordability.shareOfIncome(monthlyPayment),
      backEndRatio: affordability.shareOfIncome(monthlyPayment + inputs.monthlyDebts),
      ltv: none ? null : (100 * loan) / price,
      limitedBy: purchase.limitedBy,
      closingCosts: affordability.closingCosts,
      cashNeeded,
      cashLeft: inputs.cashAvailable === null ? null : inputs.cashAvailable - cashNeeded,
      maxPriceWithCash: () => affordability.withCash?.price ?? null,
      downPaymentWithCash: () => affordability.withCash?.downPayment ?? null,
      extraDownWithoutPmi: () => {
        const free = affordability.withoutPmi;
        return free && free.purchase.downPayment - purchase.downPayment;
      },
      priceWithoutPmi: () => affordability.withoutPmi?.purchase.price ?? null,
      limits: () => limitTable(affordability, format),
      rules: () => ruleTable(affordability),
      rateSensitivity: () => rateTable(affordability),
      incomeBand: () => incomeTable(affordability),
      levers: () => leverTable(affordability, format),
      notices: () => notices(inputs, affordability, format),
    };
  },

  headline,
  working,
});
