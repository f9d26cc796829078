/// <reference types="vite/types/importMeta.d.ts" />
/** The units of every quantity except length, one file each. */
import type { Unit, UnitDefinition } from "../../../math/units/unit-names";
import { measureOf } from "./measures";

const files = import.meta.glob<readonly UnitDefinition[]>(
  ["../../../data/units/*.json", "!**/{quantities,sources,length}.json"],
  { import: "default" },
);

export async function fetchUnits(quantity: string): Promise<readonly Unit[]> {
  const fetch = files[`../../../data/units/${quantity}.json`] as () => Promise<readonly UnitDefinition[]>;
  const { dimension } = measureOf(quantity);
  return (await fetch()).map((unit) => ({ ...unit, quantity, dimension }));
}
