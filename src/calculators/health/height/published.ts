import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Centers for Disease Control and Prevention, growth chart data, statage",
    date: "2000",
    allowed: { units: 1, because: "The published parameters of the curves are rounded." },
    cases: [
      [
        { mode: "percentile", ageYears: 2, heightCm: 92.19687928 },
        { percentile: "95.000", medianCm: "86.45220101", p5Cm: "80.72977321", p95Cm: "92.19687928" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
