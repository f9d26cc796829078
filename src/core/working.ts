/** The working of a calculator, which may come on demand. */
import type { AnyCalculator, ShowWorking, Step } from "./calculator";
import type { Format } from "./format";
import { OnDemand } from "./on-demand";

/** For the definition: `working: workingFrom(() => import("./working"))`. */
export function workingFrom<Model>(
  fetch: () => Promise<{ readonly working: ShowWorking<Model> }>,
): OnDemand<ShowWorking<Model>> {
  return new OnDemand(async () => (await fetch()).working);
}

/** Fetches the working; null where it is there. */
export function loadWorking({ working }: AnyCalculator): Promise<unknown> | null {
  return working instanceof OnDemand && !working.ready ? working.load() : null;
}

/** Every step with the numbers of the model in it. @throws Error if the working is not loaded */
export function workingOf({ working }: AnyCalculator, model: unknown, format: Format): readonly Step[] {
  const show: ShowWorking<unknown> = working instanceof OnDemand ? working.value : working;
  return show(model, format);
}
