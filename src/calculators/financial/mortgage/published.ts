import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Consumer Financial Protection Bureau, sample closing disclosure H-25(B)",
    date: "2013",
    cases: [
      [
        { homePrice: 180_000, downPaymentPercent: 10, annualRate: 3.875, pmiRate: 0.61 },
        {
          monthlyPrincipalInterest: "761.78",
          monthlyPmi: "82.35",
          pmiMonths: 80,
          pmiEndDate: "2033-08-01",
          apr: "4.174",
        },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
