import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { Deposit } from "./deposit";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { FIGURES, headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs: Inputs) => new Deposit(inputs),
  comparisons: [
    {
      label: "Two deposits",
      scenarios: [
        { name: "Bank A", inputs: { annualRate: 7 } },
        { name: "Bank B", inputs: { annualRate: 7.5 } },
      ],
    },
    {
      label: "Paid out or reinvested",
      scenarios: [
        { name: "Paid out", inputs: { payout: "quarterly" } },
        { name: "Reinvested", inputs: { payout: "cumulative" } },
      ],
    },
  ],
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
