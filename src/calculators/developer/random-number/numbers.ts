/** Numbers that are drawn. */

import { once } from "../../../core/once";
import { Rational } from "../../../math/numbers/rational";
import type { Random } from "../../../math/random/random";
import { normalQuantile } from "../../../math/statistics/normal";
import type { Inputs } from "./inputs";

export interface Numbers {
  readonly values: readonly number[];
  /** For exact decimals: the values in units of 10^−places. */
  readonly exact?: { readonly units: readonly bigint[]; readonly places: number };
  readonly texts: () => readonly string[];
}

/** How many different numbers the range holds, with so many decimal places. */
export function choicesOf({ min, max }: Inputs, places: number): bigint {
  return unitsOf(max, places) - unitsOf(min, places) + 1n;
}

/** Whole numbers or decimals between two ends, both included. @param places 0 for whole numbers */
export function drawUniform(random: Random, inputs: Inputs, places: number): Numbers {
  const first = unitsOf(inputs.min, places);
  const choices = choicesOf(inputs, places);
  const below = belowOf(random, choices);
  const draw = inputs.mode === "integer" && inputs.unique ? differentOf(random, choices) : () => below();
  const units = ordered(
    Array.from({ length: inputs.count }, () => first + draw()),
    inputs.sort,
    (a, b) => (a < b ? -1 : a > b ? 1 : 0),
  );
  const texts = once(() => units.map((unit) => decimalText(unit, places)));
  return {
    // The nearest double to the decimal.
    values: places === 0 ? units.map(Number) : texts().map(Number),
    exact: { units, places },
    texts,
  };
}

/** So many units of 10^−places, with all its places. */
function decimalText(units: bigint, places: number): string {
  if (places === 0) return String(units);
  const digits = String(units < 0n ? -units : units).padStart(places + 1, "0");
  return `${units < 0n ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Normal or exponential numbers, by the inverse of the distribution. */
export function drawContinuous(random: Random, inputs: Inputs, note: (unit: number) => void): Numbers {
  const { mode, meanValue, sdValue, rate, count, sort } = inputs;
  const drawn = Array.from({ length: count }, () => {
    const unit = random.unit();
    note(unit);
    return mode === "normal" ? meanValue + sdValue * normalQuantile(unit) : -Math.log(1 - unit) / rate;
  });
  const values = ordered(drawn, sort, (a, b) => a - b);
  return { values, texts: () => values.map(String) };
}

function unitsOf(value: number, places: number): bigint {
  return Rational.fromNumber(value)
    .multiply(Rational.of(10n ** BigInt(places)))
    .floor();
}

/** Draws below n: in doubles, unless n is beyond them. */
function belowOf(random: Random, n: bigint): () => bigint {
  if (n > BigInt(Number.MAX_SAFE_INTEGER)) return () => random.belowBig(n);
  const small = Number(n);
  return () => BigInt(random.below(small));
}

/** A partial shuffle of the imagined list 0, 1, 2 … n − 1, of which only the places that moved are kept. */
function differentOf(random: Random, n: bigint): () => bigint {
  let i = 0;
  if (n > BigInt(Number.MAX_SAFE_INTEGER))
    return partialShuffle<bigint>(() => {
      const place = BigInt(i++);
      return [place, place + random.belowBig(n - place)];
    });
  const size = Number(n);
  const next = partialShuffle<number>(() => {
    const place = i++;
    return [place, place + random.below(size - place)];
  });
  return () => BigInt(next());
}

/** Swaps places and takes what comes to the first. @param draw the next place and the one it is swapped with */
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
