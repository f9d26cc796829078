/** Trigonometry in degrees, exact where the sine of a whole number of degrees is 0, ½ or 1. */
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
  // The remainder first: 90 added to a large number would be lost.
  return sinDegrees((degrees % 360) + 90);
}

/** Not finite at 90° and 270°. @param degrees any finite number */
export function tanDegrees(degrees: number): number {
  return sinDegrees(degrees) / cosDegrees(degrees);
}

const inDegrees = (radians: number) => (radians * 180) / Math.PI;

/** So far beyond ±1, a ratio of two equal numbers is taken by the noise of doubles. */
const NOISE = 1e-12;
/** So near to ±1, all that an angle could be told from is the last digit of a double. */
const LAST_DIGIT = 4 * Number.EPSILON;

/** A sine or cosine: what is ±1 but for noise is ±1. */
function ratio(x: number): number {
  const size = Math.abs(x);
  return size >= 1 - LAST_DIGIT && size <= 1 + NOISE ? Math.sign(x) : x;
}

/** The limit of the arithmetic and geometric means of two numbers (Gauss), neither negative; 0 if one is. */
export function agm(first: number, second: number): number {
  let [a, b] = [first, second];
  // It doubles the digits each time; from the smallest double it takes less than twenty.
  for (let i = 0; i < 64 && a !== b; i++) {
    const mean = (a + b) / 2;
    b = Math.sqrt(a * b);
    if (mean === a) break;
    a = mean;
  }
  return b === 0 ? 0 : a;
}

/** Doubles, whose angles are in degrees. */
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
