import { bodyInputs } from "../../../ask/body";
import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["water|water intake|daily water|water should i drink|drink|hydration"],
    takes: {
      weight: "mass/kilogram: weight, weigh, weighing",
      ageYears: "whole?!: age, aged, years old<, year old<",
      exerciseMinutes: "minutes?: exercise, workout, training",
    },
    words: {
      "female, woman, girl, lady": { sex: "female" },
      "male, man, boy, guy": { sex: "male" },
      "tall, weight, height, years old, year old, person": {},
      "should, drink, a day, per day, daily, if, intake, water, day, each day, every day, exercise": {},
    },
    set: { mode: "daily" },
    usual: { exerciseMinutes: 0 },
    fill: (parts) => bodyInputs(parts, { weights: ["weight"] }),
  },
] satisfies Forms;
