import { Ball } from "./ball";
import { exp, ln, pi, sinCos } from "./elementary";

/**
 * Γ(x) by Stirling's series with its error bound (DLMF 5.11.3 and 5.11(ii)), after shifting x up to where the series is
 * accurate enough; by reflection below 1/2.
 *
 * @throws PrecisionError near a pole
 */
export function gamma(x: Ball, bits: number): Ball {
  if (x.m <= 0n || x.top < 0) return reflected(x, bits);
  // ln Γ needs this many more digits than the precision of Γ.
  const w = bits + 32 + 2 * Math.max(0, x.top);
  const enough = Math.ceil(0.35 * w);
  const steps = Math.max(0, enough - Math.floor(Math.min(x.toNumber(), enough)));
  let product = Ball.of(1n);
  let raised = x;
  for (let i = 0; i < steps; i++) {
    product = product.multiply(raised, w);
    raised = raised.add(Ball.of(1n), w);
  }
  return exp(lnGamma(raised, w), w).divide(product, bits);
}

/** Γ(x) = π / (sin πx · Γ(1 − x)). */
function reflected(x: Ball, bits: number): Ball {
  const w = bits + 32 + Math.max(0, -x.top, x.top);
  const sine = sinCos(pi(w).multiply(x, w), w).sin;
  return pi(w).divide(sine.multiply(gamma(Ball.of(1n).subtract(x, w), w), w), bits);
}

/** ln Γ(x) = (x − 1/2) ln x − x + ln(2π)/2 + Σ B₂ₖ / (2k (2k − 1) x^(2k − 1)), for large x. */
function lnGamma(x: Ball, bits: number): Ball {
  const half = Ball.of(1n, -1);
  const circle = ln(pi(bits).scale(1), bits).scale(-1);
  let sum = x.subtract(half, bits).multiply(ln(x, bits), bits).subtract(x, bits).add(circle, bits);
  const count = termsNeeded(x.toNumber(), bits);
  const tangents = tangentNumbers(count);
  const square = x.multiply(x, bits);
  let power = x;
  for (let k = 1; k <= count; k++) {
    // B₂ₖ = (−1)^(k − 1) 2k Tₖ / (2^2k (2^2k − 1)).
    const four = 1n << BigInt(2 * k);
    const denominator = four * (four - 1n) * BigInt(2 * k - 1);
    const size = Ball.fraction(tangents[k] as bigint, denominator, bits).divide(power, bits);
    sum = k % 2 === 1 ? sum.add(size, bits) : sum.subtract(size, bits);
    power = power.multiply(square, bits);
  }
  // The truncation error is smaller than the first omitted term, which is below 2^−bits.
  return sum.add(Ball.of(0n, -bits, 1n), bits);
}

/** Number of terms of the series that are greater than 2^−bits. */
function termsNeeded(x: number, bits: number): number {
  let k = 1;
  while (2 * k * Math.log2(k / (Math.PI * Math.E * x)) + Math.log2(8 * k) > -bits) k++;
  return k;
}

let known: bigint[] = [0n];

/** T₁ … Tₙ: 1, 2, 16, 272 … (OEIS A000182), by the algorithm of Brent and Harvey (2013). */
function tangentNumbers(count: number): readonly bigint[] {
  if (known.length > count) return known;
  const t: bigint[] = [0n, 1n];
  for (let k = 2; k <= count; k++) t[k] = BigInt(k - 1) * (t[k - 1] as bigint);
  for (let k = 2; k <= count; k++) {
    for (let j = k; j <= count; j++) t[j] = BigInt(j - k) * (t[j - 1] as bigint) + BigInt(j - k + 2) * (t[j] as bigint);
  }
  known = t;
  return known;
}
