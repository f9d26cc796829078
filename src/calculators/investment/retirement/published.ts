import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "AAII Journal, Social Security benefits by age, after W. Jennings and W. Reichenstein",
    date: "February 2002",
    url: "http://www.aaii.com/journal/200202/portstrategies_table1.html",
    cases: (
      [
        // The table has fractions: these are the percentages in decimals.
        [1943, "75", "132"],
        [1954, "75", "132"],
        [1955, "74.1667", "130.6667"],
        [1956, "73.3333", "129.3333"],
        [1957, "72.5", "128"],
        [1958, "71.6667", "126.6667"],
        [1959, "70.8333", "125.3333"],
        [1960, "70", "124"],
      ] as const
    ).flatMap(([birthYear, at62, at70]) => [
      [{ birthYear, claimAge: 62 }, { socialSecurityFactor: at62 }] as const,
      [{ birthYear, claimAge: 70 }, { socialSecurityFactor: at70 }] as const,
    ]),
  },
] satisfies readonly PublishedSource[];
