/**
 * Growth tables in LMS form (Cole 1990; Cole and Green 1992): at each age a measurement is converted to a standard
 * normal z-score by a Box-Cox power L, the median M and the coefficient of variation S.
 */

export type Sex = "female" | "male";

/** Columns of equal length, one entry per age. */
export interface LmsColumns {
  readonly L: readonly number[];
  readonly M: readonly number[];
  readonly S: readonly number[];
}

export interface Lms {
  readonly L: number;
  readonly M: number;
  readonly S: number;
}

/**
 * L, M and S at an age, each interpolated linearly between adjacent rows. Ages outside the table use the first or last
 * row; the last row of a table that ends at 20 years is the reference for adults.
 *
 * @param ages ascending, one per row
 */
export function lmsAt(ages: readonly number[], columns: LmsColumns, age: number): Lms {
  const next = ages.findIndex((one) => one > age);
  const upper = next < 0 ? ages.length - 1 : next;
  const lower = next < 0 ? upper : Math.max(next - 1, 0);
  const from = ages[lower] as number;
  const share = upper === lower ? 0 : (age - from) / ((ages[upper] as number) - from);
  const between = (column: readonly number[]) => {
    const low = column[lower] as number;
    return low + share * ((column[upper] as number) - low);
  };
  return { L: between(columns.L), M: between(columns.M), S: between(columns.S) };
}

/** Powers closer to 0 than this are treated as 0. The limit is accurate to twelve digits, and L·S could underflow. */
const TINY_POWER = 1e-12;

/**
 * z = ((x/M)^L − 1) / (L·S), computed with expm1 because L passes through 0 in some tables, where the direct formula
 * loses all precision.
 *
 * @param value positive
 */
export function zScore({ L, M, S }: Lms, value: number): number {
  const log = Math.log(value / M);
  return Math.abs(L) < TINY_POWER ? log / S : Math.expm1(L * log) / (L * S);
}

/**
 * The value at a z-score, M·(1 + L·S·z)^(1/L): inverse of `zScore`. Beyond the end of the distribution it is 0 if L is
 * positive and infinite if L is negative.
 */
export function valueAtZ({ L, M, S }: Lms, z: number): number {
  const power = Math.abs(L) < TINY_POWER ? S * z : Math.log1p(Math.max(-1, L * S * z)) / L;
  return M * Math.exp(power);
}
