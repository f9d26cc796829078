import { bodyInputs } from "../../../ask/body";
import type { Forms } from "../../../ask/form";

export default [
  {
    about: [
      "child height|height prediction|adult height|predict height|how tall will|tall will my|child's height|height predictor",
    ],
    takes: {
      fatherHeight: "length/centimeter!: father, dad, father's height, father is",
      motherHeight: "length/centimeter!: mother, mom, mum, mother's height, mother is",
      height: "length/centimeter: height, now, tall<",
      weight: "mass/kilogram: weight, weighs, weighing",
      ageYears: "whole!: age, aged, years old<, year old<",
    },
    words: {
      "girl, female, daughter": { sex: "female" },
      "boy, male, son": { sex: "male" },
      "child, tall, years old, year old, be": {},
    },
    needs: ["sex"],
    set: { mode: "predict" },
    fill: (parts) => bodyInputs(parts, { weights: ["weight"], heights: ["height", "fatherHeight", "motherHeight"] }),
  },
  {
    about: ["height percentile|percentile height|percentile for height"],
    takes: {
      height: "length/centimeter: height, tall<",
      ageYears: "whole!: age, aged, years old<, year old<",
    },
    words: {
      "girl, female, woman": { sex: "female" },
      "boy, male, man": { sex: "male" },
      "percentile, tall, years old, year old": {},
    },
    needs: ["sex"],
    set: { mode: "percentile" },
    fill: (parts) => bodyInputs(parts, { heights: ["height"] }),
  },
] satisfies Forms;
