import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Microsoft, documentation of XIRR",
    date: "retrieved November 2026",
    allowed: { units: 10, because: "Excel stops within 0.000001% of the rate." },
    cases: [
      [
        {
          mode: "xirr",
          currentValue: 0,
          cashFlows: [
            { date: "2008-01-01", amount: -10_000 },
            { date: "2008-03-01", amount: 2750 },
            { date: "2008-10-30", amount: 4250 },
            { date: "2009-02-15", amount: 3250 },
            { date: "2009-04-01", amount: 2750 },
          ],
        },
        { xirr: "37.3362535" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
