import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "FAO/WHO/UNU, Human Energy Requirements, table 5.1",
    date: "2004",
    cases: [
      [
        {
          activity: "day-plan",
          dayPlan: [
            { hours: 8, met: 1 },
            { hours: 1, met: 2.3 },
            { hours: 1, met: 1.5 },
            { hours: 8, met: 2.2 },
            { hours: 1, met: 1.2 },
            { hours: 1, met: 3.2 },
            { hours: 1, met: 4.2 },
            { hours: 3, met: 1.4 },
          ],
        },
        { pal: "1.76" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
