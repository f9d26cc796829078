import { InputError } from "../../../core/calculator";
import { Rational } from "../../../math/numbers/rational";
import { readFactor } from "../../../math/units/conversion";

/** Units of distance with their length in meters; a test compares them with the unit table. */
export const DISTANCES = {
  kilometer: { label: "Kilometers", symbol: "km", meters: "1000" },
  mile: { label: "Miles", symbol: "mi", meters: "1609.344" },
  meter: { label: "Meters", symbol: "m", meters: "1" },
  foot: { label: "Feet", symbol: "ft", meters: "0.3048" },
  yard: { label: "Yards", symbol: "yd", meters: "0.9144" },
  "nautical-mile": { label: "Nautical miles", symbol: "nmi", meters: "1852" },
} as const;

/** Units of speed with their factor to m/s, length and time; a test compares them with the unit table. */
export const SPEEDS = {
  "kilometer-per-hour": { label: "km/h", symbol: "km/h", factor: "5/18", length: "kilometer", time: "h" },
  "mile-per-hour": { label: "mph", symbol: "mph", factor: "0.44704", length: "mile", time: "h" },
  "meter-per-second": { label: "m/s", symbol: "m/s", factor: "1", length: "meter", time: "s" },
  "foot-per-second": { label: "ft/s", symbol: "ft/s", factor: "0.3048", length: "foot", time: "s" },
  knot: { label: "Knots", symbol: "kn", factor: "463/900", length: "nautical-mile", time: "h" },
} as const;

/** Units of pace: minutes per length. */
export const PACES = {
  "pace-min-per-km": {
    label: "Pace: minutes per km",
    symbol: "min/km",
    meters: "1000",
    length: "kilometer",
    time: "min",
  },
  "pace-min-per-mile": {
    label: "Pace: minutes per mile",
    symbol: "min/mi",
    meters: "1609.344",
    length: "mile",
    time: "min",
  },
} as const;

/** What the choices of units convert typed numbers with. */
export const DISTANCE_UNITS = Object.fromEntries(
  Object.entries(DISTANCES).map(([id, { meters }]) => [id, { factor: meters }]),
);
export const SPEED_UNITS = Object.fromEntries([
  ...Object.entries(SPEEDS).map(([id, { factor }]) => [id, { factor }] as const),
  ...Object.entries(PACES).map(([id, { meters }]) => [id, { factor: `${meters}/60`, inverse: true }] as const),
]);

/** Units of time in seconds. */
export const TIMES = { h: 3600, min: 60, s: 1 } as const;
export type TimeUnit = keyof typeof TIMES;

/** The units of length and time that make up a unit of speed or pace. */
export function partsOf(unit: SpeedUnit): { readonly length: DistanceUnit; readonly time: TimeUnit } {
  return isPace(unit) ? PACES[unit] : SPEEDS[unit];
}

export type DistanceUnit = keyof typeof DISTANCES;
export type Pace = keyof typeof PACES;
export type SpeedUnit = keyof typeof SPEEDS | Pace;

type Labels<T> = { readonly [K in keyof T]: string };

function labelsOf<T extends Readonly<Record<string, { readonly label: string }>>>(units: T): Labels<T> {
  return Object.fromEntries(Object.entries(units).map(([id, { label }]) => [id, label])) as Labels<T>;
}

export const DISTANCE_LABELS = labelsOf(DISTANCES);
export const SPEED_LABELS = labelsOf({ ...SPEEDS, ...PACES });

const SIXTY = Rational.of(60);

export function isPace(unit: SpeedUnit): unit is Pace {
  return Object.hasOwn(PACES, unit);
}

export function symbolOf(unit: SpeedUnit): string {
  return isPace(unit) ? PACES[unit].symbol : SPEEDS[unit].symbol;
}

/** Smaller values count as 0, because their inverse would overflow. */
const SMALLEST = 1e-9;

/** The exact value of an input. */
function exact(value: number): Rational {
  return value < SMALLEST ? Rational.ZERO : Rational.fromNumber(value);
}

/** Converts a distance to meters. */
export function toMeters(distance: number, unit: DistanceUnit): Rational {
  return exact(distance).multiply(readFactor(DISTANCES[unit].meters));
}

export function fromMeters(meters: Rational, unit: DistanceUnit): Rational {
  return meters.divide(readFactor(DISTANCES[unit].meters));
}

/** Converts a speed or a pace to meters per second. @throws InputError on `key` for a pace of 0 */
export function toSpeed(value: number, unit: SpeedUnit, key: string): Rational {
  const size = exact(value);
  if (!isPace(unit)) return size.multiply(readFactor(SPEEDS[unit].factor));
  if (size.sign() === 0) throw new InputError(key, "A pace must be more than 0 minutes.");
  return readFactor(PACES[unit].meters).divide(size.multiply(SIXTY));
}

/** Total seconds of a time entered as hours, minutes and seconds. */
export function toSeconds(hours: number | null, minutes: number | null, seconds: number | null): Rational {
  return exact(hours ?? 0)
    .multiply(Rational.of(TIMES.h))
    .add(exact(minutes ?? 0).multiply(SIXTY))
    .add(exact(seconds ?? 0));
}

/** Inverse of `toSpeed`; null for a pace at speed 0. */
export function fromSpeed(speed: Rational, unit: SpeedUnit): Rational | null {
  if (!isPace(unit)) return speed.divide(readFactor(SPEEDS[unit].factor));
  return speed.sign() > 0 ? readFactor(PACES[unit].meters).divide(speed.multiply(SIXTY)) : null;
}
