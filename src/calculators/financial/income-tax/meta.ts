import { by } from "../../../core/fields";
import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "income-tax-calculator",
  name: "Income Tax Calculator",
  purpose: "Federal, payroll and state tax for a year in the US, or Indian income tax under both regimes.",
  keywords: [
    "income tax",
    "federal tax",
    "state tax",
    "tax bracket",
    "tax refund",
    "marginal rate",
    "capital gains tax",
    "self-employment tax",
    "1040",
    "new regime",
    "old regime",
    "87A",
    "ITR",
    "India",
  ],
  homeCurrency: by("country", { in: "INR" }, "USD"),
} satisfies CalculatorMeta;
