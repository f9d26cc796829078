import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { Plan } from "./plan";
import { headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  derive: (inputs: Inputs, { format }) => new Plan(inputs, format),
  comparisons: [
    {
      label: "Monthly or every two weeks",
      scenarios: [
        { name: "Monthly", inputs: { paymentFrequency: "monthly" } },
        { name: "Every two weeks", inputs: { paymentFrequency: "biweekly" } },
      ],
    },
  ],
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
