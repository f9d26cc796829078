import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Smart Finance, calculation of the pension from NPS",
    date: "March 2018",
    url: "https://smartifinance.blogspot.com/2018/03",
    cases: [
      [
        {
          currentAge: 30,
          exitAge: 60,
          monthlyContribution: 5000,
          annualRate: 10,
          annuityShare: 40,
          annuityRate: 6,
        },
        {
          totalContributed: "1,800,000",
          corpus: "11,396,627",
          totalGain: "9,596,627",
          lumpSum: "6,837,976",
          annuityCorpus: "4,558,651",
          monthlyPension: "22,793",
        },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
