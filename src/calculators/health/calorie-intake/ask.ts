import { bodyInputs } from "../../../ask/body";
import type { Forms } from "../../../ask/form";

export default [
  {
    about: [
      "calories to gain weight|calories to maintain weight|calories|calorie intake|calorie deficit|lose weight|calories to lose weight|calories to lose",
    ],
    takes: {
      weight: "mass/kilogram: weight, weigh, weighing, from>",
      goalWeight: "mass/kilogram?!: to>, goal, goal weight, target, reach, target weight",
      height: "length/centimeter: height, tall<",
      ageYears: "whole: age, aged, years old<, year old<, yo<, years<, old<",
    },
    words: {
      "female, woman, girl, lady": { sex: "female" },
      "male, man, boy, guy": { sex: "male" },
      "tall, weight, height, years old, year old, person": {},
      "lose, lose weight, losing, calorie deficit, calories to lose weight, calories to lose": { goal: "lose" },
      "gain, gain weight, bulk, gaining, calories to gain weight": { goal: "gain" },
      "maintain, maintain weight, maintenance, calories to maintain weight": { goal: "maintain" },
      "sedentary, not active": { activity: "sedentary" },
      "lightly active, light activity, light": { activity: "light" },
      "moderately active, moderate activity, moderate": { activity: "moderate" },
      "very active": { activity: "very-active" },
      "a pound a week, 1 pound a week, one pound a week, 1 lb a week, 1 lb per week, a pound per week, 1 pound per week":
        {
          unitSystem: "imperial",
          planBy: "rate",
          weeklyRateLb: 1,
        },
      "2 pounds a week, two pounds a week, 2 lbs a week, 2 lb a week, 2 pounds per week, 2 lbs per week": {
        unitSystem: "imperial",
        planBy: "rate",
        weeklyRateLb: 2,
      },
      "half a kilo a week, 0.5 kg a week, half a kg a week, 0.5 kg per week": {
        unitSystem: "metric",
        planBy: "rate",
        weeklyRateKg: 0.5,
      },
      "eat, should, day, calories, a day, per day, maintain my weight, stay the same weight": {},
    },
    needs: ["sex", "goal|goalWeight"],
    assumes: ["activity", "goalWeightKg", "goalWeightLb"],
    fill: (parts) => ({
      ...bodyInputs(parts, { weights: ["weight", "goalWeight"], heights: ["height"] }),
      ...(parts.goalWeight && {
        goal: Number(parts.goalWeight.json) < Number(parts.weight?.json) ? "lose" : "gain",
      }),
    }),
  },
] satisfies Forms;
