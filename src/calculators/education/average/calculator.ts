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
  derive: (inputs, { format }) => statisticsOf(inputs, format),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
