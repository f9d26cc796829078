import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "NIST Special Publication 811, appendix B.8 and table 8, and the SI Brochure",
    date: "2008 and 2006",
    cases: (
      [
        [0.01, "celsius", "kelvin", 273.16],
        [-40, "fahrenheit", "celsius", -40],
        [212, "fahrenheit", "celsius", 100],
        [-459.67, "fahrenheit", "kelvin", 0],
        [0, "kelvin", "rankine", 0],
        [671.67, "rankine", "celsius", 100],
      ] as const
    ).map(([value, from, to, result]) => [{ value, from, to }, { result }]),
  },
] satisfies readonly PublishedSource[];
