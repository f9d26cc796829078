import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "staff-loan-calculator",
  name: "Staff Loan Calculator",
  purpose: "What a simple-interest loan from your employer costs, including the tax on the perquisite.",
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
