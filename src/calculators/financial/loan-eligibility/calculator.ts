import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { checkedEligibility } from "./eligibility";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs: Inputs, { format }) => checkedEligibility(inputs, format),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
