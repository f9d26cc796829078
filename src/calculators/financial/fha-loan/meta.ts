import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "fha-loan-calculator",
  name: "FHA Loan Calculator",
  purpose: "The FHA payment with the insurance HUD will bill, when that ends, and FHA against conventional.",
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
