/** The units of each quantity, loaded when it is chosen, and all units, loaded for conversions across quantities. */
import { OnDemand, type Preparation } from "../../../core/on-demand";
import length from "../../../data/units/length.json";
import type { Unit, UnitDefinition } from "../../../math/units/unit-names";
import type { Inputs } from "./inputs";
import { QUANTITIES } from "./quantities";
import { idsIn } from "./unit-ids";

/** Built in, because the page opens with lengths. */
const LENGTHS: readonly Unit[] = (length as readonly UnitDefinition[]).map((unit) => ({
  ...unit,
  quantity: "length",
  dimension: { L: 1 },
}));

const TABLES = new Map(
  QUANTITIES.filter(({ id }) => id !== "length").map(
    ({ id }) => [id, new OnDemand(async () => (await import("./quantity-files")).fetchUnits(id))] as const,
  ),
);

/** The weight of a cup of each ingredient. */
export const INGREDIENTS = new OnDemand(() => import("../../../data/units/ingredients"));

export const ALL_UNITS = new OnDemand(() => import("./all-units"));

/** The units of a quantity in the order of the table; null if they are not loaded. */
export function tableOf(quantity: string): readonly Unit[] | null {
  if (quantity === "length") return LENGTHS;
  const table = TABLES.get(quantity);
  if (table?.ready) return table.value;
  return ALL_UNITS.ready ? ALL_UNITS.value.NAMES.units.filter((unit) => unit.quantity === quantity) : null;
}

/** Finds a unit by its id in the loaded tables of the quantities. */
export function tabledUnit(id: string, quantities: readonly string[]): Unit | undefined {
  for (const quantity of quantities) {
    const unit = tableOf(quantity)?.find((one) => one.id === id);
    if (unit) return unit;
  }
  return undefined;
}

/** The quantities that the units most likely belong to. */
export function likelyQuantities({ mode, quantity }: Inputs): readonly string[] {
  return mode === "ingredient" ? ["volume", "mass"] : [quantity];
}

/** The data that must be loaded before the inputs can be answered. */
export function missingTables(inputs: Inputs): Preparation | null {
  if (inputs.mode !== "convert" && !INGREDIENTS.ready) return fetching(() => INGREDIENTS.load());
  if (ALL_UNITS.ready) return null;
  if (inputs.mode === "query") return fetching(() => ALL_UNITS.load());
  const quantities = likelyQuantities(inputs);
  const missing = quantities.filter((quantity) => !tableOf(quantity));
  if (missing.length > 0) return fetching(() => Promise.all(missing.map((quantity) => TABLES.get(quantity)?.load())));
  const { mode, from, to, parts, toParts } = inputs;
  const isSeveral = mode === "convert" && (parts.length > 0 || idsIn(toParts).length > 0);
  const isKnown = !isSeveral && [from, to].every((id) => tabledUnit(id, quantities));
  return isKnown ? null : fetching(() => ALL_UNITS.load());
}

function fetching(load: () => Promise<unknown>): Preparation {
  return { needed: true, soon: true, load };
}
