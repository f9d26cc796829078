import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "OpenStax, Prealgebra 2e, sections 6.2 and 6.3",
    date: "2020",
    url: "https://openstax.org/details/books/prealgebra-2e",
    cases: (
      [
        ["of", "35", "90", "31.5"],
        ["of", "125", "28", "35"],
        ["of", "6.5", "392", "25.48"],
        ["of", "8.2", "250", "20.50"],
        ["whole", "40", "62.5", "64"],
        ["whole", "3.06", "8.5", "36"],
        ["whole", "7", "29", "24.1"],
        ["whole", "190", "8", "2,375"],
        ["what-percent", "126", "72", "175"],
        ["what-percent", "60", "230", "26"],
        ["what-percent", "42.42", "499", "8.5"],
        ["change", "26", "36", "38.5"],
        ["change", "51", "55.5", "8.8"],
        ["change", "3.71", "3.64", "−1.9"],
        ["change", "672000", "630000", "−6.3"],
        ["change", "560", "375.20", "−33"],
        ["increase", "6.25", "724", "769.25"],
        ["decrease", "65", "395", "138.25"],
      ] as const
    ).map(([mode, x, y, result]) => [{ mode, x, y }, { result }]),
  },
] satisfies readonly PublishedSource[];
