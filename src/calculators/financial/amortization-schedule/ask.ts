import type { Forms } from "../../../ask/form";

export default [
  {
    about: [
      "amortization|amortization schedule|amortization table|amortisation schedule|emi schedule|loan schedule|repayment schedule|amortize",
    ],
    takes: {
      principal: "money: loan, loan of, principal",
      annualRate: "percent: at>, @>, rate, interest, interest rate, apr",
      termYears: "years?: for>, over>, term, tenure",
    },
    words: {
      "loan, mortgage": {},
      "weekly payments, paid weekly, weekly": { paymentFrequency: "weekly" },
      "biweekly payments, paid biweekly, biweekly": { paymentFrequency: "biweekly" },
      "quarterly payments, paid quarterly, quarterly": { paymentFrequency: "quarterly" },
      "monthly payments, paid monthly, monthly": { paymentFrequency: "monthly" },
    },
    usual: { termYears: 30 },
  },
] satisfies Forms;
