import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "UBS, The true cost of credit",
    url: "https://www.ubs.com/us/en/wfw/articles/manage/fw/the-true-cost-of-credit.html",
    cases: [
      [
        { cards: [{ balance: 400, annualRate: 18 }], monthlyBudget: 15, minimumRule: "fixed", minimumFloor: 15 },
        { totalInterest: "115", totalPaid: "515" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
