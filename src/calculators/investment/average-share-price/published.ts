import type { PublishedSource } from "../../../core/published";

/** The same amount at each price, in as many shares as it buys. */
const purchases = (amount: number, ...prices: readonly number[]) => ({
  lots: prices.map((price) => ({ shares: amount / price, price })),
});

export default [
  {
    title: "Internal Revenue Service, Publication 564, table 3 and example 3",
    date: "2003",
    url: "https://www.formsbank.com/template/279151/irs-publication-564-mutual-fund-distributions-2003.html?page=8",
    cases: [
      [
        {
          lots: [
            { shares: 160, price: 25 },
            { shares: 240, price: 20 },
            { shares: 10, price: 30 },
          ],
        },
        { totalShares: "410", totalCost: "9,100" },
      ],
      [
        {
          lots: [
            { shares: 150, price: 16 },
            { shares: 150, price: 14 },
          ],
        },
        { totalCost: "4,500", averagePrice: "15" },
      ],
    ],
  },
  {
    title: "State Farm, What Is Dollar-Cost Averaging?",
    date: "retrieved November 2026",
    url: "http://www.statefarm.com/mutual-funds/start-planning/mutual-fund-basics/what-is-dollar-cost-averaging.asp",
    cases: [
      [
        {
          lots: (
            [
              [10, 10],
              [10.225, 9.78],
              [9.615, 10.4],
              [10.395, 9.62],
              [9.524, 10.5],
              [9.302, 10.75],
              [10.132, 9.87],
              [9.302, 10.75],
              [9.009, 11.1],
              [8.696, 11.5],
              [8.849, 11.3],
              [8.888, 11.25],
            ] as const
          ).map(([shares, price]) => ({ shares, price })),
        },
        { totalCost: "1,200", totalShares: "113.937", averagePrice: "10.53" },
      ],
    ],
  },
  {
    title: "Series 7 Exam For Dummies, dollar-cost averaging",
    date: "retrieved November 2026",
    url: "http://www.dummies.com/how-to/content/how-to-use-the-dollarcost-averaging-formula-on-the.navId-814336.html",
    cases: [[purchases(1000, 40, 50, 50, 40), { totalCost: "4,000", totalShares: "90", averagePrice: "44.44" }]],
  },
  {
    title: "Securities Industry Essentials Exam Study Guide, dollar-cost averaging",
    date: "2021",
    url: "https://zoboko.com/text/enqr2v54/securities-industry-essentials-exam-study-guide-2021-test-bank/506",
    cases: [[purchases(100, 20, 12.5, 10, 25), { totalCost: "400", totalShares: "27", averagePrice: "14.81" }]],
  },
] satisfies readonly PublishedSource[];
