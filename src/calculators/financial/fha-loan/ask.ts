import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["fha|fha loan|fha mortgage|fha payment"],
    takes: {
      homePrice: "money: price, house, home, property",
      downPaymentPercent: "percent?!: down<, down payment",
      annualRate: "percent: at>, @>, rate, interest, interest rate",
      termYears: "years?: for>, over>, term, fixed<",
      creditScore: "whole?!: credit score, credit, score",
    },
    words: { "loan, house, home, monthly payment, payment, fixed": {} },
    // The payment is principal, interest and the mortgage insurance that the loan comes with.
    usual: { termYears: 30, downPaymentPercent: 3.5, propertyTaxRate: 0, homeInsuranceAnnual: 0 },
  },
] satisfies Forms;
