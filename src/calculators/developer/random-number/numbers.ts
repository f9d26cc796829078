/** Draws uniform, normal and exponential numbers. */

import { once } from "../../../core/once";
import { Rational } from "../../../math/numbers/rational";
import type { Random } from "../../../math/random/random";
import { normalQuantile } from "../../../math/statistics/normal";
import type { Inputs } from "./inputs";

export interface Numbers {
  readonly values: readonly number[];
  /** Only for exact decimals: the values in units of 10^−places. */
  readonly exact?: { readonly units: () => readonly bigint[]; readonly places: number };
  /** The number at an index as text. */
  readonly textAt: (i: number) => string;
}

/** How many different numbers with the given number of decimal places are in the range. */
export function choicesOf({ min, max }: Inputs, places: number): bigint {
  return unitsOf(max, places) - unitsOf(min, places) + 1n;
}

/**
 * Draws whole numbers or decimals from a range, both ends included.
 *
 * @param places number of decimal places; 0 for whole numbers
 */
export function drawUniform(random: Random, inputs: Inputs, places: number): Numbers {
  const units = drawUnits(random, inputs, places);
  // Returns the double nearest to the decimal; for an exact unit, that is the quotient of two exact doubles.
  const nearest = (unit: number | bigint) =>
    typeof unit === "number" ? unit / 10 ** places : Number(`${unit}e-${places}`);
  return {
    values: units.map(nearest),
    exact: { units: once(() => units.map(BigInt)), places },
    textAt: (i) => decimalText(units[i] as number | bigint, places),
  };
}

/** Uses doubles if they are exact for the whole range, because they are many times faster than bigints. */
function drawUnits(random: Random, inputs: Inputs, places: number): readonly (number | bigint)[] {
  const { mode, count, sort, unique } = inputs;
  const [first, last] = [unitsOf(inputs.min, places), unitsOf(inputs.max, places)];
  const choices = choicesOf(inputs, places);
  const different = mode === "integer" && unique;
  if ([first, last, choices].every((unit) => BigInt.asIntN(54, unit) === unit)) {
    const [start, size] = [Number(first), Number(choices)];
    const draw = different ? differentOf(random, size) : random.draw(size);
    const drawn = Float64Array.from({ length: count }, () => start + draw());
    if (sort !== "none") drawn.sort();
    return Array.from(sort === "descending" ? drawn.reverse() : drawn);
  }
  const draw = different ? differentOfBig(random, choices) : random.bigDraw(choices);
  const steps = Array.from({ length: count }, draw);
  if (sort === "none") return steps.map((step) => first + step);
  const ascending = sorted(steps, choices).map((step) => first + step);
  return sort === "ascending" ? ascending : ascending.reverse();
}

/** Bits for a number's index in its list (17) and for its scaled position in the range (36), packed into one double. */
const INDICES = 2 ** 17;
const PLACES = 2 ** 36;

/** Sorts up to 2^17 numbers from 0 to below `end` by double keys, many times faster than comparing bigints. */
function sorted(values: readonly bigint[], end: bigint): bigint[] {
  const scale = PLACES / Number(end);
  const keys = Float64Array.from(values, (value, i) => Math.floor(Number(value) * scale) * INDICES + i).sort();
  const result = Array.from(keys, (key) => values[key - Math.floor(key / INDICES) * INDICES] as bigint);
  // Insertion sort for numbers with the same scaled position, of which there are few.
  for (let i = 1; i < result.length; i++)
    for (let k = i; k > 0 && (result[k] as bigint) < (result[k - 1] as bigint); k--)
      [result[k - 1], result[k]] = [result[k] as bigint, result[k - 1] as bigint];
  return result;
}

/** Writes a number of units of 10^−places with exactly `places` decimal places. */
function decimalText(units: number | bigint, places: number): string {
  if (places === 0) return String(units);
  const digits = String(units < 0 ? -units : units).padStart(places + 1, "0");
  return `${units < 0 ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Draws normal or exponential numbers by inverting the distribution function. */
export function drawContinuous(random: Random, inputs: Inputs, note: (unit: number) => void): Numbers {
  const { mode, meanValue, sdValue, rate, count, sort } = inputs;
  const drawn = Array.from({ length: count }, () => {
    const unit = random.unit();
    note(unit);
    return mode === "normal" ? meanValue + sdValue * normalQuantile(unit) : -Math.log(1 - unit) / rate;
  });
  const values = ordered(drawn, sort, (a, b) => a - b);
  return { values, textAt: (i) => String(values[i]) };
}

function unitsOf(value: number, places: number): bigint {
  return Rational.fromNumber(value)
    .multiply(Rational.of(10n ** BigInt(places)))
    .floor();
}

/** Draws distinct numbers by partially shuffling a virtual list 0, 1, … n − 1; only moved positions are stored. */
function differentOf(random: Random, n: number): () => number {
  let i = 0;
  return partialShuffle<number>(() => {
    const position = i++;
    return [position, position + random.below(n - position)];
  });
}

function differentOfBig(random: Random, n: bigint): () => bigint {
  let i = 0n;
  return partialShuffle<bigint>(() => {
    const position = i++;
    return [position, position + random.belowBig(n - position)];
  });
}

/**
 * Returns a function that swaps two positions and returns what ends up in the first.
 *
 * @param draw returns the next position and the one it is swapped with
 */
function partialShuffle<T>(draw: () => readonly [T, T]): () => T {
  const moved = new Map<T, T>();
  return () => {
    const [i, j] = draw();
    const taken = moved.get(j) ?? j;
    moved.set(j, moved.get(i) ?? i);
    moved.delete(i);
    return taken;
  };
}

function ordered<T>(values: T[], sort: Inputs["sort"], compare: (a: T, b: T) => number): T[] {
  if (sort === "none") return values;
  values.sort(compare);
  return sort === "ascending" ? values : values.reverse();
}
