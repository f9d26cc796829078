import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { PREGNANCY_FIGURES } from "../../../data/pregnancy";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { Pregnancy } from "./pregnancy";
import { headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: Object.values(PREGNANCY_FIGURES),
  link: "personal",
  derive: (values: Inputs, tools) => new Pregnancy(values, tools),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
