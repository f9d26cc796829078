/** The coefficients B₂ₖ / (2k (2k − 1)) of Stirling's series (DLMF 5.11.1). */
const STIRLING = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360, 1 / 156];

/** From this value on, seven terms of the series give full double precision. */
const SERIES_START = 12;

/** Γ(x) in doubles, to about 15 digits; NaN at 0 and negative integers, Infinity beyond 171.6. */
export function gamma(x: number): number {
  if (Number.isInteger(x)) return x <= 0 ? Number.NaN : wholeGamma(x);
  if (x < 0.5) return Math.PI / (Math.sin(Math.PI * (x % 2)) * gamma(1 - x));
  let product = 1;
  let raised = x;
  while (raised < SERIES_START) product *= raised++;
  const square = raised * raised;
  let series = 0;
  for (const coefficient of STIRLING.toReversed()) series = series / square + coefficient;
  // The power is split in two because it would overflow before Γ does.
  const half = raised ** (raised / 2 - 0.25);
  return ((half / Math.exp(raised - series / raised)) * half * Math.sqrt(2 * Math.PI)) / product;
}

function wholeGamma(x: number): number {
  let product = 1;
  for (let factor = 2; factor < x && product < Number.POSITIVE_INFINITY; factor++) product *= factor;
  return product;
}
