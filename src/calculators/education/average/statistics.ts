import { InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { Rational } from "../../../math/numbers/rational";
import { ExactData } from "../../../math/statistics/exact-data";
import { Grouped } from "./grouped";
import type { Inputs } from "./inputs";
import { type Reading, readNumbers } from "./reading";
import { Sample } from "./sample";
import { Weighted } from "./weighted";

/** Limit on the sum of all frequencies, within which doubles count exactly. */
const MOST_IN_ALL = 1e15;

/** The inputs, and one of the three kinds of answer; the others are null. */
export interface Statistics {
  readonly inputs: Inputs;
  readonly reading: Reading | null;
  readonly sample: Sample | null;
  readonly weighted: Weighted | null;
  readonly grouped: Grouped | null;
}

const NOTHING = { reading: null, sample: null, weighted: null, grouped: null };

/** @throws InputError */
export function statisticsOf(inputs: Inputs, format: Format): Statistics {
  if (inputs.mode === "grouped") return { ...NOTHING, inputs, grouped: new Grouped(inputs, format) };
  const { reading, weights, data, counts } = numbersOf(inputs, format);
  if (weights) return { ...NOTHING, inputs, reading, weighted: new Weighted(reading, weights) };
  return { ...NOTHING, inputs, reading, sample: new Sample(inputs, reading, data as ExactData, counts) };
}

/** The mean with one more number; null if none was entered. */
export function meanWithNext({ inputs, sample, weighted }: Statistics): Rational | null {
  if (inputs.nextNumber === null || (!sample && !weighted)) return null;
  const weight = weighted ? Rational.fromNumber(inputs.nextWeight) : Rational.ONE;
  const total = weighted ? weighted.weightTotal : Rational.of((sample as Sample).count);
  const sum = (weighted ?? (sample as Sample)).sum;
  return sum.add(weight.multiply(Rational.fromNumber(inputs.nextNumber))).divide(total.add(weight));
}

interface Numbers {
  readonly reading: Reading;
  readonly weights?: Reading;
  readonly data?: ExactData;
  readonly counts?: readonly number[];
}

let latest: { readonly key: string; readonly numbers: Numbers } | null = null;

/** Reads and sorts the numbers. Keeps the latest result, because “solve for” calls it hundreds of times. */
function numbersOf(inputs: Inputs, format: Format): Numbers {
  const { mode, data, weights, decimalMark, commaMeans, ignoreText } = inputs;
  const key = JSON.stringify([mode, data, mode === "list" ? "" : weights, decimalMark, commaMeans, ignoreText]);
  if (latest?.key !== key) latest = { key, numbers: freshNumbers(inputs, format) };
  return latest.numbers;
}

function freshNumbers(inputs: Inputs, format: Format): Numbers {
  const reading = readNumbers("data", inputs.data, inputs);
  if (inputs.mode === "list") return { reading, data: new ExactData(reading) };
  const weights = readNumbers("weights", inputs.weights, inputs);
  const isWeighted = inputs.mode === "weighted";
  const [numbers, given] = [reading.units.length, weights.units.length];
  if (numbers !== given) {
    const [one, many] = isWeighted ? ["weight", "weights"] : ["frequency", "frequencies"];
    throw new InputError(
      "weights",
      `Enter one ${one} for each number: ${format.plural(numbers, "number")}, ${format.plural(given, one, many)}.`,
    );
  }
  const name = isWeighted ? "Weights" : "Frequencies";
  if (weights.units.some((weight) => weight < 0n) || weights.units.every((weight) => weight === 0n))
    throw new InputError("weights", `${name} must be 0 or more and not all 0.`);
  return isWeighted ? { reading, weights } : counted(reading, weights);
}

/** @throws InputError */
function counted(reading: Reading, { units, denominator }: Reading): Numbers {
  if (units.some((unit) => unit % denominator !== 0n))
    throw new InputError("weights", "Frequencies must be whole numbers.");
  const counts = units.map((unit) => Number(unit / denominator));
  if (counts.reduce((sum, count) => sum + count, 0) > MOST_IN_ALL)
    throw new InputError("weights", "Frequencies must add up to at most 1,000,000,000,000,000.");
  return { reading, counts, data: new ExactData(reading, counts) };
}
