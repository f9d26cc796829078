import { defineCalculator } from "../../../core/calculator";
import { modes } from "./modes";
import { notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
  notices,
});
