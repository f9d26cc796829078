import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "compound-interest-calculator",
  name: "Compound Interest Calculator",
  purpose: "What savings and regular deposits grow to: before tax, after tax and in today’s money.",
  keywords: [
    "compound interest",
    "savings calculator",
    "future value",
    "APY",
    "effective annual rate",
    "daily compounding",
    "continuous compounding",
    "regular deposits",
    "rule of 72",
    "doubling time",
    "inflation-adjusted",
    "tax on interest",
    "savings goal",
  ],
} satisfies CalculatorMeta;
