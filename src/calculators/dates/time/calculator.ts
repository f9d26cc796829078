import { defineCalculator } from "../../../core/calculator";
import { modes } from "./modes";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
  folds: {
    "Length of a day, meaning of 2:30": ["hoursPerDay", "colonMeans"],
    "Rounding of punches, workweek": ["roundTo", "weekStartsOn"],
  },
  solve: {
    for: ["endTime", "payRate", "breakMinutes", "startTime"],
    from: ["grossPay", "totalHours", "totalMinutes"],
  },
});
