import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Regulation DD (12 CFR 1030), Appendix A",
    date: "retrieved November 2026",
    url: "https://www.consumerfinance.gov/rules-policy/regulations/1030/A/",
    cases: (
      [
        [5.25, "daily", "53.90", "5.39"],
        [6, "monthly", "61.68", "6.17"],
      ] as const
    ).map(([annualRate, compounding, totalInterest, apy]) => [
      {
        mode: "cd",
        principal: 1000,
        annualRate,
        compounding,
        rateType: "nominal",
        termYears: 1,
        termMonths: 0,
        termDays: 0,
      },
      { totalInterest, apy },
    ]),
  },
  {
    title: "India Post, recurring deposit at 6.7%",
    date: "retrieved November 2026",
    cases: [
      [
        { mode: "rd", monthlyContribution: 100, annualRate: 6.7, termYears: 0, termMonths: 60, termDays: 0 },
        { maturityValue: "7,136.58" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
