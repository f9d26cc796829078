import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { headline } from "./headline";
import { inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { statisticsOf } from "./statistics";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "How the numbers are read": ["decimalMark", "commaMeans", "ignoreText"],
    "Percentile, trimming and fences": ["percentile", "trimPercent", "outlierFactor"],
    "Confidence and histogram": ["confidenceLevel", "bins"],
    "One more number": ["nextNumber", "nextWeight"],
  },
  solve: { for: ["nextNumber", "nextWeight"], from: ["meanWithNext"] },
  derive: (inputs, { format }) => statisticsOf(inputs, format),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
