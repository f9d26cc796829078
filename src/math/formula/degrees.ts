/** Trigonometry in degrees, exact if the sine of a whole number of degrees is 0, ±½ or ±1. */
import { type Arithmetic, DOUBLE } from "./formula";

const EXACT: Readonly<Record<number, number>> = {
  0: 0,
  30: 0.5,
  90: 1,
  150: 0.5,
  180: 0,
  210: -0.5,
  270: -1,
  330: -0.5,
};

/** @param degrees any finite number */
export function sinDegrees(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360;
  return EXACT[turn] ?? Math.sin((turn * Math.PI) / 180);
}

/** @param degrees any finite number */
export function cosDegrees(degrees: number): number {
  // The remainder is taken first, because adding 90 to a large number would lose it.
  return sinDegrees((degrees % 360) + 90);
}

/**
 * Not finite at 90° and 270°.
 *
 * @param degrees any finite number
 */
export function tanDegrees(degrees: number): number {
  return sinDegrees(degrees) / cosDegrees(degrees);
}

export const inDegrees = (radians: number) => (radians * 180) / Math.PI;

/** A ratio may exceed ±1 by this much because of rounding. */
const NOISE = 1e-12;
/** A ratio this close to ±1 differs from it only in the last digit of a double. */
const LAST_DIGIT = 4 * Number.EPSILON;

/** A sine or cosine, with values that are ±1 except for rounding snapped to ±1. */
function ratio(x: number): number {
  const size = Math.abs(x);
  return size >= 1 - LAST_DIGIT && size <= 1 + NOISE ? Math.sign(x) : x;
}

/** The arithmetic–geometric mean of two nonnegative numbers (Gauss); 0 if either is 0. */
export function agm(first: number, second: number): number {
  let [a, b] = [first, second];
  // Each step doubles the number of correct digits; even the smallest double needs fewer than twenty steps.
  for (let i = 0; i < 64 && a !== b; i++) {
    const mean = (a + b) / 2;
    b = Math.sqrt(a * b);
    if (mean === a) break;
    a = mean;
  }
  return b === 0 ? 0 : a;
}

/** Arithmetic in doubles with angles in degrees. */
export const DEGREES: Arithmetic<number> = {
  ...DOUBLE,
  functions: {
    ...DOUBLE.functions,
    sin: sinDegrees,
    cos: cosDegrees,
    tan: tanDegrees,
    arcsin: (x) => inDegrees(Math.asin(ratio(x))),
    arccos: (x) => inDegrees(Math.acos(ratio(x))),
    arctan: (x) => inDegrees(Math.atan(x)),
    agm,
  },
};
