import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { FERTILITY_FIGURES } from "../../../data/fertility";
import { Fertility } from "./fertility";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  outputs,
  figures: Object.values(FERTILITY_FIGURES),
  link: "personal",
  derive: (values: Inputs, tools) => new Fertility(values, tools),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
