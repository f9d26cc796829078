/// <reference types="vite/types/importMeta.d.ts" />
/** The names of the units of all quantities, in one piece to load. */
import ambiguous from "../data/units/names/ambiguous.json";
import dimensions from "../data/units/names/dimensions.json";
import prefixes from "../data/units/names/prefixes.json";
import quantities from "../data/units/quantities.json";
import type { Dimension } from "../math/units/dimensions";
import { type UnitDefinition, UnitNames } from "../math/units/unit-names";

// Imported as text, the data files are bundled into this chunk, independent of the chunk of each quantity.
const files = import.meta.glob<string>(["../data/units/*.json", "!**/{quantities,sources}.json"], {
  query: "?raw",
  import: "default",
  eager: true,
});

// TypeScript’s type of the JSON gives every dimension all base dimensions, most of them undefined.
const dimensionsOf = dimensions as unknown as Readonly<Record<string, { readonly dimension: Dimension }>>;

export const ALL_NAMES = new UnitNames(
  quantities.map((quantity) => ({
    ...quantity,
    dimension: (dimensionsOf[quantity.id] as { readonly dimension: Dimension }).dimension,
    units: JSON.parse(files[`../data/units/${quantity.id}.json`] as string) as UnitDefinition[],
  })),
  prefixes,
  ambiguous,
);
