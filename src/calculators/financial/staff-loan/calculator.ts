import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { StaffLoan } from "./staff-loan";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Dates, interest basis and rounding": [
      "disbursementDate",
      "firstPaymentDate",
      "interestBasis",
      "rounding",
    ],
    "Market loan to compare": ["marketRate"],
    "Tax on the perquisite": ["sbiRate", "interestCredit", "exemptLimit", "medicalExempt", "taxRate"],
  },
  figures: FIGURES,
  solve: {
    for: [
      "principal",
      "interestInstalments",
      "principalInstalments",
      "annualRate",
      "marketRate",
      "sbiRate",
      "taxRate",
    ],
    from: [
      "principalInstalment",
      "interestInstalment",
      "instalment",
      "instalmentStep",
      "netAdvantage",
      "effectiveRate",
      "effectiveRateAfterTax",
      "totalInterest",
      "perquisiteFirstYear",
    ],
  },
  derive: (inputs: Inputs) => new StaffLoan(inputs),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
