/// <reference types="vite/types/importMeta.d.ts" />
/** The names of units: those of one quantity, with a file each, and those of all. */
import ambiguous from "../data/units/names/ambiguous.json";
import dimensions from "../data/units/names/dimensions.json";
import prefixes from "../data/units/names/prefixes.json";
import quantities from "../data/units/quantities.json";
import type { Dimension } from "../math/units/dimensions";
import { type UnitDefinition, UnitNames } from "../math/units/unit-names";

const files = import.meta.glob<readonly UnitDefinition[]>(["../data/units/*.json", "!**/{quantities,sources}.json"], {
  import: "default",
});

const loaded = new Map<string, Promise<UnitNames>>();

/**
 * The names of the units of a quantity, or of all quantities.
 *
 * @param quantity ID of the quantity; if omitted, all
 * @throws RangeError if there is no such quantity
 */
export function loadUnits(quantity?: string): Promise<UnitNames> {
  const key = quantity ?? "";
  const known = loaded.get(key) ?? load(quantity);
  loaded.set(key, known);
  return known;
}

async function load(quantity: string | undefined): Promise<UnitNames> {
  if (quantity === undefined) return (await import("./all-units")).ALL_NAMES;
  const row = quantities.find(({ id }) => id === quantity);
  if (!row) throw new RangeError(`no quantity ${quantity}`);
  const fetch = files[`../data/units/${row.id}.json`] as () => Promise<readonly UnitDefinition[]>;
  // TypeScript’s type of the JSON gives every dimension all base dimensions, most of them undefined.
  const { dimension } = (dimensions as unknown as Readonly<Record<string, { dimension: Dimension }>>)[row.id] as {
    dimension: Dimension;
  };
  const units = await fetch();
  const places = Object.entries(ambiguous).filter(([, all]) => all.every((id) => units.some((unit) => unit.id === id)));
  return new UnitNames([{ ...row, dimension, units }], prefixes, Object.fromEntries(places));
}
