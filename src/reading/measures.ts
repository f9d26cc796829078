/** The grammar of measures, and which quantity a field measures, in one piece to load. */
import quantities from "../data/units/quantities.json";

export { measure, unitCalled } from "./measure";

/** The quantity that all of these units measure, by the IDs of its usual units; null if there is none. */
export function quantityWith(ids: readonly string[]): string | null {
  return (
    quantities.find(({ defaultFrom, defaultTo }) => ids.includes(defaultFrom) && ids.includes(defaultTo))?.id ?? null
  );
}
