import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Regulation Z (12 CFR 1026), Appendix J, example (c)(1)(i)",
    date: "retrieved November 2026",
    url: "https://www.consumerfinance.gov/rules-policy/regulations/1026/J/",
    cases: [
      [
        { principal: 5520, annualRate: 0, termMonths: 24, originationFeePercent: 0, originationFeeAmount: 520 },
        { monthlyPayment: "230.00", amountReceived: "5,000.00", apr: "9.69" },
      ],
    ],
  },
  {
    title: "Reserve Bank of India, Key Facts Statement for Loans and Advances, Annex B",
    date: "April 15, 2024",
    url: "https://rbi.org.in/Scripts/NotificationUser.aspx?Id=12663",
    cases: [
      [
        { principal: 20_000, annualRate: 15, termMonths: 24, originationFeePercent: 0, originationFeeAmount: 400 },
        { apr: "17.07" },
      ],
    ],
  },
  {
    title: "emicalculator.net, all-inclusive cost of a loan",
    date: "retrieved November 2026",
    cases: (
      [
        [6, 1, "34,312", "14.1"],
        [6, 2, "34,312", "18.4"],
        [6, 3, "34,312", "22.7"],
        [12, 1, "17,583", "12.2"],
        [12, 2, "17,583", "14.5"],
        [18, 2, "12,011", "13.1"],
        [36, 1, "6,453", "10.8"],
        [60, 2, "4,249", "11.0"],
      ] as const
    ).map(([termMonths, originationFeePercent, monthlyPayment, apr]) => [
      { principal: 200_000, annualRate: 10, termMonths, originationFeePercent, feeTaxPercent: 18 },
      { monthlyPayment, apr },
    ]),
  },
] satisfies readonly PublishedSource[];
