import type { PublishedSource } from "../../../core/published";

export default [
  {
    title: "Centers for Disease Control and Prevention, calculating BMI",
    date: "retrieved November 2026",
    cases: [
      [{ weightKg: 68, heightCm: 165, ageYears: 40 }, { bmi: "24.98" }],
      [{ unitSystem: "imperial", weightLb: 150, heightFt: 0, heightIn: 65, ageYears: 40 }, { bmi: "24.96" }],
    ],
  },
] satisfies readonly PublishedSource[];
