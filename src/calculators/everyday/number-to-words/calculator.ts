import { defineCalculator } from "../../../core/calculator";
import { kinds } from "./kinds";
import { outputs } from "./outputs";

export default defineCalculator({
  ...kinds,
  outputs,
});
