import { defineCalculator } from "../../../core/calculator";
import { missingDurations, modes } from "./modes";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
  prepare: ({ mode, finishTime }) => (mode === "race" ? missingDurations(finishTime) : null),
});
