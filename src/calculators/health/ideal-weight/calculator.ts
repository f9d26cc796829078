import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { BMI_CUTOFFS } from "../../../data/bmi-cutoffs";
import { IDEAL_WEIGHT } from "../../../data/ideal-weight";
import { estimate } from "./estimate";
import { inputs } from "./inputs";
import { outputs } from "./outputs";
import { headline, notices } from "./words";

const { who, asian, india } = BMI_CUTOFFS;

export default defineCalculator({
  inputs,
  outputs,
  figures: [...Object.values(IDEAL_WEIGHT), who, asian, india],
  link: "personal",
  derive: estimate,
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
