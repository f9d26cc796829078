import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { Comparison } from "./comparison";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { FIGURES, headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs: Inputs) => new Comparison(inputs),
  comparisons: [
    {
      label: "5 or 10 years",
      scenarios: [
        { name: "5 years", inputs: { horizonYears: 5 } },
        { name: "10 years", inputs: { horizonYears: 10 } },
      ],
    },
  ],
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
