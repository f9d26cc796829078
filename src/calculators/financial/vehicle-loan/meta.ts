import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "vehicle-loan-emi-calculator",
  name: "Auto Loan Calculator",
  purpose: "The payment on a car with trade-in, sales tax and fees, and whether the rebate beats the low rate.",
  keywords: [
    "car loan",
    "auto loan",
    "vehicle loan",
    "car payment",
    "trade-in",
    "negative equity",
    "upside down",
    "sales tax",
    "cash rebate",
    "0% APR",
    "balloon",
    "car loan interest deduction",
    "out-the-door price",
    "EMI",
  ],
} satisfies CalculatorMeta;
