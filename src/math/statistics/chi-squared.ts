import { gamma } from "../numbers/gamma";

/** Maximum number of terms of the series and the continued fraction; enough for all degrees of freedom in use. */
const MAX_STEPS = 10_000;

/**
 * The probability that χ² with `degrees` degrees of freedom is at least `x`, to about 1e-12: the regularized upper
 * incomplete gamma function Q(k/2, x/2) (DLMF 8.7.1 and 8.9.2).
 *
 * @param degrees at least 1
 */
export function chiSquaredUpperTail(x: number, degrees: number): number {
  if (x <= 0) return 1;
  const [a, z] = [degrees / 2, x / 2];
  const front = Math.exp(a * Math.log(z) - z - logGamma(a));
  return z < a + 1 ? 1 - front * series(a, z) : front * continuedFraction(a, z);
}

/** 1/a + z/(a(a + 1)) + z²/(a(a + 1)(a + 2)) + … */
function series(a: number, z: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < MAX_STEPS && term > sum * 1e-17; n++) {
    term *= z / (a + n);
    sum += term;
  }
  return sum;
}

/** 1/(z + 1 − a − 1·(1 − a)/(z + 3 − a − 2·(2 − a)/(z + 5 − a − …))), by Lentz's method. */
function continuedFraction(a: number, z: number): number {
  const tiny = 1e-300;
  let b = z + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let value = d;
  for (let n = 1; n < MAX_STEPS; n++) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b || tiny);
    c = b + an / c || tiny;
    const step = c * d;
    value *= step;
    if (Math.abs(step - 1) < 1e-16) break;
  }
  return value;
}

/** ln Γ(a), from Γ itself if it fits in a double, otherwise by Stirling's series. */
function logGamma(a: number): number {
  if (a < 100) return Math.log(gamma(a));
  return (a - 0.5) * Math.log(a) - a + Math.log(2 * Math.PI) / 2 + 1 / (12 * a) - 1 / (360 * a ** 3);
}
