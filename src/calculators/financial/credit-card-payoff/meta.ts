import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "credit-card-payoff-calculator",
  name: "Credit Card Payoff Calculator",
  purpose: "The month your credit cards are paid off, what they cost until then, and which card to pay first.",
  keywords: [
    "credit card",
    "debt payoff",
    "avalanche",
    "snowball",
    "minimum payment",
    "debt free",
    "CARD Act",
    "36 months",
    "balance transfer",
    "promotional APR",
    "interest",
  ],
} satisfies CalculatorMeta;
