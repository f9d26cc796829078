import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { BODY_FAT } from "../../../data/body-fat";
import { compose } from "./composition";
import { headline } from "./headline";
import { FOLDS, type Fold, inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Metric or US units": ["unitSystem"],
    Skinfolds: [...(Object.keys(FOLDS) as Fold[]), "densityEquation"],
    "Army abdomen, and a goal": ["abdomenCm", "abdomenIn", "officialRounding", "goalBodyFatPercent"],
  },
  figures: Object.values(BODY_FAT),
  link: "personal",
  solve: {
    for: ["waistCm", "waistIn", "weightKg", "weightLb", "goalBodyFatPercent"],
    from: ["bodyFatPercent", "goalWeightKg", "waistToHeight"],
  },
  derive: compose,
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
