/** Normal distribution of the logarithm of a year's growth. */
export interface LognormalYear {
  readonly mu: number;
  readonly sigma: number;
}

/**
 * Lognormal growth with the given mean return and standard deviation, both in percent: exp(μ + σz) has mean 1 + m and
 * standard deviation s if σ² = ln(1 + s² ÷ (1 + m)²) and μ = ln(1 + m) − σ² ÷ 2.
 */
export function lognormalYear(meanReturn: number, deviation: number): LognormalYear {
  const mean = 1 + meanReturn / 100;
  const variance = Math.log1p((deviation / 100 / mean) ** 2);
  return { mu: Math.log(mean) - variance / 2, sigma: Math.sqrt(variance) };
}
