import { bodyInputs } from "../../../ask/body";
import type { Forms } from "../../../ask/form";

export default [
  {
    about: ["calories|calorie intake|calorie deficit|lose weight|calories to lose weight|calories to lose"],
    takes: {
      weight: "mass/kilogram: weight, weigh, weighing, from>",
      goalWeight: "mass/kilogram!: to>, goal, goal weight, target, reach, target weight",
      height: "length/centimeter: height, tall<",
      ageYears: "whole: age, aged, years old<, year old<, yo<, years<, old<",
    },
    words: {
      "female, woman, girl, lady": { sex: "female" },
      "male, man, boy, guy": { sex: "male" },
      "tall, weight, height, years old, year old, person": {},
      "lose, lose weight, losing, gain, gain weight, bulk": {},
    },
    needs: ["sex"],
    fill: (parts) => ({
      ...bodyInputs(parts, { weights: ["weight", "goalWeight"], heights: ["height"] }),
      goal: Number(parts.goalWeight?.json) < Number(parts.weight?.json) ? "lose" : "gain",
    }),
  },
] satisfies Forms;
