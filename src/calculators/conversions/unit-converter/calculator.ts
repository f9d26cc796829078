import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { inputs } from "./inputs";
import { outputs } from "./outputs";
import { convert } from "./question";
import { missingTables } from "./tables";
import { headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  prepare: missingTables,
  derive: convert,
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
