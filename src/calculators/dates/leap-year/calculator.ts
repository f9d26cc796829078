import { defineCalculator } from "../../../core/calculator";
import { modes } from "./modes";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
});
