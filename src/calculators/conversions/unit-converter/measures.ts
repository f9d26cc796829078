/** What each quantity measures: dimension and SI unit. Not needed for the page to open. */
import rows from "../../../data/units/names/dimensions.json";
import type { Dimension } from "../../../math/units/dimensions";

interface Measure {
  readonly siUnit: string;
  readonly siSymbol: string;
  readonly dimension: Dimension;
}

// As JSON is read, each dimension has every base, most of them undefined.
const MEASURES = rows as unknown as Readonly<Record<string, Measure>>;

export function measureOf(quantity: string): Measure {
  return MEASURES[quantity] as Measure;
}
