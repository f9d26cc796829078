import { bodyInputs } from "../../../ask/body";
import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["bmr|tdee|basal metabolic rate|maintenance calories|total daily energy expenditure|calories burned a day"],
    takes: {
      weight: "mass/kilogram: weight, weigh, weighing, weighs",
      height: "length/centimeter: height, tall<",
      ageYears: "whole: age, aged, years old<, year old<, yo<, y/o<, years<, yrs<, old<",
    },
    words: {
      "female, woman, girl, lady": { sex: "female" },
      "male, man, boy, guy": { sex: "male" },
      "tall, weight, height, years old, year old, person": {},
      "sedentary, not active": { activity: "sedentary" },
      "light, lightly active, light activity": { activity: "light" },
      "moderate, moderately active, moderate activity": { activity: "moderate" },
      active: { activity: "active" },
      "very active": { activity: "very-active" },
    },
    needs: ["sex"],
    set: { mode: "estimate" },
    fill: (parts) => bodyInputs(parts, { weights: ["weight"], heights: ["height"] }),
  },
] satisfies Forms;
