import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { Affordability } from "./affordability";
import { inputs } from "./inputs";
import { outputs } from "./outputs";
import { FIGURES, headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs, { format }) => new Affordability(inputs, format),
  comparisons: [
    {
      label: "Conventional or FHA",
      scenarios: [
        { name: "FHA", inputs: { rule: "fha-31-43" } },
        { name: "Conventional", inputs: { rule: "conventional-28-36" } },
      ],
    },
  ],
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
