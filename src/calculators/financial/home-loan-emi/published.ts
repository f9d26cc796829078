import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Reserve Bank of India, Key Facts Statement for Loans and Advances, Annex B",
    date: "April 15, 2024",
    url: "https://rbi.org.in/Scripts/NotificationUser.aspx?Id=12663",
    cases: [[{ principal: 20_000, annualRate: 15, termMonths: 24, processingFee: 400 }, { apr: "17.07" }]],
  },
  {
    title: "Mint, prepaying a home loan",
    date: "September 14, 2021",
    cases: [
      [
        { annualRate: 8, extraOnce: 600_000, extraOnceDate: "2031-12-05", prepaymentEffect: "reduce-emi" },
        { emi: "41,822", finalEmi: "36,088", interestSaved: "4.32e5" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
