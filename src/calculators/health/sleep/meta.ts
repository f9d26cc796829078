import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "sleep-calculator",
  name: "Sleep Calculator",
  purpose: "When to go to bed or get up, by sleep cycles and recommended hours for your age, and a week’s sleep debt.",
  keywords: [
    "bedtime",
    "wake up time",
    "sleep cycle",
    "sleep debt",
    "nap",
    "REM",
    "social jet lag",
    "hours of sleep",
    "night shift",
  ],
} satisfies CalculatorMeta;
