import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { Pension } from "./pension";
import { FIGURES, headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs: Inputs) => new Pension(inputs),
  comparisons: [
    {
      label: "Leave at 60 or 65",
      scenarios: [
        { name: "At 60", inputs: { exitAge: 60 } },
        { name: "At 65", inputs: { exitAge: 65 } },
      ],
    },
  ],
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
