import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { outputs } from "./outputs";
import { questions } from "./questions";

export default defineCalculator({
  ...questions,
  outputs,
  working: workingFrom(() => import("./working")),
});
