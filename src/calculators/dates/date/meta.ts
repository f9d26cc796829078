import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "date-calculator",
  name: "Date Calculator",
  purpose: "The time between two dates, a date before or after another, and facts about a day.",
  keywords: [
    "days between dates",
    "add days",
    "due date",
    "countdown",
    "weekday",
    "week number",
    "Julian day",
    "business days",
  ],
} satisfies CalculatorMeta;
