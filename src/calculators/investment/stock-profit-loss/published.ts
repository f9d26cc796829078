import type { PublishedSource } from "../../../core/published";

type Trade = readonly [side: "buy" | "sell", date: string, shares: number, price: number];

const trades = (...rows: readonly Trade[]) => ({
  mode: "trades",
  trades: rows.map(([side, date, shares, price]) => ({ side, date, shares, price, fee: 0 })),
});

export default [
  {
    title: "Internal Revenue Service, Publication 564, table 3 and its example of holding periods",
    date: "2009",
    url: "https://www.formsbank.com/template/298139/publication-564-mutual-fund-distributions-internal-revenue-service-2009.html?page=7",
    cases: [
      [
        trades(
          ["buy", "2008-02-06", 160, 25],
          ["buy", "2008-08-07", 240, 20],
          ["buy", "2008-12-18", 10, 30],
          ["sell", "2009-10-01", 210, 32],
        ),
        {
          "lotTable.0.shares": "160",
          "lotTable.0.cost": "4,000",
          "lotTable.1.shares": "50",
          "lotTable.1.cost": "1,000",
        },
      ],
      [
        trades(["buy", "2008-05-15", 200, 10], ["buy", "2009-05-14", 200, 10], ["sell", "2009-11-10", 300, 11]),
        { longTermGain: "200", shortTermGain: "100", remainingShares: "100" },
      ],
    ],
  },
  {
    title: "Microsoft, documentation of XIRR",
    date: "retrieved November 2026",
    allowed: { units: 10, because: "Excel stops within 0.000001% of the rate." },
    cases: [
      [
        trades(
          ["buy", "2008-01-01", 40, 250],
          ["sell", "2008-03-01", 10, 275],
          ["sell", "2008-10-30", 10, 425],
          ["sell", "2009-02-15", 10, 325],
          ["sell", "2009-04-01", 10, 275],
        ),
        { annualizedReturn: "37.3362535" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
