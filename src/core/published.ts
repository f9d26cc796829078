/** Results that others have published, and how far a calculator is from them. */
import { answer, prepare } from "./answer";
import type { AnyCalculator } from "./calculator";
import type { JsonObject } from "./parse";

/**
 * What a source prints for these inputs, by output. A figure is written as printed, with all its digits, such as
 * `"1,264.14"`: the answer must round to it. A number is exact. Any other text must be the same. `schedule.59.payment` is
 * the payment in the sixtieth row of the schedule.
 */
export type PublishedCase = readonly [inputs: JsonObject, printed: Readonly<Record<string, string | number | boolean>>];

export interface PublishedSource {
  readonly title: string;
  /** When it was published, as it says: `2015`, `June 2, 2025`. If it does not say so: `retrieved November 2026`. */
  readonly date: string;
  readonly url?: string;
  /**
   * How far an answer may be from a printed figure, in units of its last digit, if the source itself rounds on the way;
   * `because` says how.
   */
  readonly allowed?: { readonly units: number; readonly because: string };
  readonly cases: readonly PublishedCase[];
}

/** How a calculator compares with a source. */
export interface Comparison {
  readonly title: string;
  readonly date: string;
  readonly url?: string;
  readonly because?: string;
  readonly cases: number;
  readonly figures: number;
  /** The largest distance from a printed figure, in units of its last digit: up to 0.5 is rounding. */
  readonly deviation: number;
}

/** Half a unit of the last digit, and the error of a double. */
const ROUNDING = 0.5 + 1e-6;

/** Relative error of exact figures: that of a double after a few operations. */
const EXACT = 1e-12;

/**
 * Asks a calculator for all cases of a source.
 *
 * @throws Error that names the case and the output if an answer is further from a figure than allowed
 */
export async function compareWithPublished(calculator: AnyCalculator, source: PublishedSource): Promise<Comparison> {
  const { cases, allowed, ...about } = source;
  const limit = allowed ? allowed.units + 1e-6 : ROUNDING;
  let figures = 0;
  let deviation = 0;
  for (const [inputs, printed] of cases) {
    await prepare(calculator, { inputs });
    const result = answer(calculator, { inputs });
    if ("errors" in result)
      throw new Error(`${source.title}: ${JSON.stringify(inputs)}: ${JSON.stringify(result.errors)}`);
    for (const [path, expected] of Object.entries(printed)) {
      const value = memberOf(result.outputs, path);
      const distance = distanceOf(value, expected);
      if (!(distance <= limit))
        throw new Error(`${source.title}: ${JSON.stringify(inputs)}: ${path} is ${value}, published is ${expected}`);
      figures++;
      deviation = Math.max(deviation, distance);
    }
  }
  return { ...about, ...(allowed && { because: allowed.because }), cases: cases.length, figures, deviation };
}

function memberOf(outputs: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], outputs);
}

/** In units of the last printed digit; NaN if a value is not comparable, infinite if it is another one. */
function distanceOf(value: unknown, expected: string | number | boolean): number {
  if (typeof expected === "number" && typeof value === "number")
    return Math.abs(value - expected) <= EXACT * Math.abs(expected) ? 0 : Number.POSITIVE_INFINITY;
  if (typeof expected !== "string" || typeof value !== "number")
    return value === expected ? 0 : Number.POSITIVE_INFINITY;
  const digits = /^[-−]?(\d[\d,]*)(?:\.(\d+))?(?:e([-+]?\d+))?$/.exec(expected);
  if (!digits) return Number.NaN;
  const unit = 10 ** (Number(digits[3] ?? 0) - (digits[2]?.length ?? 0));
  return Math.abs(value - Number(expected.replaceAll(",", "").replace("−", "-"))) / unit;
}
