import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "OpenStax, Prealgebra 2e, sections 5.6 and 6.5",
    date: "2020",
    url: "https://openstax.org/details/books/prealgebra-2e",
    cases: [
      ...(
        [
          ["15:27", "5:9"],
          ["45:18", "5:2"],
          ["4.8:11.2", "3:7"],
          ["2.7:0.54", "5:1"],
          ["2.3:0.69", "10:3"],
          ["1 1/4 : 2 3/8", "10:19"],
          ["1 1/8 : 2 3/4", "9:22"],
          ["249:39", "83:13"],
        ] as const
      ).map(([ratio, simplified]) => [{ ratio }, { simplified }] as const),
      ...(
        [
          ["4/9", "12/28", false],
          ["17.5/37.5", "7/15", true],
          ["7/9", "54/72", false],
          ["28.5/52.5", "8/15", false],
        ] as const
      ).map(
        ([ratio, ratio2, equal]) =>
          [{ mode: "compare", ratio: ratio.replace("/", ":"), ratio2: ratio2.replace("/", ":") }, { equal }] as const,
      ),
      [{ mode: "proportion", unknown: "a", b: "63", c: "4", d: "7" }, { a: 36 }],
      [{ mode: "proportion", unknown: "b", a: "144", c: "9", d: "4" }, { b: 64 }],
      [{ mode: "proportion", unknown: "d", a: "52", b: "91", c: "-4" }, { d: -7 }],
      [{ mode: "proportion", unknown: "b", a: "-7", c: "105", d: "135" }, { b: -9 }],
      [{ mode: "proportion", unknown: "c", a: "5", b: "25", d: "80" }, { c: 16 }],
      [{ mode: "proportion", unknown: "d", a: "16", b: "240", c: "20" }, { d: 300 }],
    ],
  },
] satisfies readonly PublishedSource[];
