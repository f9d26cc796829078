import { bodyInputs } from "../../../ask/body";
import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["ideal weight|ideal body weight|healthy weight|ibw|should i weigh"],
    takes: {
      height: "length/centimeter: height, tall<",
      ageYears: "whole?!: age, aged, years old<, year old<",
    },
    words: {
      "female, woman, girl, lady": { sex: "female" },
      "male, man, boy, guy": { sex: "male" },
      "tall, weight, height, years old, year old, person": {},
    },
    needs: ["sex"],
    fill: (parts) => bodyInputs(parts, { heights: ["height"] }),
  },
] satisfies Forms;
