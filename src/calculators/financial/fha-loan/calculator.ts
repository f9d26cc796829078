import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { type Inputs, inputs } from "./inputs";
import { FhaLoan } from "./loan";
import { outputs } from "./outputs";
import { FIGURES, headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs: Inputs) => new FhaLoan(inputs),
  comparisons: [
    {
      label: "3.5% or 10% down",
      scenarios: [
        { name: "3.5% down", inputs: { downPaymentMode: "percent", downPaymentPercent: 3.5 } },
        { name: "10% down", inputs: { downPaymentMode: "percent", downPaymentPercent: 10 } },
      ],
    },
  ],
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
