/** The standard normal distribution. */

const ROOT_TWO_PI = Math.sqrt(2 * Math.PI);

/** Below this distance from the mean the series is used, above it the continued fraction. */
const SERIES_LIMIT = 3;

/** Φ(x), the fraction of the distribution below x; relative error under 1e-12 in both tails. */
export function normalCdf(x: number): number {
  return x > 0 ? 1 - upperTail(x) : upperTail(-x);
}

/** 1 − Φ(x), accurate even where Φ(x) is so close to 1 that subtraction would lose all digits. */
export function normalUpperTail(x: number): number {
  return x > 0 ? upperTail(x) : 1 - upperTail(-x);
}

function density(x: number): number {
  return Math.exp((-x * x) / 2) / ROOT_TWO_PI;
}

function upperTail(x: number): number {
  return x < SERIES_LIMIT ? 0.5 - density(x) * series(x) : density(x) * mills(x);
}

/** x + x³/3 + x⁵/(3·5) + … (Marsaglia, “Evaluating the normal distribution”, J. Stat. Software 11(4), 2004). */
function series(x: number): number {
  let term = x;
  let sum = x;
  for (let odd = 3; term > sum * 1e-17; odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return sum;
}

/** Mills' ratio by Laplace's continued fraction 1/(x + 1/(x + 2/(x + 3/(x + …)))); 80 levels are enough for x ≥ 3. */
function mills(x: number): number {
  let tail = x;
  for (let level = 80; level > 0; level--) tail = x + level / tail;
  return 1 / tail;
}

// Wichura's coefficients in double precision, constant term first, for the middle and the two parts of the tail.
const MIDDLE = {
  over: [
    3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987, 67265.7709270087,
    33430.57558358813, 2509.0809287301227,
  ],
  under: [
    1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271,
    28729.085735721943, 5226.495278852854,
  ],
};
const NEAR_TAIL = {
  over: [
    1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684,
    0.2417807251774506, 0.022723844989269184, 0.0007745450142783414,
  ],
  under: [
    1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
    0.0005475938084995345, 1.0507500716444169e-9,
  ],
};
const FAR_TAIL = {
  over: [
    6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
    0.0012426609473880784, 2.7115555687434876e-5, 2.0103343992922881e-7,
  ],
  under: [
    1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133, 1.8463183175100548e-5,
    1.421511758316446e-7, 2.0442631033899397e-15,
  ],
};

/**
 * Φ⁻¹(p), the value below which the fraction p falls, to about 1e-15: algorithm AS 241, PPND16 (Wichura, Applied
 * Statistics 37, 1988). Returns ±Infinity at 0 and 1, and NaN outside. For a fraction p of the upper tail use −Φ⁻¹(p),
 * which preserves precision.
 */
export function normalQuantile(p: number): number {
  const q = p - 0.5;
  if (Math.abs(q) <= 0.425) return q * ratio(MIDDLE, 0.180625 - q * q);
  const r = Math.sqrt(-Math.log(Math.min(p, 1 - p)));
  if (r === Number.POSITIVE_INFINITY) return Math.sign(q) * r;
  return Math.sign(q) * (r <= 5 ? ratio(NEAR_TAIL, r - 1.6) : ratio(FAR_TAIL, r - 5));
}

function ratio({ over, under }: { over: readonly number[]; under: readonly number[] }, x: number): number {
  return polynomial(over, x) / polynomial(under, x);
}

function polynomial(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (let i = coefficients.length - 1; i >= 0; i--) sum = sum * x + (coefficients[i] as number);
  return sum;
}
