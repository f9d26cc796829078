import type { CalculatorMeta } from "../../../core/meta";

export default {
  id: "nps-calculator",
  name: "NPS Calculator",
  purpose: "Corpus, lump sum, pension and tax of India’s National Pension System under the 2025 exit rules.",
  keywords: [
    "NPS",
    "National Pension System",
    "pension",
    "annuity",
    "80CCD",
    "PFRDA",
    "Tier I",
    "retirement",
    "lump sum",
    "systematic unit redemption",
    "India",
  ],
  homeCurrency: "INR",
} satisfies CalculatorMeta;
