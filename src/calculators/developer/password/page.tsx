/** The calculator for its page, which generates passwords itself and has a worker check them. */
import type { AnyCalculator } from "../../../core/calculator";
import { isolated } from "../../../site/kit/isolated";
import generator from "./calculator";
import type { Inputs } from "./inputs";
import address from "./password.worker.ts?worker&url";

const checker = isolated(generator, address).calculator;

/** Set after the first check, when the dictionaries have loaded and later checks are quick. */
let hasChecked = false;

export const calculator: AnyCalculator = {
  ...generator,
  prepare(inputs: Inputs) {
    if (inputs.mode !== "check") return generator.prepare?.(inputs) ?? null;
    const preparation = checker.prepare?.(inputs);
    if (!preparation) return null;
    const load = async () => {
      await preparation.load();
      hasChecked = true;
    };
    return { needed: true, soon: hasChecked, load };
  },
  derive: (inputs: Inputs, tools) => (inputs.mode === "check" ? checker : generator).derive(inputs, tools),
};
