/** Marks at round values of a unit along a range of SI values, as on rulers and measuring jugs. */
import { readFactor } from "../../../math/units/conversion";
import type { Unit } from "../../../math/units/unit-names";

export interface Mark {
  /** Position as a fraction of the way from the low end to the high end. */
  readonly share: number;
  /** The number at the mark; null for the small marks in between. */
  readonly text: string | null;
}

/** Number of small steps from one numbered mark to the next. */
const SUBDIVISIONS = 5;

/** @param count approximate count of numbered marks, for which there is room */
export function graduations(unit: Unit, low: number, high: number, count: number): readonly Mark[] {
  const factor = readFactor(unit.factor).toNumber() * Math.PI ** (unit.piPower ?? 0);
  const offset = Number(unit.offset ?? 0);
  const ends = [low, high].map((si) => si / factor - offset).sort((a, b) => a - b);
  const [first, last] = ends as [number, number];
  const step = roundStep((last - first) / count);
  const small = step / SUBDIVISIONS;
  const start = Math.ceil(first / small - 1e-9);
  const total = Math.min(200, Math.floor(last / small + 1e-9) - start + 1);
  if (!(step > 0) || !Number.isFinite(step + first + last)) return [];
  return Array.from({ length: Math.max(0, total) }, (_, i) => {
    const value = (start + i) * small;
    return {
      share: ((value + offset) * factor - low) / (high - low),
      text: (start + i) % SUBDIVISIONS === 0 ? numeral(value) : null,
    };
  });
}

/** The smallest of 1, 2 or 5 times a power of ten that is at least `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((one) => one * power >= least * (1 - 1e-9)) ?? 10) * power;
}

function numeral(value: number): string {
  return String(Number(value.toPrecision(6)))
    .replace("-", "−")
    .replace("e+", "e");
}
