import { defineCalculator } from "../../../core/calculator";
import { modes, prepare } from "./modes";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
  prepare,
});
