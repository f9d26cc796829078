import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "UBS, The true cost of credit",
    date: "retrieved November 2026",
    url: "https://www.ubs.com/us/en/wfw/articles/manage/fw/the-true-cost-of-credit.html",
    cases: [
      [
        { cards: [{ balance: 400, annualRate: 18 }], monthlyBudget: 15, minimumRule: "fixed", minimumFloor: 15 },
        { totalInterest: "115", totalPaid: "515" },
      ],
    ],
  },
  {
    title: "smartercalculators.app, fixed payments on a balance of $5,000",
    date: "retrieved November 2026",
    url: "https://www.smartercalculators.app/credit-card/minimum-payment-5000-balance",
    cases: (
      [
        [150, 56, "3,322", "8,322"],
        [200, 36, "2,001", "7,001"],
        [300, 21, "1,143", "6,143"],
      ] as const
    ).map(([monthlyBudget, months, totalInterest, totalPaid]) => [
      {
        monthlyBudget,
        cards: [{ balance: 5000, annualRate: 24 }],
        minimumRule: "percent-of-balance",
        minimumPercent: 2,
        minimumFloor: 35,
      },
      { months, totalInterest, totalPaid },
    ]),
  },
  {
    title: "tool-websites.pages.dev, minimum payments on a balance of $5,000",
    date: "retrieved November 2026",
    url: "https://tool-websites.pages.dev/finance/credit-card-minimum-payment-calculator/",
    cases: [
      [
        {
          mode: "minimum-only",
          cards: [{ balance: 5000, annualRate: 22 }],
          minimumRule: "percent-of-balance",
          minimumPercent: 2,
          minimumFloor: 25,
        },
        { months: 817, totalInterest: "35,957.75" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
