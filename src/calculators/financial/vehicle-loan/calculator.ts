import { defineCalculator } from "../../../core/calculator";
import { withPrice } from "./from-payment";
import { type Inputs, inputs } from "./inputs";
import { AutoLoan } from "./loan";
import { outputs } from "./outputs";
import { FIGURES, headline, notices } from "./words";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  figures: FIGURES,
  derive: (inputs: Inputs, { format }) => new AutoLoan(withPrice(inputs, format)),
  comparisons: [
    {
      label: "48 or 72 months",
      scenarios: [
        { name: "48 months", inputs: { termMonths: 48 } },
        { name: "72 months", inputs: { termMonths: 72 } },
      ],
    },
  ],
  headline,
  notices,
  working,
});
