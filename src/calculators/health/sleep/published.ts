import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "American Academy of Sleep Medicine, recommended amount of sleep for healthy children",
    date: "November 15, 2016",
    url: "https://doi.org/10.5664/jcsm.6288",
    cases: (
      [
        [0.5, 12, 16],
        [1, 11, 14],
        [2, 11, 14],
        [3, 10, 13],
        [5, 10, 13],
        [6, 9, 12],
        [12, 9, 12],
        [13, 8, 10],
        [17, 8, 10],
      ] as const
    ).map(([ageYears, recommendedMinHours, recommendedMaxHours]) => [
      { ageYears },
      { recommendedMinHours, recommendedMaxHours },
    ]),
  },
  {
    title: "National Sleep Foundation, recommended sleep durations, as reported by Disabled World",
    date: "February 2, 2015",
    url: "https://www.disabled-world.com/calculators-charts/sleep.php",
    cases: (
      [
        [0.1, 14, 17],
        [0.5, 12, 15],
        [1, 11, 14],
        [3, 10, 13],
        [6, 9, 11],
        [13, 9, 11],
        [14, 8, 10],
        [17, 8, 10],
        [18, 7, 9],
        [25, 7, 9],
        [26, 7, 9],
        [64, 7, 9],
        [65, 7, 8],
      ] as const
    ).map(([ageYears, recommendedMinHours, recommendedMaxHours]) => [
      { ageYears, guideline: "nsf" },
      { recommendedMinHours, recommendedMaxHours },
    ]),
  },
] satisfies readonly PublishedSource[];
