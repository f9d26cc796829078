import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "OpenStax, Intermediate Algebra 2e, sections 9.1 to 9.3",
    date: "2020",
    url: "https://openstax.org/details/books/intermediate-algebra-2e",
    cases: (
      [
        ["2x^2 + 9x - 5 = 0", "-5", "1/2"],
        ["x^2 - 6x = -5", "1", "5"],
        ["2x^2 + 10x + 11 = 0", "(-5 - √3)/2", "(-5 + √3)/2"],
        ["3x^2 + 2x + 9 = 0", "(-1 - i√26)/3", "(-1 + i√26)/3"],
        ["x(x + 6) + 4 = 0", "-3 - √5", "-3 + √5"],
        ["1/2x^2 + 2/3x = 1/3", "(-2 - √10)/3", "(-2 + √10)/3"],
        ["4x^2 - 20x = -25", "5/2", "5/2"],
      ] as const
    ).map(([equation, root1Exact, root2Exact]) => [
      { inputForm: "equation", equation },
      { root1Exact, root2Exact },
    ]),
  },
  {
    title: "W. Kahan, On the Cost of Floating-Point Computation Without Extra-Precise Arithmetic, page 6",
    date: "2004",
    cases: [
      [
        { a: "94906266.375", b: "-189812534.75", c: "94906268.375" },
        { root1Exact: "1", root2Re: "1.000000021073424" },
      ],
    ],
  },
  {
    title: "G. Cardano, Ars Magna, chapter 11, and R. Bombelli, L’Algebra",
    date: "1545 and 1572",
    cases: [
      [{ inputForm: "equation", equation: "x^3 + 6x = 20" }, { root1Exact: "2" }],
      [{ inputForm: "equation", equation: "x^3 = 15x + 4" }, { root3Exact: "4" }],
    ],
  },
] satisfies readonly PublishedSource[];
