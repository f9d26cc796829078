import { defineCalculator } from "../../../core/calculator";
import { modes, prepare } from "./modes";
import { outputs } from "./outputs";

export default defineCalculator({
  ...modes,
  outputs,
  folds: {
    "Implied multiplication and word size": ["implicit", "wordSize"],
    "Ans, memory and variables": ["ans", "memory", "variables"],
    "Graph points": ["plotPoints"],
  },
  prepare,
});
