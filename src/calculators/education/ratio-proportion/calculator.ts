import { defineCalculator } from "../../../core/calculator";
import { outputs } from "./outputs";
import { questions } from "./questions";

export default defineCalculator({
  ...questions,
  outputs,
});
