/**
 * Elementary functions on fixed-point numbers: a big integer x represents x / 2^bits. Each result is within a few units
 * of its last bit. Cost grows as bits^2 or less: a thousand decimals take about a millisecond.
 */
/** Caches the longest value computed so far and truncates it for lower precisions. */
function cached(compute: (bits: number) => bigint): (bits: number) => bigint {
  let known = 0n;
  let length = -1;
  return (bits) => {
    if (bits > length) {
      // Computes half as many digits again, so that growing precision does not recompute every time.
      length = Math.ceil(bits * 1.5) + 64;
      known = compute(length);
    }
    return known >> BigInt(length - bits);
  };
}

const GUARD = 32;

/** π, using π/4 = 44 atan(1/57) + 7 atan(1/239) − 12 atan(1/682) + 24 atan(1/12943) (Størmer, 1896). */
export const piFixed = cached((bits) => {
  const w = bits + GUARD;
  const quarter =
    44n * inverseSeries(57n, w, true) +
    7n * inverseSeries(239n, w, true) -
    12n * inverseSeries(682n, w, true) +
    24n * inverseSeries(12943n, w, true);
  return (4n * quarter) >> BigInt(GUARD);
});

/** ln 2 = 18 atanh(1/26) − 2 atanh(1/4801) + 8 atanh(1/8749) (Sebah and Gourdon, The logarithmic constant, 2004). */
export const ln2Fixed = cached((bits) => {
  const w = bits + GUARD;
  const sum =
    18n * inverseSeries(26n, w, false) - 2n * inverseSeries(4801n, w, false) + 8n * inverseSeries(8749n, w, false);
  return sum >> BigInt(GUARD);
});

/** atan(1/n) (with alternating signs) or atanh(1/n), by power series. */
function inverseSeries(n: bigint, bits: number, alternating: boolean): bigint {
  const square = n * n;
  let power = (1n << BigInt(bits)) / n;
  let sum = power;
  for (let k = 3n, sign = alternating ? -1n : 1n; power > 0n; k += 2n) {
    power /= square;
    sum += (sign * power) / k;
    if (alternating) sign = -sign;
  }
  return sum;
}

/** Number of times an argument is halved before a power series; balances series terms against doublings. */
function halvings(bits: number): number {
  return Math.ceil(Math.sqrt(bits) / 2);
}

/** e^x for |x| ≤ 1. */
export function expFixed(x: bigint, bits: number): bigint {
  const halved = halvings(bits);
  const guard = 2 * halved + 16;
  const w = BigInt(bits + guard);
  const small = (x << BigInt(guard)) >> BigInt(halved);
  let term = small;
  let sum = (1n << w) + small;
  for (let k = 2n; term !== 0n; k++) {
    term = ((term * small) >> w) / k;
    sum += term;
  }
  for (let i = 0; i < halved; i++) sum = (sum * sum) >> w;
  return sum >> BigInt(guard);
}

/** sin x and cos x for |x| ≤ 1. */
export function sinCosFixed(x: bigint, bits: number): { sin: bigint; cos: bigint } {
  const halved = halvings(bits);
  const guard = 2 * halved + 16;
  const w = BigInt(bits + guard);
  const one = 1n << w;
  const small = (x << BigInt(guard)) >> BigInt(halved);
  const square = (small * small) >> w;
  let sin = small;
  let cos = one;
  let term = small;
  for (let k = 3n; term !== 0n; k += 2n) {
    term = -((term * square) >> w) / (k * (k - 1n));
    sin += term;
  }
  term = one;
  for (let k = 2n; term !== 0n; k += 2n) {
    term = -((term * square) >> w) / (k * (k - 1n));
    cos += term;
  }
  for (let i = 0; i < halved; i++) {
    const doubled = (2n * sin * cos) >> w;
    cos = one - ((2n * sin * sin) >> w);
    sin = doubled;
  }
  return { sin: sin >> BigInt(guard), cos: cos >> BigInt(guard) };
}

/** ln x for 1/2 ≤ x < 2: an estimate in doubles plus the logarithm of the remaining factor, which is close to 1. */
export function lnFixed(x: bigint, bits: number): bigint {
  const w = BigInt(bits);
  const estimate = fromDouble(Math.log(nearestDouble(x, bits)), bits);
  const left = (x * expFixed(-estimate, bits)) >> w;
  const one = 1n << w;
  // ln z = 2 atanh((z − 1) / (z + 1)).
  return estimate + 2n * atanSeries(((left - one) << w) / (left + one), bits, false);
}

/** atan x for |x| ≤ 1: an estimate in doubles plus the small remaining angle. */
export function atanFixed(x: bigint, bits: number): bigint {
  const w = BigInt(bits);
  const estimate = fromDouble(Math.atan(nearestDouble(x, bits)), bits);
  const { sin, cos } = sinCosFixed(estimate, bits);
  const tangent = (((x * cos) >> w) - sin) << w;
  return estimate + atanSeries(tangent / (cos + ((x * sin) >> w)), bits, true);
}

/** atan x or atanh x for very small x. */
function atanSeries(x: bigint, bits: number, alternating: boolean): bigint {
  const w = BigInt(bits);
  const square = (x * x) >> w;
  let power = x < 0n ? -x : x;
  let sum = power;
  for (let k = 3n, sign = alternating ? -1n : 1n; power > 0n; k += 2n) {
    power = (power * square) >> w;
    sum += (sign * power) / k;
    if (alternating) sign = -sign;
  }
  return x < 0n ? -sum : sum;
}

function nearestDouble(x: bigint, bits: number): number {
  const drop = Math.max(0, bits - 60);
  return Number(x >> BigInt(drop)) / 2 ** (bits - drop);
}

function fromDouble(x: number, bits: number): bigint {
  const digits = BigInt(Math.round(x * 2 ** 52));
  return bits >= 52 ? digits << BigInt(bits - 52) : digits >> BigInt(52 - bits);
}
