import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { SLEEP_FIGURES } from "../../../data/sleep";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { planSleep } from "./sleep";
import { headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: Object.values(SLEEP_FIGURES),
  link: "personal",
  derive: (values: Inputs) => planSleep(values),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
