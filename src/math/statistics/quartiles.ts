import { Rational } from "../numbers/rational";
import type { ExactData } from "./exact-data";

/**
 * The four common conventions (Hyndman & Fan, The American Statistician 50(4), 1996): types 7 and 6, and the medians of
 * the halves with and without the middle number.
 */
export type QuartileMethod = "inclusive" | "exclusive" | "tukey" | "moore-mccabe";

/** Null if the method gives no answer because the position is before the first or after the last number. */
export interface Quartiles {
  readonly q1: Rational | null;
  readonly q3: Rational | null;
}

/** The position, from 1, of a fraction of the numbers; type 6 or 7, depending on the method. */
export function placeOf(count: number, share: Rational, method: QuartileMethod): Rational {
  return method === "exclusive"
    ? Rational.of(count + 1).multiply(share)
    : Rational.of(count - 1)
        .multiply(share)
        .add(Rational.ONE);
}

/**
 * The value below which a fraction of the numbers lies.
 *
 * @param share from 0 to 1
 */
export function percentileOf(data: ExactData, share: Rational, method: QuartileMethod): Rational | null {
  if (data.count === 1) return data.at(1);
  const place = placeOf(data.count, share, method);
  const isInside = place.compare(Rational.ONE) >= 0 && place.compare(Rational.of(data.count)) <= 0;
  return isInside ? data.between(place) : null;
}

/** Size of each half whose median is a quartile; null for methods based on positions. */
export function halfOf(count: number, method: QuartileMethod): number | null {
  if (method === "tukey") return Math.ceil(count / 2);
  return method === "moore-mccabe" ? Math.floor(count / 2) : null;
}

export function quartilesOf(data: ExactData, method: QuartileMethod): Quartiles {
  const { count } = data;
  if (count === 1) return { q1: data.at(1), q3: data.at(1) };
  const half = halfOf(count, method);
  if (half !== null) return { q1: data.middle(1, half), q3: data.middle(count - half + 1, count) };
  const at = (quarters: number) => percentileOf(data, Rational.of(quarters, 4), method);
  return { q1: at(1), q3: at(3) };
}
