import { defineCalculator } from "../../../core/calculator";
import { missingWords } from "./expression";
import { modes } from "./modes";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
  prepare: ({ mode, expression }) => (mode === "expression" ? missingWords(expression) : null),
});
