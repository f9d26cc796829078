import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "staff-loan-calculator",
  name: "Staff Loan Calculator",
  purpose:
    "What a loan from your employer costs on simple interest, and the tax on the perquisite it brings.",
  keywords: [
    "employee loan",
    "simple interest",
    "House Building Advance",
    "HBA",
    "perquisite",
    "SBI rate",
    "Form 12BA",
    "bank staff",
    "government employee",
    "India",
  ],
  homeCurrency: "INR",
} satisfies CalculatorMeta;
