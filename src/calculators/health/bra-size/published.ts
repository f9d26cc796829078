import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "EN 13402-3, examples of its pictogram",
    date: "2004",
    cases: (
      [
        [87, 107, "85D"],
        [89, 108, "90D"],
        [82, 100, "80C"],
      ] as const
    ).map(([underbustCm, bustCm, size]) => [
      { unitSystem: "metric", underbustCm, bustCm, sizingRule: "en13402", system: "eu" },
      { size },
    ]),
  },
] satisfies readonly PublishedSource[];
