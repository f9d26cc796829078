import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "OpenStax, Prealgebra 2e, section 6.2",
    date: "2020",
    url: "https://openstax.org/details/books/prealgebra-2e",
    cases: (
      [
        [80, 20, "16"],
        [68.5, 18, "12.33"],
        [81.5, 18, "14.67"],
        [14.4, 15, "2.16"],
      ] as const
    ).map(([billAmount, tipPercent, tipAmount]) => [
      { billAmount, tipPercent, taxAmount: 0, tipOn: "post-tax" },
      { tipAmount },
    ]),
  },
] satisfies readonly PublishedSource[];
