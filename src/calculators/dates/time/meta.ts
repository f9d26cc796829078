import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "time-calculator",
  name: "Time Calculator",
  purpose: "Add and subtract times, hours between two times, decimal hours, and a timesheet with overtime.",
  keywords: [
    "add hours and minutes",
    "hours between times",
    "time card",
    "timesheet",
    "decimal hours",
    "overtime pay",
    "duration",
    "work hours",
  ],
} satisfies CalculatorMeta;
