import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "US Army, ALARACT 046/2023",
    date: "2023",
    cases: [
      [{ unitSystem: "imperial", method: "army-2023", weightLb: 180, abdomenIn: 34 }, { bodyFatPercent: "19.09" }],
      [
        { unitSystem: "imperial", method: "army-2023", weightLb: 180, abdomenIn: 34, officialRounding: true },
        { bodyFatPercent: 19 },
      ],
    ],
  },
  {
    title: "US Army, weight control FAQ on the equation of DoDI 1308.3",
    date: "retrieved November 2026",
    cases: [
      [
        { unitSystem: "imperial", sex: "female", heightFt: 5, heightIn: 4, neckIn: 15, waistIn: 42, hipIn: 44 },
        { bodyFatPercent: "47" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
