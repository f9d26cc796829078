import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { headline } from "./headline";
import { inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { convert } from "./question";
import { missingTables } from "./tables";

export default defineCalculator({
  inputs,
  outputs,
  prepare: missingTables,
  derive: convert,
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
