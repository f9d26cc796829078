import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { PREGNANCY_FIGURES } from "../../../data/pregnancy";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { Pregnancy } from "./pregnancy";

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
