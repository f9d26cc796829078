import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "D. Lippman, Math in Society, savings annuities",
    date: "retrieved November 2026",
    cases: [
      [
        { principal: 0, annualRate: 3, contribution: 5, contributionFrequency: "daily", compounding: "daily" },
        { futureValue: "21,282.07" },
      ],
    ],
  },
  {
    title: "saving.org, table for $54,000",
    date: "retrieved November 2026",
    cases: (
      [
        [5, "annually", 10, "87,960.31"],
        [5, "daily", 10, "89,027.90"],
        [8, "annually", 30, "543,383.47"],
        [8, "daily", 30, "595,095.01"],
      ] as const
    ).map(([annualRate, compounding, termYears, futureValue]) => [
      { contribution: 0, inflationRate: 0, principal: 54_000, annualRate, compounding, termYears },
      { futureValue },
    ]),
  },
  {
    title: "Regulation DD (12 CFR 1030), Appendix A, part I",
    date: "retrieved November 2026",
    url: "https://www.consumerfinance.gov/rules-policy/regulations/1030/A/",
    cases: [
      [
        { contribution: 0, inflationRate: 0, principal: 1000, annualRate: 6.168, rateType: "effective", termYears: 1 },
        { totalInterest: "61.68", effectiveAnnualRate: "6.17" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
