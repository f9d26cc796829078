import { defineCalculator } from "../../../core/calculator";
import { defineDraws } from "../../../core/draws";
import { drawAll } from "./draw";
import { headlineOf } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { noticesOf } from "./notices";
import { outputs } from "./outputs";
import { resultsOf } from "./results";
import { workingOf } from "./working";

export default defineCalculator({
  id: "random-number-generator",
  inputs,
  outputs,
  // What people draw lots about is theirs: no server needs to see it.
  link: "fragment",
  draws: defineDraws<Inputs>({
    fresh: ({ source }) => source === "crypto",
    keeps: ["separator", "histogramBins", "sort"],
  }),

  compute(inputs, tools) {
    const drawn = drawAll(inputs, tools);
    const { odds, ...results } = resultsOf(inputs, drawn);
    return { ...results, notices: () => noticesOf(inputs, drawn, odds()) };
  },

  headline: headlineOf,
  working: workingOf,
});
