/** The calculator as its page asks it: passwords are made in place and judged by a worker. */
import type { AnyCalculator } from "../../../core/calculator";
import { isolated } from "../../../site/view/isolated";
import type { Inputs } from "./inputs";
import model from "./model";
import address from "./password.worker.ts?worker&url";

const judge = isolated(model, address).calculator;

/** Until the dictionaries are there, the last answer is seen not to be this one. */
let hasJudged = false;

export const calculator: AnyCalculator = {
  ...model,
  prepare(inputs: Inputs) {
    if (inputs.mode !== "check") return model.prepare?.(inputs) ?? null;
    const preparation = judge.prepare?.(inputs);
    if (!preparation) return null;
    const load = async () => {
      await preparation.load();
      hasJudged = true;
    };
    return { needed: true, soon: hasJudged, load };
  },
  compute: (inputs: Inputs, tools) =>
    (inputs.mode === "check" ? judge : model).compute(inputs as never, tools),
};
