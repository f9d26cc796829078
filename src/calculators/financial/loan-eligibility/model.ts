import { defineCalculator } from "../../../core/calculator";
import { checkInputs, Eligibility } from "./eligibility";
import { inputs } from "./inputs";
import { FIGURES, notices } from "./notices";
import { outputs } from "./outputs";
import { applicantTable, leverTable, limitTable, slabTable } from "./tables";
import { headline } from "./words";
import { working } from "./working";

export default defineCalculator({
  id: "loan-eligibility-calculator",
  inputs,
  outputs,
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

  compute(inputs, { format }) {
    checkInputs(inputs);
    const eligibility = new Eligibility(inputs);
    const { income, obligations, foir, effectiveTerm, loanByLtv, eligible } = eligibility;
    const { desiredLoan, propertyValue } = inputs;
    const emi = eligibility.emiOf(eligible.loan);
    return {
      incomeConsidered: income,
      obligations,
      foirUsed: foir,
      maxEmi: eligibility.maxEmi,
      effectiveTermMonths: effectiveTerm,
      loanByIncome: eligibility.loanByIncome,
      loanByMultiplier: eligibility.loanByMultiplier,
      loanByLtv,
      eligibleLoan: eligible.loan,
      limitedBy: eligible.limit,
      emi,
      // At 0 % rounding may leave a hair below nothing.
      totalInterest: Math.max(0, emi * effectiveTerm - eligible.loan),
      ownContribution: loanByLtv === null ? null : Math.max(0, propertyValue - eligible.loan),
      foirAfterLoan: (100 * (emi + obligations)) / income,
      requiredIncome:
        desiredLoan === null ? null : (eligibility.incomeFor(eligibility.emiOf(desiredLoan))?.income ?? null),
      shortfall: desiredLoan === null ? null : Math.max(0, desiredLoan - eligible.loan),
      limits: () => limitTable(eligibility, format),
      levers: () => leverTable(eligibility),
      ltvSlabs: () => slabTable(eligibility),
      applicants: () => applicantTable(eligibility),
      notices: () => notices(eligibility, format),
    };
  },

  headline,
  working,
});
