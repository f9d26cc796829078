/** Leaves long work to a worker (see isolated.ts), whose code is loaded when there is such work. */
import type { AnyCalculator, InputsOf, Tools } from "../../core/calculator";
import { OnDemand } from "../../core/on-demand";

/**
 * Short work is computed in place.
 *
 * @param address the result of importing the worker's file
 * @param isLong whether these parsed inputs mean long work
 */
export function isolatedWhere<C extends AnyCalculator>(
  calculator: C,
  address: string,
  isLong: (inputs: InputsOf<C>) => boolean,
): AnyCalculator {
  const worker = new OnDemand(async () => {
    const { isolated } = await import("./isolated");
    return isolated(calculator, address).calculator;
  });
  return {
    ...calculator,
    prepare(inputs: InputsOf<C>) {
      if (!isLong(inputs)) return calculator.prepare?.(inputs) ?? null;
      if (!worker.ready) return { needed: true, load: () => worker.load() };
      const preparation = worker.value.prepare?.(inputs);
      // Megabytes take a while: until then, the last answer is visibly marked as out of date.
      return preparation ? { ...preparation, soon: false } : null;
    },
    derive: (inputs: InputsOf<C>, tools: Tools) => (isLong(inputs) ? worker.value : calculator).derive(inputs, tools),
  };
}
