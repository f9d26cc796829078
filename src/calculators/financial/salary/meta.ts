import { by } from "../../../core/fields";
import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "salary-calculator",
  name: "Paycheck Calculator",
  purpose: "Your take-home pay each payday in the US, or each month from a CTC in India, line by line.",
  keywords: [
    "salary",
    "paycheck",
    "take-home pay",
    "net pay",
    "W-4",
    "withholding",
    "overtime",
    "hourly",
    "payroll tax",
    "CTC",
    "in-hand salary",
    "provident fund",
    "gratuity",
    "TDS",
    "India",
  ],
  homeCurrency: by("country", { in: "INR" }, "USD"),
} satisfies CalculatorMeta;
