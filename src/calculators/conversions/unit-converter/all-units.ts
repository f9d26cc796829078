/** Every unit with its names, and what reads them: fetched for a query, and for units of several quantities. */
import ambiguous from "../../../data/units/names/ambiguous.json";
import prefixes from "../../../data/units/names/prefixes.json";
import { type UnitDefinition, UnitNames } from "../../../math/units/unit-names";
import { measureOf } from "./measures";
import { QUANTITIES } from "./quantities";

export { breakDown, roundToFraction } from "../../../math/units/break-down";
export { mismatchText, readQuery, readUnit, unknownText } from "../../../math/units/query";

export { bySize, partsOf, splitInto } from "./several";

// As texts they make one file, beside the file of each quantity.
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
