import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { modes, prepare } from "./modes";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
  prepare,
  working: workingFrom(() => import("./working")),
});
