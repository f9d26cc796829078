import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "International Swaps and Derivatives Association, “EMU and market conventions: recent developments”",
    date: "1998",
    cases: [
      [
        {
          timeBasis: "dates",
          startDate: "2003-11-01",
          endDate: "2004-05-01",
          principal: 10_000,
          annualRate: 10,
          dayCount: "actual-actual",
        },
        { interest: "497.72", days: 182 },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
