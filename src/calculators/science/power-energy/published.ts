import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "NIST Special Publication 811, appendix B",
    date: "2008",
    cases: [
      [{ tool: "power-units", value: 1, fromUnit: "horsepower" }, { watts: "745.6999" }],
      [{ tool: "energy-units" }, { joules: 3_600_000 }],
    ],
  },
] satisfies readonly PublishedSource[];
