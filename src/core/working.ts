/** The working of a calculator, which may be loaded on demand. */
import type { AnyCalculator, ShowWorking, Step } from "./calculator";
import type { Format } from "./format";
import { listed } from "./listed";
import { OnDemand } from "./on-demand";
import { withMinus } from "./signs";

/** For use in a definition: `working: workingFrom(() => import("./working"))`. */
export function workingFrom<Model>(
  fetch: () => Promise<{ readonly working: ShowWorking<Model> }>,
): OnDemand<ShowWorking<Model>> {
  return new OnDemand(async () => (await fetch()).working);
}

/** Loads the working, or returns null if it is already there. */
export function loadWorking({ working }: AnyCalculator): Promise<unknown> | null {
  return working instanceof OnDemand && !working.ready ? working.load() : null;
}

/** All steps, with the model's numbers filled in and with minus signs. @throws Error if the working is not loaded */
export function workingOf({ working }: AnyCalculator, model: unknown, format: Format): readonly Step[] {
  const show: ShowWorking<unknown> = working instanceof OnDemand ? working.value : working;
  return listed(show(model, format)).map((step) => ({
    ...step,
    label: withMinus(step.label),
    expression: withMinus(step.expression),
    value: withMinus(step.value),
  }));
}
