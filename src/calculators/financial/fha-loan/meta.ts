import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "fha-loan-calculator",
  name: "FHA Loan Calculator",
  purpose: "Your FHA payment with mortgage insurance as HUD bills it, when that ends, and FHA vs. conventional.",
  keywords: [
    "FHA",
    "FHA mortgage",
    "MIP",
    "mortgage insurance premium",
    "UFMIP",
    "low down payment",
    "3.5% down",
    "FHA loan limit",
    "FHA vs conventional",
    "first-time home buyer",
  ],
  homeCurrency: "USD",
} satisfies CalculatorMeta;
