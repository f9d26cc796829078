import { defineCalculator } from "../../../core/calculator";
import { defineDraws } from "../../../core/draws";
import { workingFrom } from "../../../core/working";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { missingPart } from "./parts";
import { RandomDraw } from "./random-draw";
import { headline, notices } from "./words";

export default defineCalculator({
  inputs,
  outputs,
  // A list of names is private, so keep it in the fragment, which is not sent to any server.
  link: "fragment",
  draws: defineDraws<Inputs>({
    needsRandomBytes: ({ source }) => source === "crypto",
    displayOnly: ["separator", "histogramBins", "sort"],
  }),
  prepare: missingPart,
  derive: (inputs: Inputs, tools) => new RandomDraw(inputs, tools),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
