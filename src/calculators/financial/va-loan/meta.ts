import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "va-loan-calculator",
  name: "VA Loan Calculator",
  purpose: "The VA payment with its funding fee, the entitlement left, and the residual income that decides.",
  keywords: [
    "VA",
    "VA mortgage",
    "VA loan",
    "funding fee",
    "entitlement",
    "residual income",
    "IRRRL",
    "veteran",
    "military",
    "no down payment",
    "Certificate of Eligibility",
  ],
  homeCurrency: "USD",
} satisfies CalculatorMeta;
