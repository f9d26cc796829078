import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "US Department of Housing and Urban Development, calculation of periodic premiums",
    date: "retrieved November 2026",
    cases: [
      [
        { homePrice: 109_747.37, downPaymentPercent: 5, annualRate: 7.5, ufmipRate: 2.25 },
        {
          baseLoan: "104,260.00",
          loanAmount: "106,605.00",
          "mipByYear.0.averageBalance": "106,160.654167",
          monthlyMip: "43.26",
        },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
