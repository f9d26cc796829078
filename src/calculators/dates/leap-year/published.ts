import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Bull Inter gravissimas",
    date: "February 24, 1582",
    cases: (
      [
        [1600, true],
        [1700, false],
        [1800, false],
        [1900, false],
        [2000, true],
      ] as const
    ).map(([year, isLeap]) => [{ year }, { isLeap }]),
  },
] satisfies readonly PublishedSource[];
