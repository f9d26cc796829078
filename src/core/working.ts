import type { AnyCalculator } from "./calculator";

/** Fetches what a calculator needs to write its working; null where nothing is missing. */
export function loadWorking({ workingNeeds }: AnyCalculator): Promise<unknown> | null {
  return workingNeeds && !workingNeeds.ready ? workingNeeds.load() : null;
}
