import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Consumer Financial Protection Bureau, sample closing disclosure of a refinance, H-25(E)",
    date: "2013",
    url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/H/",
    cases: [
      [
        {
          currentBalance: 150_000,
          newRate: 4.25,
          newTermYears: 30,
          newMi: 82.35,
          newMiMonths: 48,
          lenderFees: 0,
          otherClosingCosts: 0,
        },
        { newLoanAmount: "150,000", newPayment: "737.91", insuranceNew: "82.35" },
      ],
    ],
  },
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
