import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { modes } from "./modes";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
  working: workingFrom(() => import("./working")),
});
