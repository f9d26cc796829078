import { bodyInputs } from "../../../ask/body";
import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["body fat|body fat percentage|navy body fat|bodyfat|body fat percent"],
    takes: {
      neck: "length/centimeter!: neck",
      waist: "length/centimeter!: waist",
      hip: "length/centimeter?!: hip, hips",
      height: "length/centimeter: height, tall<",
      weight: "mass/kilogram?: weight, weigh, weighing",
      ageYears: "whole?!: age, aged, years old<, year old<",
    },
    words: {
      "female, woman, girl, lady": { sex: "female" },
      "male, man, boy, guy": { sex: "male" },
      "tall, weight, height, years old, year old, person": {},
      "navy, navy method": {},
    },
    needs: ["sex"],
    set: { method: "navy" },
    fill: (parts) => bodyInputs(parts, { weights: ["weight"], heights: ["height"], girths: ["neck", "waist", "hip"] }),
  },
] satisfies Forms;
