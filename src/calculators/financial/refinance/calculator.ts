import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { inputs } from "./inputs";
import { outputs } from "./outputs";
import { Refinance } from "./refinance";
import { FIGURES, headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs, { format }) => new Refinance(inputs, format),
  comparisons: [
    {
      label: "15 or 30 years",
      scenarios: [
        { name: "15 years", inputs: { newTermYears: 15 } },
        { name: "30 years", inputs: { newTermYears: 30 } },
      ],
    },
  ],
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
