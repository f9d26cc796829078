import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { BMI_CUTOFFS } from "../../../data/bmi-cutoffs";
import { ENERGY } from "../../../data/energy";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { Plan } from "./plan";

const { requirement: _, ...figures } = ENERGY;

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "How fast, by when, or how much": [
      "planBy",
      "weeklyRateKg",
      "weeklyRateLb",
      "goalDate",
      "dailyCalories",
      "startDate",
    ],
    "Activity, formula and body fat": ["activity", "customPal", "dayPlan", "formula", "bodyFatPercent"],
    "Macros and weekend": [
      "macroPlan",
      "carbsPercent",
      "proteinPercent",
      "fatPercent",
      "proteinPerKg",
      "weekendBoostPercent",
    ],
    "Model, change in activity, pregnancy": ["model", "activityChangePercent", "lifeStage"],
  },
  figures: [...Object.values(figures), BMI_CUTOFFS.who],
  link: "personal",
  solve: {
    for: ["activityChangePercent", "customPal"],
    from: ["dailyKcal", "maintenanceKcal"],
  },
  derive: (inputs: Inputs, { format }) => new Plan(inputs, format),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
