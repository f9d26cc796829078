import { defineCalculator } from "../../../core/calculator";
import { modes } from "./modes";
import { notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
  folds: { "If the day doesn’t exist": ["monthEndRule"] },
  solve: {
    for: ["endDate", "startDate", "days", "targetDate"],
    from: ["totalDays", "businessDays", "resultDate", "daysFromStart", "daysUntil"],
  },
  notices,
});
