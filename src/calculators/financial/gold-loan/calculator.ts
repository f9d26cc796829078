import { defineCalculator } from "../../../core/calculator";
import { type Inputs, inputs } from "./inputs";
import { GoldLoan } from "./loan";
import { outputs } from "./outputs";
import { FIGURES, headline, notices } from "./words";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  solving: { leftOut: { maxLoan: ["requestedLoan"] } },
  derive: (inputs: Inputs, { format }) => new GoldLoan(inputs, format),
  comparisons: [
    {
      label: "Installments or all at the end",
      scenarios: [
        { name: "Installments", inputs: { repayment: "emi" } },
        { name: "All at the end", inputs: { repayment: "bullet" } },
      ],
    },
  ],
  headline,
  notices,
  working,
});
