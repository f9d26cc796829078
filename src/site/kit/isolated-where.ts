/** Leaves long work to a worker (see isolated.ts), whose code comes when there is some. */
import type { AnyCalculator, InputsOf, Tools } from "../../core/calculator";
import { OnDemand } from "../../core/on-demand";

/**
 * What takes no time is computed in place.
 *
 * @param address what the import of the worker's file gave
 * @param isLong of inputs that were read
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
      // Megabytes take their time: meanwhile the last answer is seen not to be this one.
      return preparation ? { ...preparation, soon: false } : null;
    },
    derive: (inputs: InputsOf<C>, tools: Tools) =>
      (isLong(inputs) ? worker.value : calculator).derive(inputs, tools),
  };
}
