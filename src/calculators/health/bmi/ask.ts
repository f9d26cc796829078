import { bodyInputs } from "../../../ask/body";
import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["bmi|body mass index"],
    takes: {
      weight: "mass/kilogram: weight, weigh, weighing, weighs",
      height: "length/centimeter: height, tall<",
      ageYears: "whole?!: age, aged, years old<, year old<, yo<",
    },
    words: {
      "female, woman, girl, lady": { sex: "female" },
      "male, man, boy, guy": { sex: "male" },
      "tall, weight, height, person, adult, years old, year old": {},
    },
    fill: (parts) => bodyInputs(parts, { weights: ["weight"], heights: ["height"] }),
  },
] satisfies Forms;
