import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "NIST Special Publication 811, appendix B.8, and NIST Handbook 44, appendix C",
    date: "2008",
    cases: (
      [
        ["foot", "centimeter", 30.48],
        ["mile", "kilometer", 1.609344],
        ["pound", "kilogram", 0.45359237],
        ["us-gallon", "liter", 3.785411784],
        ["imperial-gallon", "liter", 4.54609],
        ["acre", "square-foot", 43_560],
        ["horsepower", "watt", "745.6999"],
        ["atmosphere", "pascal", 101_325],
        ["kilowatt-hour", "joule", 3_600_000],
      ] as const
    ).map(([from, to, result]) => [{ value: 1, from, to }, { result }]),
  },
] satisfies readonly PublishedSource[];
