import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Consumer Financial Protection Bureau, sample closing disclosure H-25(B)",
    date: "2013",
    cases: [[{ principal: 162_000, annualRate: 3.875, termYears: 30, rounding: "cent" }, { payment: 761.78 }]],
  },
] satisfies readonly PublishedSource[];
