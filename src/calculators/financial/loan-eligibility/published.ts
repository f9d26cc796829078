import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Reserve Bank of India, loan-to-value ratios of housing loans, as reported by Business Standard",
    date: "October 8, 2015",
    url: "https://business-standard.com/article/pf/home-buyers-can-now-get-more-loan-for-property-up-to-rs-30-lakh-115100801016_1.html",
    cases: [
      [
        {},
        {
          "ltvSlabs.0.loanUpTo": 3_000_000,
          "ltvSlabs.0.percent": 90,
          "ltvSlabs.1.loanUpTo": 7_500_000,
          "ltvSlabs.1.percent": 80,
          "ltvSlabs.2.percent": 75,
        },
      ],
    ],
  },
  {
    title: "SaveLakhs, loan eligibility with an FOIR of 55%",
    date: "retrieved November 2026",
    url: "https://savelakhs.venba.dev/calculator/eligibility",
    allowed: { units: 1, because: "The site cuts off paise." },
    cases: [
      [
        {
          netMonthlyIncome: 75_000,
          existingEmis: 0,
          method: "foir",
          foir: 55,
          annualRate: 8,
          termYears: 20,
          ltvRule: "none",
        },
        { maxEmi: "41,250", eligibleLoan: "4,931,614" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
