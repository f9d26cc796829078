import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "askanumber.com, a refinance of $412,000",
    date: "July 2, 2026",
    url: "https://askanumber.com/refinance-calculator",
    cases: [
      [
        {
          currentBalance: 412_000,
          currentRate: 7.25,
          remainingMonths: 324,
          newRate: 5.99,
          newTermYears: 27,
          lenderFees: 4500,
          otherClosingCosts: 0,
        },
        {
          currentPaymentAmount: "2,901.28",
          newPayment: "2,568.25",
          monthlySavings: "333.03",
          simpleBreakEvenMonths: "14",
          lifetimeSavings: "1034e2",
        },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
