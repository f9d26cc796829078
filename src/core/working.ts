/** The working of a calculator, which may be loaded on demand. */
import type { AnyCalculator, ShowWorking } from "./calculator";
import { OnDemand } from "./on-demand";

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
