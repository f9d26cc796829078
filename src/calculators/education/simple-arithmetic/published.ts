import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "OpenStax, Prealgebra 2e, chapters 1, 2, 4 and 5",
    date: "2020",
    url: "https://openstax.org/details/books/prealgebra-2e",
    cases: [
      ...(
        [
          ["12 - 5 * 2", 2],
          ["(12 - 5) * 2", 14],
          ["8 + 3 * 9", 35],
          ["42 / 7 * 3", 18],
          ["30 / 5 + 10(3 - 2)", 16],
          ["9 + 5^3 - (4(9 + 3))", 86],
          ["7^2 - 2(4(5 + 1))", 1],
        ] as const
      ).map(([expression, result]) => [{ expression }, { result }] as const),
      ...(
        [
          ["9 5/9 + 5 7/9", "15 1/3"],
          ["8 7/8 + 7 5/8", "16 1/2"],
          ["3 7/8 + 4 3/8", "8 1/4"],
        ] as const
      ).map(([expression, mixed]) => [{ expression }, { mixed }] as const),
      // The digits in parentheses repeat: the book draws a line above them.
      ...(
        [
          ["43/22", "1.9(54)"],
          ["27/11", "2.(45)"],
          ["51/22", "2.3(18)"],
          ["3/8", "0.375"],
        ] as const
      ).map(([expression, decimal]) => [{ expression }, { decimal }] as const),
      ...(
        [
          ["15, 18", "90"],
          ["55, 88", "440"],
          ["60, 72", "360"],
        ] as const
      ).map(([numbers, lcm]) => [{ mode: "lcm-gcd", numbers }, { lcm }] as const),
      ...(
        [
          ["18.379", 2, "18.38"],
          ["6.582", 1, "6.6"],
          ["15.2175", 3, "15.218"],
        ] as const
      ).map(([a, decimals, rounded]) => [{ mode: "round", a, decimals }, { rounded }] as const),
      ...(
        [
          ["23658", "100", "23700"],
          ["4951", "100", "5000"],
          ["29504", "1000", "30000"],
        ] as const
      ).map(([a, multiple, rounded]) => [{ mode: "round", roundTo: "multiple", a, multiple }, { rounded }] as const),
      [
        { mode: "long-division", a: "2636", b: "4" },
        { quotient: "659", remainder: "0" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
