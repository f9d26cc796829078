import { defineCalculator } from "../../../core/calculator";
import { modes } from "./modes";
import { outputs } from "./outputs";
import { notices } from "./words";

export default defineCalculator({
  ...modes,
  outputs,
  notices,
});
