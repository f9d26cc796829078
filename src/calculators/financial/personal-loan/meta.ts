import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "personal-loan-emi-calculator",
  name: "Personal Loan EMI Calculator",
  purpose: "The payment on an unsecured loan, and its true rate once fees or a flat rate are taken into account.",
  keywords: [
    "personal loan",
    "unsecured loan",
    "EMI",
    "monthly payment",
    "APR",
    "origination fee",
    "processing fee",
    "flat rate",
    "reducing balance",
    "prepayment",
    "consumer loan",
  ],
} satisfies CalculatorMeta;
