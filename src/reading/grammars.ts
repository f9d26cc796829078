/** Loads grammars when a text first needs them. */
import type { UnitNames } from "../math/units/unit-names";
import type * as Amounts from "./amounts";
import type * as Days from "./days";
import type * as Durations from "./duration";
import type { AnyUnit } from "./measure";
import type * as Measures from "./measures";
import type * as More from "./more";
import type * as Tables from "./tables";

/** The grammars that have loaded. */
export interface Grammars {
  readonly amounts?: typeof Amounts;
  readonly more?: typeof More;
  readonly durations?: typeof Durations;
  readonly days?: typeof Days;
  readonly measures?: typeof Measures;
  readonly tables?: typeof Tables;
  /** Names of units by quantity; those of all quantities have the key `all`. */
  readonly units?: Readonly<Record<string, UnitNames>>;
  /** Loaded with the names of all units. */
  readonly anyUnit?: AnyUnit;
}

/** What a text may need: a grammar, or the names of the units of a quantity. */
export type GrammarName = Exclude<keyof Grammars, "units"> | `units of ${string}`;

const LOADERS: { readonly [name in Exclude<keyof Grammars, "units" | "anyUnit">]: () => Promise<Grammars> } = {
  amounts: async () => ({ amounts: await import("./amounts") }),
  more: async () => ({ more: await import("./more") }),
  durations: async () => ({ durations: await import("./duration") }),
  days: async () => ({ days: await import("./days") }),
  measures: async () => ({ measures: await import("./measures") }),
  tables: async () => ({ tables: await import("./tables") }),
};

/** Every grammar, with the names of all units. */
export const EVERY_GRAMMAR: readonly GrammarName[] = [...(Object.keys(LOADERS) as (keyof typeof LOADERS)[]), "anyUnit"];

/** The grammars loaded before, and the named ones. */
export async function loadGrammars(names: Iterable<GrammarName>, before: Grammars = {}): Promise<Grammars> {
  const loaded = await Promise.all([...names].map(load));
  const units = Object.assign({}, before.units, ...loaded.map((one) => one.units));
  return Object.assign({}, before, ...loaded, { units });
}

async function load(name: GrammarName): Promise<Grammars> {
  if (name in LOADERS) return LOADERS[name as keyof typeof LOADERS]();
  const { loadUnits } = await import("./units");
  if (name !== "anyUnit") {
    const quantity = name.replace(/^units of /, "");
    return { units: { [quantity]: await loadUnits(quantity) } };
  }
  const [{ anyUnitOf }, all] = await Promise.all([import("./any-unit"), loadUnits()]);
  return { units: { all }, anyUnit: anyUnitOf(all) };
}
