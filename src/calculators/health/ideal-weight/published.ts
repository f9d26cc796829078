import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Peterson et al., universal equation for estimating ideal body weight",
    date: "2016",
    cases: [[{ heightCm: 182 }, { petersonKg: "73.04" }]],
  },
  {
    title: "University of Houston, Pharmacy Calculations",
    cases: [[{ heightCm: 177.8, weightKg: 190 }, { adjustedWeightKg: "119.8" }]],
  },
] satisfies readonly PublishedSource[];
