import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { SLEEP_FIGURES } from "../../../data/sleep";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { notices } from "./notices";
import { outputs } from "./outputs";
import { planSleep } from "./sleep";

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
