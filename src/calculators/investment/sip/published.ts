import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "nessoftech.com, systematic withdrawal plan",
    date: "retrieved November 2026",
    cases: [
      [
        { mode: "swp", principal: 1_500_000, withdrawal: 30_000, annualRate: 7, termYears: 4 },
        { finalBalance: "326,804", "schedule.0.value": "1,236,658", totalWithdrawn: "1,440,000" },
      ],
    ],
  },
  {
    title: "dhankit.com, systematic withdrawal plan",
    date: "retrieved November 2026",
    cases: [
      [
        {
          mode: "swp",
          principal: 5_000_000,
          withdrawal: 30_000,
          annualRate: 8,
          termYears: 20,
          rateConvention: "effective",
        },
        { "schedule.0.value": "5,026,983", finalBalance: "6,234,814", sustainableWithdrawal: "40,958" },
      ],
    ],
  },
  {
    title: "wisecalc.in, plan with a step-up",
    date: "retrieved November 2026",
    cases: [
      [
        { contribution: 12_000, termYears: 15, stepUpPercent: 10, inflationRate: 6 },
        { totalInvested: "4,575,237", maturityValue: "1.04e7" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
