import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { inputs } from "./inputs";
import { outputs } from "./outputs";
import { statisticsOf } from "./statistics";
import { headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  derive: (inputs, { format }) => statisticsOf(inputs, format),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
