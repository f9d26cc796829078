import type { PublishedSource } from "../../../core/published";

const DICE = { mode: "dice", dice: "4d6kh3", source: "seeded" };

/** In percent, by total from 3 on. */
const LIKELINESS = "0.08 0.31 0.77 1.62 2.93 4.78 7.02 9.41 11.42 12.89 13.27 12.35 10.11 7.25 4.17 1.62".split(" ");

export default [
  {
    title: "kill-0.com, four dice without the lowest",
    date: "June 2008",
    url: "http://kill-0.com/duplo/2008/06/",
    cases: [[DICE, { minTotal: 3, maxTotal: 18, expectedTotal: "12.2446", totalStandardDeviation: "2.8468" }]],
  },
  {
    title: "mygurps.com, math behind 4d6 drop lowest",
    date: "retrieved November 2026",
    url: "http://mygurps.com/pmwiki.php?n=Main.MathBehind4d6DropLowest",
    cases: [
      [
        DICE,
        Object.fromEntries(LIKELINESS.map((percent, row) => [`distribution.${row}.probability`, `${percent}e-2`])),
      ],
    ],
  },
] satisfies readonly PublishedSource[];
