import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "CAclubindia, a bill with GST at 18%",
    date: "retrieved November 2026",
    cases: [
      [
        { amount: 54_670, roundTotal: true },
        {
          taxAmount: "9,840.60",
          cgst: "4,920.30",
          sgst: "4,920.30",
          grossAmount: "64,510.60",
          roundOff: "0.40",
          payableAmount: "64,511",
        },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
