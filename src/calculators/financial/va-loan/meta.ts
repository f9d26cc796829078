import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "va-loan-calculator",
  name: "VA Loan Calculator",
  purpose: "Your VA payment with the funding fee, your remaining entitlement, and the residual income test.",
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
