import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "loan-eligibility-calculator",
  name: "Loan Eligibility Calculator",
  purpose: "How large a home loan an Indian bank would approve, what limits it, and what would raise it.",
  keywords: [
    "home loan eligibility",
    "FOIR",
    "loan to value",
    "LTV",
    "RBI",
    "income multiplier",
    "EMI capacity",
    "salary",
    "co-applicant",
    "India",
  ],
  homeCurrency: "INR",
} satisfies CalculatorMeta;
