import { defineCalculator, InputError } from "../../../core/calculator";
import { CLOUD_SUBNETS } from "../../../data/networks/cloud-subnets";
import { checkAnswer, excludeAnswer, NOTHING, splitAnswer, summarizeAnswer, vlsmAnswer } from "./answers";
import { headlineFor } from "./headline";
import { type Inputs, inputs } from "./inputs";
import { inspect, NO_NETWORK } from "./inspect";
import { type Asked, askedNetwork } from "./network";
import { noticesFor } from "./notices";
import { outputs } from "./outputs";
import { cloudSizeProblem } from "./usable";
import { workingFor } from "./working";

export default defineCalculator({
  id: "subnet-calculator",
  inputs,
  outputs,
  figures: Object.values(CLOUD_SUBNETS),

  compute(inputs) {
    const asked = askedIn(inputs);
    const answer = asked ? answerAbout(asked, inputs) : summarizeAnswer(inputs);
    return {
      ...(asked ? inspect(asked, inputs.reservedModel) : NO_NETWORK),
      ...answer,
      notices: () => noticesFor(inputs, asked, answer.resultCount),
    };
  },

  headline: headlineFor,
  working: (inputs, outputs) => workingFor(inputs, outputs, askedIn(inputs)),
});

/** The network in question; null where a list is all there is. @throws InputError */
function askedIn(inputs: Inputs): Asked | null {
  if (inputs.mode === "summarize") return null;
  const asked = askedNetwork(inputs);
  const { version, prefix } = asked.block;
  const problem = cloudSizeProblem(version, prefix, inputs.reservedModel);
  if (problem) throw new InputError("address", problem);
  return asked;
}

function answerAbout({ block }: Asked, inputs: Inputs) {
  switch (inputs.mode) {
    case "split":
      return splitAnswer(block, inputs);
    case "vlsm":
      return vlsmAnswer(block, inputs);
    case "exclude":
      return excludeAnswer(block, inputs);
    case "check":
      return checkAnswer(block, inputs);
    default:
      return NOTHING;
  }
}
