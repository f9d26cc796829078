import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "leap-year-calculator",
  name: "Leap Year Calculator",
  purpose: "Whether a year is a leap year and why, all leap years in a range, and the leap days between two dates.",
  keywords: [
    "leap day",
    "February 29",
    "Gregorian calendar",
    "Julian calendar",
    "1582",
    "1752",
    "366 days",
    "next leap year",
  ],
} satisfies CalculatorMeta;
