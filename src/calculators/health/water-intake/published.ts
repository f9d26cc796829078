import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Institute of Medicine, Dietary Reference Intakes for Water, summary table",
    date: "2005",
    cases: [
      ...(
        [
          ["female", 1, 1300, 900],
          ["male", 3.9, 1300, 900],
          ["female", 4, 1700, 1200],
          ["male", 8, 1700, 1200],
          ["female", 9, 2100, 1600],
          ["male", 13, 2400, 1800],
          ["female", 14, 2300, 1800],
          ["male", 18, 3300, 2600],
          ["female", 19, 2700, 2200],
          ["male", 30, 3700, 3000],
          ["male", 80, 3700, 3000],
        ] as const
      ).map(
        ([sex, ageYears, baseTotalMl, baseBeveragesMl]) =>
          [
            { sex, ageYears },
            { baseTotalMl, baseBeveragesMl },
          ] as const,
      ),
      [{ lifeStage: "pregnant" }, { baseTotalMl: 3000, baseBeveragesMl: 2300 }],
      [{ lifeStage: "lactating" }, { baseTotalMl: 3800, baseBeveragesMl: 3100 }],
    ],
  },
  {
    title: "European Food Safety Authority, Dietary Reference Values for Water",
    date: "March 25, 2010",
    url: "https://doi.org/10.2903/j.efsa.2010.1459",
    cases: (
      [
        ["male", 2, 1300],
        ["female", 4, 1600],
        ["female", 9, 1900],
        ["male", 9, 2100],
        ["female", 14, 2000],
        ["male", 14, 2500],
        ["male", 70, 2500],
      ] as const
    ).map(([sex, ageYears, baseTotalMl]) => [{ basis: "efsa", sex, ageYears }, { baseTotalMl }]),
  },
] satisfies readonly PublishedSource[];
