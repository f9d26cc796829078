import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "ABP Live, on the loan-to-value tiers of April 1, 2026",
    date: "retrieved November 2026",
    cases: (
      [
        [100_000, "85,000"],
        [80_000, "68,000"],
      ] as const
    ).map(([value, maxLoan]) => [
      { weightGrams: value / 10_000, purityKarat: 24, goldPricePerGram: 10_000, requestedLoan: null },
      { maxLoan, ltvPercent: 85 },
    ]),
  },
] satisfies readonly PublishedSource[];
