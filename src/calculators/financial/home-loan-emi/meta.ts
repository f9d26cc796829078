import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "home-loan-emi-calculator",
  name: "Home Loan EMI Calculator",
  purpose:
    "The EMI on an Indian home loan, and how rate resets, prepayments, part disbursement or a moratorium change it.",
  keywords: [
    "EMI",
    "home loan",
    "housing loan",
    "equated monthly installment",
    "prepayment",
    "part payment",
    "rate reset",
    "repo rate",
    "pre-EMI",
    "moratorium",
    "tenure",
    "India",
  ],
  homeCurrency: "INR",
} satisfies CalculatorMeta;
