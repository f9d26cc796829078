import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { BMI_CUTOFFS } from "../../../data/bmi-cutoffs";
import { CDC_GROWTH_CHART } from "../../../data/cdc-growth-chart";
import { WAIST_CUTOFFS } from "../../../data/waist-cutoffs";
import { assess, missingChart } from "./assessment";
import { headline } from "./headline";
import { inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Date of birth and extra months": ["birthDate", "asOf", "ageMonths"],
    "Adult cutoffs, waist and target BMI": ["standard", "waistCm", "waistIn", "targetBmi"],
  },
  figures: [...Object.values(BMI_CUTOFFS), ...Object.values(WAIST_CUTOFFS), CDC_GROWTH_CHART],
  link: "personal",
  solve: {
    for: ["weightKg", "weightLb", "heightCm", "heightIn", "waistCm", "waistIn", "targetBmi"],
    from: ["bmi", "percentile", "zScore", "waistToHeight", "targetWeightKg", "weightToHealthyKg"],
  },
  prepare: missingChart,
  derive: assess,
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
