import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "emi-schedule-generator",
  name: "Amortization Schedule",
  purpose: "Every payment of any loan in one table, to the cent, the way your lender counts, with extra payments.",
  keywords: [
    "amortization table",
    "EMI schedule",
    "loan schedule",
    "repayment schedule",
    "balloon",
    "interest only",
    "payment holiday",
    "Canadian mortgage",
    "actual/360",
    "loan statement",
  ],
} satisfies CalculatorMeta;
