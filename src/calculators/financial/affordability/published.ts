import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "algebra.com, what a couple can borrow at 28% of its income",
    date: "retrieved November 2026",
    url: "https://www.algebra.com/cgi-bin/show-question-source.mpl?solution=737122",
    allowed: { units: 1, because: "The source cuts off cents." },
    cases: (
      [
        [3, "491,456"],
        [4, "434,003"],
        [5, "385,975"],
      ] as const
    ).map(([annualRate, maxLoan]) => [
      {
        annualRate,
        annualIncome: 60_000,
        coBorrowerIncome: 2400 * 12,
        monthlyDebts: 0,
        downPayment: 0,
        minDownPaymentPercent: 0,
        propertyTaxRate: 0,
        homeInsuranceRate: 0,
        pmiRate: 0,
      },
      { monthlyPayment: "2,072", maxLoan },
    ]),
  },
] satisfies readonly PublishedSource[];
