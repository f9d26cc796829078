import { defineCalculator } from "../../../core/calculator";
import { defineDraws } from "../../../core/draws";
import { workingFrom } from "../../../core/working";
import { isGiven } from "../../../fieldsets/random-bytes";
import { inspectId, makeIds } from "./ids";
import { type Inputs, inputs } from "./inputs";
import { outputs } from "./outputs";
import { headline, notices } from "./words";

const RANDOM = ["v1", "v4", "v6", "v7", "ulid", "nanoid"];

export default defineCalculator({
  inputs,
  outputs,
  link: "fragment",
  draws: defineDraws<Inputs>({
    needsRandomBytes: ({ mode, version, entropyHex }) =>
      mode === "generate" && RANDOM.includes(version) && !isGiven(entropyHex),
    displayOnly: ["format", "uppercase", "collisionCount"],
  }),
  derive: (inputs: Inputs, tools) => (inputs.mode === "generate" ? makeIds(inputs, tools) : inspectId(inputs)),
  headline,
  notices,
  working: workingFrom(() => import("./working")),
});
