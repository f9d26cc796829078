import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "J. Meeus, Astronomical Algorithms, 2nd edition, chapter 7",
    date: "1998",
    cases:
      // The table has days at midnight or noon; these are the numbers of noon.
      (
        [
          ["2000-01-01", 2_451_545],
          ["1999-01-01", 2_451_180],
          ["1987-01-27", 2_446_823],
          ["1987-06-19", 2_446_966],
          ["1988-01-27", 2_447_188],
          ["1988-06-19", 2_447_332],
          ["1900-01-01", 2_415_021],
          ["1600-01-01", 2_305_448],
        ] as const
      ).map(([startDate, julianDayNumber]) => [{ mode: "info", startDate }, { julianDayNumber }]),
  },
] satisfies readonly PublishedSource[];
