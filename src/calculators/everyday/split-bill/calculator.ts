import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { inputs } from "./inputs";
import { outputs } from "./outputs";
import { splitOf } from "./split";
import { headline } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  derive: splitOf,
  headline,
  working: workingFrom(() => import("./working")),
});
