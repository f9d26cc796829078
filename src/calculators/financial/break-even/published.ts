import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "OpenStax, Principles of Accounting, Volume 2: Managerial Accounting, sections 3.2 and 3.5",
    date: "2019",
    url: "https://openstax.org/details/books/principles-managerial-accounting",
    cases: [
      [
        { fixedCosts: 18_000, pricePerUnit: 100, variableCostPerUnit: 20, targetProfit: 16_000, expectedUnits: 300 },
        {
          contributionPerUnit: "80",
          contributionMarginPercent: "80",
          breakEvenUnits: "225",
          breakEvenRevenue: "22,500",
          targetUnits: "425",
          targetRevenue: "42,500",
          marginOfSafetyUnits: "75",
          marginOfSafetyPercent: "25",
        },
      ],
      [
        { fixedCosts: 85_000, pricePerUnit: 90, variableCostPerUnit: 40, expectedUnits: 1900 },
        { contributionPerUnit: "50", breakEvenUnits: "1,700", breakEvenRevenue: "153,000" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
