import { defineCalculator } from "../../../core/calculator";
import { withLoanAmount } from "./from-payment";
import { type Inputs, inputs } from "./inputs";
import { PersonalLoan } from "./loan";
import { outputs } from "./outputs";
import { headline, notices } from "./words";
import { working } from "./working";

export default defineCalculator({
  inputs,
  outputs,
  derive: (inputs: Inputs, { format }) => new PersonalLoan(withLoanAmount(inputs, format)),
  comparisons: [
    {
      label: "Two lenders",
      scenarios: [
        { name: "Lender A", inputs: { annualRate: 11.5 } },
        { name: "Lender B", inputs: { annualRate: 10.5 } },
      ],
    },
    {
      label: "3 or 5 years",
      scenarios: [
        { name: "3 years", inputs: { termYears: null, termMonths: 36 } },
        { name: "5 years", inputs: { termYears: null, termMonths: 60 } },
      ],
    },
  ],
  headline,
  notices,
  working,
});
