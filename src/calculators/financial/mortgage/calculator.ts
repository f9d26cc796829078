import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { type Inputs, inputs } from "./inputs";
import { Mortgage } from "./mortgage";
import { outputs } from "./outputs";
import { FIGURES, headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs: Inputs) => new Mortgage(inputs),
  comparisons: [
    {
      label: "15 or 30 years",
      scenarios: [
        { name: "15 years", inputs: { termYears: 15, termMonths: null } },
        { name: "30 years", inputs: { termYears: 30, termMonths: null } },
      ],
    },
    {
      label: "10% or 20% down",
      scenarios: [
        { name: "10% down", inputs: { downPaymentMode: "percent", downPaymentPercent: 10 } },
        { name: "20% down", inputs: { downPaymentMode: "percent", downPaymentPercent: 20 } },
      ],
    },
  ],
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
