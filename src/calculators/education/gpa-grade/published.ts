import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "All India Council for Technical Education, equivalence of grade points and percentages",
    date: "retrieved November 2026",
    cases: (
      [
        [6.25, 55],
        [6.75, 60],
        [7.25, 65],
        [7.75, 70],
        [8.25, 75],
      ] as const
    ).map(([cgpa, percentage]) => [{ mode: "cgpa-to-percentage", cgpaRule: "aicte", cgpa }, { percentage }]),
  },
] satisfies readonly PublishedSource[];
