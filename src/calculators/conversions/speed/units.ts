import rows from "../../../data/units/speed.json";
import type { UnitRow } from "../../../data/units/units";
import { capitalized } from "../../../math/words/phrases";

const UNITS = (rows as UnitRow[]).filter(({ id }) => id !== "mach-sea-level");

/** Pace units, with the distance in meters that the minutes are for. */
export const PACES = {
  "pace-min-per-km": { name: "Pace: minutes per km", symbol: "min/km", meters: "1000" },
  "pace-min-per-mile": { name: "Pace: minutes per mile", symbol: "min/mi", meters: "1609.344" },
  "pace-min-per-100m": { name: "Pace: minutes per 100 m", symbol: "min/100 m", meters: "100" },
  "pace-min-per-100yd": { name: "Pace: minutes per 100 yd", symbol: "min/100 yd", meters: "91.44" },
  "pace-min-per-500m": { name: "Pace: minutes per 500 m", symbol: "min/500 m", meters: "500" },
} as const;

export type Pace = keyof typeof PACES;

export const SPEED_IDS: readonly string[] = [...UNITS.map(({ id }) => id), "mach", ...Object.keys(PACES)];

const NAMES = new Map([
  ...UNITS.map(
    ({ id, name, plural, symbol }) =>
      [id, `${capitalized(id === "speed-of-light" ? name : plural)} (${symbol})`] as const,
  ),
  ["mach", "Mach"] as const,
  ...Object.entries(PACES).map(([id, { name }]) => [id, name] as const),
]);

/** Options for units: ID → label. */
export const SPEED_UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  SPEED_IDS.map((id) => [id, NAMES.get(id) as string]),
);

export function isPace(id: string): id is Pace {
  return Object.hasOwn(PACES, id);
}

/** Size of a unit in m/s. The unit must be neither Mach nor a pace. */
export function factorOf(id: string): string {
  return (UNITS.find((row) => row.id === id) as UnitRow).factor;
}

/** `mph` */
export function symbolOf(id: string): string {
  if (isPace(id)) return PACES[id].symbol;
  return id === "mach" ? "Mach" : (UNITS.find((row) => row.id === id) as UnitRow).symbol;
}
