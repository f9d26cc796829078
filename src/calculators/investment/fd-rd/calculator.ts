import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { Deposit } from "./deposit";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Opening date and compounding": ["startDate", "compounding", "shortTermSimple", "rdMethod"],
    "Senior citizen": ["seniorCitizen", "seniorPremium"],
    "Tax deducted at source": ["applyTds", "panProvided", "declarationFiled", "otherBankInterest", "taxYear"],
    "Early closing": ["withdrawAfterMonths", "rateForHeldPeriod", "prematurePenalty", "penaltyMonths"],
    "Income tax and inflation": ["taxRate", "inflationRate"],
  },
  figures: FIGURES,
  solve: {
    for: ["principal", "monthlyContribution", "annualRate", "termMonths"],
    from: ["maturityValue", "payoutAmount", "totalInterest", "realValue"],
  },
  derive: (inputs: Inputs) => new Deposit(inputs),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
