/** Numbers that are drawn. */

import { fixedText } from "../../../math/numbers/exact";
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
  const scale = 10n ** BigInt(places);
  return {
    values: units.map((unit) => (places === 0 ? Number(unit) : Rational.of(unit, scale).toNumber())),
    exact: { units, places },
    texts: () => units.map((unit) => fixedText(Rational.of(unit, scale), places)),
  };
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
  const moved = new Map<bigint, bigint>();
  let i = 0n;
  return () => {
    const j = i + belowOf(random, n - i)();
    const taken = moved.get(j) ?? j;
    moved.set(j, moved.get(i) ?? i);
    moved.delete(i);
    i++;
    return taken;
  };
}

function ordered<T>(values: T[], sort: Inputs["sort"], compare: (a: T, b: T) => number): T[] {
  if (sort === "none") return values;
  values.sort(compare);
  return sort === "ascending" ? values : values.reverse();
}
