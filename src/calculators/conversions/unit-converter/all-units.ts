/** All units with their names, and the parser for them. Loaded for queries and for units of other quantities. */
import ambiguous from "../../../data/units/names/ambiguous.json";
import prefixes from "../../../data/units/names/prefixes.json";
import { type UnitDefinition, UnitNames } from "../../../math/units/unit-names";
import { measureOf } from "./measures";
import { QUANTITIES } from "./quantities";

export { breakDown, roundToFraction } from "../../../math/units/break-down";
export { mismatchText, readQuery, readUnit, unknownText } from "../../../math/units/query";

export { bySize, partsOf, splitInto } from "./several";

// Imported as text, the data files are bundled into this chunk, independent of the chunk of each quantity.
const files = import.meta.glob<string>(["../../../data/units/*.json", "!**/{quantities,sources}.json"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export const NAMES = new UnitNames(
  QUANTITIES.map((quantity) => ({
    ...quantity,
    dimension: measureOf(quantity.id).dimension,
    units: JSON.parse(files[`../../../data/units/${quantity.id}.json`] as string) as UnitDefinition[],
  })),
  prefixes,
  ambiguous,
);
