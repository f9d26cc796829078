import { withHyphen, writeDecimal } from "./write-number";

/** How far a sum of doubles may be from the total that it is. */
const CLOSE = 1e-9;

/** How far below a half, in units, a running total of doubles may be that is a half. */
const HALF_NOISE = 1e-6;

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

/**
 * Rounds the numbers of a column for display above their total: each is printed as the difference between two rounded
 * running totals, and so is less than a unit away from its value. The first few rows add up as well as all of them;
 * whole units stay as they are; and of equal numbers, only those are printed a unit higher or lower in which a whole
 * unit of what was rounded off has come together. Numbers that are printed rounded to the nearest unit are returned as
 * they are.
 *
 * @param values finite
 * @param digits decimals that are printed
 */
export function roundedInSequence(values: readonly number[], digits: number): number[] {
  const scale = 10 ** digits;
  const sum = (numbers: readonly number[]) => numbers.reduce((all, value) => all + value, 0);
  // From 2^53 units on, a double has no unit to spare.
  if (!Number.isSafeInteger(unitsOf(sum(values.map(Math.abs)), digits))) return [...values];
  // Halves go in one direction, so that whole units do not move them: that of the total.
  const up = sum(values) < 0 ? -1 : 1;
  const total = unitsOf(sum(values), digits);
  let exact = 0;
  let printed = 0;
  return values.map((value, i) => {
    exact += value;
    const next = i === values.length - 1 ? total : up * Math.floor(up * exact * scale + 0.5 + HALF_NOISE);
    const units = next - printed;
    printed = next;
    return units === unitsOf(value, digits) ? value : units / scale;
  });
}

/** A number as it is printed with so many decimals. */
export function asPrinted(value: number, digits: number): number {
  return unitsOf(value, digits) / 10 ** digits;
}

/** Rounded as it is printed. Only near a half does the decimal that is printed decide. */
function unitsOf(value: number, digits: number): number {
  const scaled = value * 10 ** digits;
  const nearHalf = Math.abs(Math.abs(scaled % 1) - 0.5) < 1e-4;
  return Math.round(nearHalf ? Number(withHyphen(writeDecimal(value, { maxDigits: digits }))) * 10 ** digits : scaled);
}
