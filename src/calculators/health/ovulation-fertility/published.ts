import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Tua Saúde, fertile window with an irregular period",
    date: "July 2022",
    url: "https://www.tuasaude.com/en/fertile-window/",
    cases: [
      // Days 4 and 17 of a cycle that begins on the first of the month.
      [
        { mode: "irregular", asOf: "2026-11-02", lastPeriod: "2026-11-01", shortestCycle: 22, longestCycle: 28 },
        { fertileStart: "2026-11-04", fertileEnd: "2026-11-17" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
