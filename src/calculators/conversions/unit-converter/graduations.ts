/** Round marks of a unit along a stretch of SI values, as rulers and jugs carry them. */
import { readFactor } from "../../../math/units/conversion";
import type { Unit } from "../../../math/units/unit-names";

export interface Mark {
  /** Of the way from the low end to the high one. */
  readonly share: number;
  /** Between two numbers: none. */
  readonly text: string | null;
}

/** Marks between two numbered ones. */
const BETWEEN = 5;

/** @param count numbered marks there is room for */
export function graduations(unit: Unit, low: number, high: number, count: number): readonly Mark[] {
  const factor = readFactor(unit.factor).toNumber() * Math.PI ** (unit.piPower ?? 0);
  const offset = Number(unit.offset ?? 0);
  const ends = [low, high].map((si) => si / factor - offset).sort((a, b) => a - b);
  const [first, last] = ends as [number, number];
  const step = roundStep((last - first) / count);
  const small = step / BETWEEN;
  const start = Math.ceil(first / small - 1e-9);
  const total = Math.min(200, Math.floor(last / small + 1e-9) - start + 1);
  if (!(step > 0) || !Number.isFinite(step + first + last)) return [];
  return Array.from({ length: Math.max(0, total) }, (_, i) => {
    const value = (start + i) * small;
    return {
      share: ((value + offset) * factor - low) / (high - low),
      text: (start + i) % BETWEEN === 0 ? numeral(value) : null,
    };
  });
}

/** 1, 2 or 5 times a power of ten, at least as large. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((one) => one * power >= least * (1 - 1e-9)) ?? 10) * power;
}

function numeral(value: number): string {
  return String(Number(value.toPrecision(6)))
    .replace("-", "−")
    .replace("e+", "e");
}
