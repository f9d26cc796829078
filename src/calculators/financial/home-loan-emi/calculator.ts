import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { HomeLoan } from "./home-loan";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { FIGURES, headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs: Inputs) => new HomeLoan(inputs),
  comparisons: [
    {
      label: "15 or 20 years",
      scenarios: [
        { name: "15 years", inputs: { termYears: 15, termMonths: null } },
        { name: "20 years", inputs: { termYears: 20, termMonths: null } },
      ],
    },
  ],
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
