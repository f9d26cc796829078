import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Peterson et al., universal equation for estimating ideal body weight",
    date: "March 30, 2016",
    url: "https://doi.org/10.3945/ajcn.115.121178",
    cases: [[{ heightCm: 182 }, { petersonKg: "73.04" }]],
  },
  {
    title: "University of Houston, Pharmacy Calculations",
    date: "retrieved November 2026",
    cases: [[{ heightCm: 177.8, weightKg: 190 }, { adjustedWeightKg: "119.8" }]],
  },
] satisfies readonly PublishedSource[];
