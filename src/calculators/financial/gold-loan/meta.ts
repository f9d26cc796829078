import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "gold-loan-calculator",
  name: "Gold Loan Calculator",
  purpose: "How much an Indian lender may lend on your gold, what the loan costs, and how far the price may fall.",
  keywords: [
    "gold loan",
    "jewel loan",
    "loan against gold",
    "LTV",
    "loan to value",
    "RBI",
    "bullet repayment",
    "price per gram",
    "karat",
    "margin call",
    "auction",
    "India",
  ],
  homeCurrency: "INR",
} satisfies CalculatorMeta;
