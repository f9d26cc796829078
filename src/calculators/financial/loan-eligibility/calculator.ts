import { defineCalculator } from "../../../core/calculator";
import { workingFrom } from "../../../core/working";
import { checkedEligibility } from "./eligibility";
import { headline } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";

export default defineCalculator({
  inputs,
  outputs,
  folds: {
    "Co-applicant and other income": [
      "coApplicantIncome",
      "otherIncome",
      "otherIncomeShare",
      "coApplicantAge",
    ],
    "Credit card balance and the loan you want": ["cardOutstanding", "desiredLoan"],
    "How the lender decides": ["method", "foirMode", "foir", "foirSlabs", "multiplier"],
    "Term in months and age limit": ["termMonths", "maxAgeAtMaturity"],
    "Loan-to-value": ["ltvRule", "ltvPercent"],
  },
  figures: FIGURES,
  solve: {
    for: [
      "netMonthlyIncome",
      "termYears",
      "existingEmis",
      "coApplicantIncome",
      "annualRate",
      "cardOutstanding",
      "foir",
      "propertyValue",
    ],
    from: ["eligibleLoan", "loanByIncome", "loanByLtv", "emi", "maxEmi", "ownContribution"],
  },
  derive: (inputs: Inputs, { format }) => checkedEligibility(inputs, format),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
