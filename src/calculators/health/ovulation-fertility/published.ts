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
  {
    title: "Family Planning: A Global Handbook for Providers, Standard Days Method",
    date: "retrieved November 2026",
    url: "https://fphandbook.org/explaining-how-use-calendar-based-methods",
    cases: ([26, 28, 32] as const).map((cycleLength) => [
      // Days 8 to 19, likewise.
      { asOf: "2026-11-02", lastPeriod: "2026-11-01", cycleLength },
      { standardDaysStart: "2026-11-08", standardDaysEnd: "2026-11-19" },
    ]),
  },
] satisfies readonly PublishedSource[];
