/** The dimension and SI unit of each quantity. Not needed when the page opens. */
import rows from "../../../data/units/names/dimensions.json";
import type { Dimension } from "../../../math/units/dimensions";

interface Measure {
  readonly siSymbol: string;
  readonly dimension: Dimension;
}

// TypeScript’s type of the JSON gives every dimension all base dimensions, most of them undefined.
const MEASURES = rows as unknown as Readonly<Record<string, Measure>>;

export function measureOf(quantity: string): Measure {
  return MEASURES[quantity] as Measure;
}
