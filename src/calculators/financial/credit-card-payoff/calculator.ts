import { defineCalculator } from "../../../core/calculator";
import { inputs } from "./inputs";
import { outputs } from "./outputs";
import { Payoff } from "./payoff";
import { headline, notices } from "./words";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  derive: (inputs, { format }) => new Payoff(inputs, format),
  comparisons: [
    {
      label: "Avalanche or snowball",
      scenarios: [
        { name: "Snowball", inputs: { strategy: "snowball" } },
        { name: "Avalanche", inputs: { strategy: "avalanche" } },
      ],
    },
  ],
  headline,
  notices,
  working,
});
