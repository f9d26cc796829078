import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { CDC_STATURE } from "../../../data/cdc-stature";
import { HEIGHT_PREDICTION } from "../../../data/height-prediction";
import { headline } from "./headline";
import { assess } from "./height";
import { inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Metric or US units": ["unitSystem"],
    "Date of birth and extra months": ["birthDate", "asOf", "ageMonths"],
    "Parents’ ages": ["fatherAge", "motherAge"],
  },
  figures: [...Object.values(HEIGHT_PREDICTION), CDC_STATURE],
  link: "fragment",
  solve: {
    for: ["heightCm", "heightIn", "fatherHeightCm", "fatherHeightIn", "motherHeightCm", "motherHeightIn"],
    from: [
      "predictedCm",
      "midParentalCm",
      "conditionalTargetCm",
      "percentile",
      "zScore",
      "totalInches",
      "totalCm",
    ],
  },
  derive: assess,
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
