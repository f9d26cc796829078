import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { FERTILITY_FIGURES } from "../../../data/fertility";
import { Fertility } from "./fertility";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { headline, notices } from "./words";

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
