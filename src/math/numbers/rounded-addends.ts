import { withHyphen, writeDecimal } from "./write-number";

/** How far a sum of doubles may be from the total that it is. */
const CLOSE = 1e-9;

/**
 * Rounds addends for display above their total, so that what is printed adds up: each to the nearest unit, and then
 * one unit more or less for those whose rounding was furthest off in the other direction (largest remainder), earlier
 * ones first. Addends that need no such unit, and all of them if they do not add up to the total, are returned as they
 * are, since any writer rounds them to the nearest unit.
 *
 * @param values finite
 * @param total their sum, which is printed rounded to the nearest unit. It may itself be an addend of something else,
 *   and so a unit away from the sum.
 * @param digits decimals that are printed
 */
export function roundedAddends(values: readonly number[], total: number, digits: number): number[] {
  const shown = [...values];
  const sum = values.reduce((all, value) => all + value, 0);
  const size = values.reduce((all, value) => all + Math.abs(value), 0);
  const scale = 10 ** digits;
  if (!(Math.abs(sum - total) <= 1 / scale + CLOSE * (size + 1 / scale))) return shown;
  const units = values.map((value) => unitsOf(value, digits));
  const missing = unitsOf(total, digits) - units.reduce((all, count) => all + count, 0);
  // From 2^53 units on, a double has no unit to spare.
  if (missing === 0 || Math.abs(missing) > values.length || !Number.isSafeInteger(unitsOf(size, digits))) return shown;
  const step = Math.sign(missing);
  const lost = values.map((value, i) => step * (value * scale - (units[i] as number)));
  const order = values.map((_, i) => i).sort((i, j) => (lost[j] as number) - (lost[i] as number) || i - j);
  for (const i of order.slice(0, Math.abs(missing))) shown[i] = ((units[i] as number) + step) / scale;
  return shown;
}

/** Rounded as it is printed. Only near a half does the decimal that is printed decide. */
function unitsOf(value: number, digits: number): number {
  const scaled = value * 10 ** digits;
  const nearHalf = Math.abs(Math.abs(scaled % 1) - 0.5) < 1e-4;
  return Math.round(nearHalf ? Number(withHyphen(writeDecimal(value, { maxDigits: digits }))) * 10 ** digits : scaled);
}
