import { bodyInputs } from "../../../ask/body";
import type { Forms, Parts } from "../../../ask/form";

const PERSON = {
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
  fill: (parts: Parts) => bodyInputs(parts, { weights: ["weight"], heights: ["height"] }),
};

export default [
  { ...PERSON, about: ["bmr|basal metabolic rate"], output: "bmr", assumes: ["activity"] },
  {
    ...PERSON,
    about: [
      "tdee|maintenance calories|total daily energy expenditure|calories burned a day",
      "calories for|daily calories|calorie needs|daily calorie needs|calories a day|calories per day",
    ],
    assumes: ["activity"],
  },
] satisfies Forms;
