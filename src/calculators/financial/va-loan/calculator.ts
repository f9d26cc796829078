import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { type Inputs, inputs } from "./inputs";
import { VaLoan } from "./loan";
import { outputs } from "./outputs";
import { FIGURES, headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs: Inputs) => new VaLoan(inputs),
  comparisons: [
    {
      label: "15 or 30 years",
      scenarios: [
        { name: "15 years", inputs: { termYears: 15 } },
        { name: "30 years", inputs: { termYears: 30 } },
      ],
    },
  ],
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
