import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { BMI_CUTOFFS } from "../../../data/bmi-cutoffs";
import { CDC_GROWTH_CHART } from "../../../data/cdc-growth-chart";
import { WAIST_CUTOFFS } from "../../../data/waist-cutoffs";
import { assess, missingChart } from "./assessment";
import { inputs } from "./inputs";
import { outputs } from "./outputs";
import { headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: [...Object.values(BMI_CUTOFFS), ...Object.values(WAIST_CUTOFFS), CDC_GROWTH_CHART],
  link: "personal",
  prepare: missingChart,
  derive: assess,
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
