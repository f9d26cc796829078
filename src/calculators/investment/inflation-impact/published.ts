import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Bureau of Labor Statistics, The Economics Daily and releases of the consumer price index",
    date: "1981 to 2024",
    cases: (
      [
        [2022, "6", "9.1"],
        [1981, "11", "9.6"],
        [2024, "12", "2.9"],
        [2008, "7", "5.6"],
        [2009, "7", "−2.1"],
      ] as const
    ).map(([year, month, totalInflation]) => [
      { fromYear: year - 1, fromMonth: month, toYear: year, toMonth: month },
      { totalInflation },
    ]),
  },
] satisfies readonly PublishedSource[];
