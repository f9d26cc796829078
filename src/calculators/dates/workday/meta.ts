import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "workday-business-day-calculator",
  name: "Workday / Business Day Calculator",
  purpose: "Business days between dates, due dates, and the holidays and weekends that are left out.",
  keywords: [
    "working days",
    "business days between dates",
    "add business days",
    "due date",
    "networkdays",
    "settlement date",
    "federal holidays",
    "bank holidays",
    "gazetted holidays",
  ],
} satisfies CalculatorMeta;
