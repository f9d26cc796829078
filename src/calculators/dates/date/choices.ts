import type { MonthEndRule } from "../../../math/dates/month-end";

/** What becomes of a day that a month does not have. */
export const MONTH_END_RULES = {
  clamp: "Take the last day of the month",
  "end-of-month": "Keep month ends at month ends",
  overflow: "Run over into the next month",
} as const satisfies Record<MonthEndRule, string>;

/** Which of the four or five of a weekday in a month. */
export const ORDINALS = {
  "1": "First",
  "2": "Second",
  "3": "Third",
  "4": "Fourth",
  "5": "Fifth",
  last: "Last",
} as const;
