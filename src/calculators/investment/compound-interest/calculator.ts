import { defineCalculator } from "../../../core/calculator";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { Savings } from "./savings";
import { headline, notices } from "./words";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  derive: (inputs: Inputs) => new Savings(inputs),
  comparisons: [
    {
      label: "Yearly or monthly compounding",
      scenarios: [
        { name: "Yearly", inputs: { compounding: "annually" } },
        { name: "Monthly", inputs: { compounding: "monthly" } },
      ],
    },
  ],
  headline,
  notices,
  working,
});
