/** Weight and length of children under two years on the WHO Child Growth Standards (2006). */
import { normalCdf } from "../statistics/normal";
import { type Lms, valueAtZ, zScore } from "./lms";

/** The standards for one sex; see data/who-growth-boys.json. */
export interface InfantStandards {
  /** One row per day of age, from birth. */
  readonly weight: {
    readonly L: readonly number[];
    readonly M: readonly number[];
    readonly S: readonly number[];
  };
  /** One row per day of age; L is 1. */
  readonly length: { readonly M: readonly number[]; readonly S: readonly number[] };
  /** One row per millimeter of length, from 45 cm; L is the same for all. */
  readonly weightForLength: {
    readonly L: number;
    readonly M: readonly number[];
    readonly S: readonly number[];
  };
}

/** The age up to which children are measured lying down, in days: 24 months, half a day after the last row. */
export const LAST_DAY = 730.5;

/** The lengths that weight for length covers, in cm. */
export const LENGTHS = { min: 45, max: 110 } as const;

const ROWS_PER_CM = 10;

/**
 * Weight in kg at an age.
 *
 * @param days since birth, at most `LAST_DAY`; parts of a day are interpolated
 */
export function weightForAge({ weight }: InfantStandards, days: number): Lms {
  return rowAt(weight, days);
}

/**
 * Length in cm, lying down, at an age.
 *
 * @param days since birth, at most `LAST_DAY`; parts of a day are interpolated
 */
export function lengthForAge({ length }: InfantStandards, days: number): Lms {
  return rowAt({ L: 1, ...length }, days);
}

/**
 * Weight in kg at a length, interpolated between millimeters.
 *
 * @param cm length, lying down, within `LENGTHS`
 */
export function weightForLength({ weightForLength }: InfantStandards, cm: number): Lms {
  return rowAt(weightForLength, (cm - LENGTHS.min) * ROWS_PER_CM);
}

interface Rows {
  /** One for each row, or the same for all. */
  readonly L: number | readonly number[];
  readonly M: readonly number[];
  readonly S: readonly number[];
}

/** L, M and S between two rows, or beyond the last one along the same line. */
function rowAt({ L, M, S }: Rows, place: number): Lms {
  const low = Math.min(Math.floor(place), M.length - 2);
  const share = place - low;
  const between = (column: readonly number[]) =>
    (column[low] as number) * (1 - share) + (column[low + 1] as number) * share;
  return { L: typeof L === "number" ? L : between(L), M: between(M), S: between(S) };
}

/**
 * The z-score as the WHO defines it: beyond 3 standard deviations, where measurements are few, each further one is as
 * wide as that between the second and the third (WHO, Methods and development, 2006, chapter 7). For length, which is
 * normally distributed, this makes no difference.
 */
export function standardScore(lms: Lms, value: number): number {
  const z = zScore(lms, value);
  if (Math.abs(z) <= 3) return z;
  const side = Math.sign(z);
  const third = valueAtZ(lms, 3 * side);
  const width = side * (third - valueAtZ(lms, 2 * side));
  return 3 * side + (value - third) / width;
}

/** The value at a z-score: inverse of `standardScore`. May be negative far below −3. */
export function valueAtScore(lms: Lms, z: number): number {
  if (Math.abs(z) <= 3) return valueAtZ(lms, z);
  const side = Math.sign(z);
  const third = valueAtZ(lms, 3 * side);
  return third + (Math.abs(z) - 3) * (third - valueAtZ(lms, 2 * side));
}

/** 0–100 */
export function percentileOf(z: number): number {
  return 100 * normalCdf(z);
}

/**
 * The centile lines of British growth charts, two thirds of a standard deviation apart: 0.4th, 2nd, 9th, 25th, 50th,
 * 75th, 91st, 98th and 99.6th (T. J. Cole, Do growth chart centiles need a face lift? BMJ 308, 1994, 641–642).
 */
export const UK_CENTILES = [-8, -6, -4, -2, 0, 2, 4, 6, 8].map((third, i) => ({
  z: third / 3,
  name: ["0.4th", "2nd", "9th", "25th", "50th", "75th", "91st", "98th", "99.6th"][i] as string,
}));
