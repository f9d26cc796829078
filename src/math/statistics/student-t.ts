/** Student's t distribution with integer degrees of freedom. */
import { findRoot } from "../solve/root";
import { normalQuantile } from "./normal";

/** From here on the expansion about the normal distribution is accurate to the last digits. */
const MANY_DEGREES = 2000;

/**
 * The t for which |T| < t has the given probability: `studentQuantile(0.95, 9)` is 2.262.
 *
 * @param share greater than 0, less than 1
 * @param degrees degrees of freedom, an integer, at least 1
 */
export function studentQuantile(share: number, degrees: number): number {
  if (degrees >= MANY_DEGREES) return expansion(-normalQuantile((1 - share) / 2), degrees);
  // Solves for the angle whose tangent is t/√ν, which has a finite range.
  const angle = findRoot((x) => inner(x, degrees) - share, { low: 0, high: Math.PI / 2 });
  return Math.sqrt(degrees) * Math.tan(angle as number);
}

/**
 * The probability that |T| < t, for t = √ν·tan θ: a finite sum (Abramowitz & Stegun 26.7.3 and 26.7.4), evaluated from
 * its last term.
 */
function inner(theta: number, degrees: number): number {
  const [sine, cosine] = [Math.sin(theta), Math.cos(theta)];
  // Odd: 2/π·(θ + sin θ·(cos θ + 2/3·cos³ θ + …)); even: sin θ·(1 + 1/2·cos² θ + 1·3/(2·4)·cos⁴ θ + …).
  if (degrees === 1) return (2 / Math.PI) * theta;
  const odd = degrees % 2;
  let sum = 1;
  for (let k = degrees - 2; k >= 2 + odd; k -= 2) sum = 1 + ((sum * (k - 1)) / k) * cosine * cosine;
  return odd ? (2 / Math.PI) * (theta + sine * cosine * sum) : sine * sum;
}

/** The first terms of Fisher's expansion (Abramowitz & Stegun 26.7.5). */
function expansion(x: number, degrees: number): number {
  const x2 = x * x;
  const g1 = (x * (x2 + 1)) / 4;
  const g2 = (x * ((5 * x2 + 16) * x2 + 3)) / 96;
  const g3 = (x * (((3 * x2 + 19) * x2 + 17) * x2 - 15)) / 384;
  const g4 = (x * ((((79 * x2 + 776) * x2 + 1482) * x2 - 1920) * x2 - 945)) / 92_160;
  return x + (g1 + (g2 + (g3 + g4 / degrees) / degrees) / degrees) / degrees;
}
