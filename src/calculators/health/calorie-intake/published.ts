import type { PublishedSource } from "../../../core/published";

const RANGES = { amdrLow: [45, 10, 20], amdrHigh: [65, 35, 35] };

export default [
  {
    title:
      "Dietary Guidelines for Americans, shares of the macronutrients, as in OpenStax, Nutrition for Nurses, section 1.1",
    date: "2020",
    url: "https://openstax.org/details/books/nutrition",
    cases: [
      [
        {},
        Object.fromEntries(
          Object.entries(RANGES).flatMap(([bound, percents]) =>
            percents.map((percent, row) => [`macros.${row}.${bound}`, percent]),
          ),
        ),
      ],
    ],
  },
  {
    title: "superglobalcalculator.com, daily calorie need",
    date: "retrieved November 2026",
    url: "https://superglobalcalculator.com/calculators/health/daily-calorie-need/",
    cases: [
      [
        { sex: "male", ageYears: 35, weightKg: 80, heightCm: 178, activity: "moderate", goal: "maintain" },
        { bmr: "1,742.5", maintenanceKcal: "2,701", dailyKcal: "2,701" },
      ],
    ],
  },
] satisfies readonly PublishedSource[];
