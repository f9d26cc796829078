/** The calculator as its page asks it: passwords are made in place and judged by a worker. */
import type { AnyCalculator } from "../../../core/calculator";
import { isolated } from "../../../site/kit/isolated";
import generator from "./calculator";
import type { Inputs } from "./inputs";
import address from "./password.worker.ts?worker&url";

const judge = isolated(generator, address).calculator;

/** Until the dictionaries are there, the last answer is seen not to be this one. */
let hasJudged = false;

export const calculator: AnyCalculator = {
  ...generator,
  prepare(inputs: Inputs) {
    if (inputs.mode !== "check") return generator.prepare?.(inputs) ?? null;
    const preparation = judge.prepare?.(inputs);
    if (!preparation) return null;
    const load = async () => {
      await preparation.load();
      hasJudged = true;
    };
    return { needed: true, soon: hasJudged, load };
  },
  derive: (inputs: Inputs, tools) => (inputs.mode === "check" ? judge : generator).derive(inputs, tools),
};
