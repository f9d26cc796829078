export interface CurvePoint {
  readonly income: number;
  readonly marginalRate: number;
  /** Percent of all income. */
  readonly averageRate: number;
}

/** Maximum number of points of a rate curve. */
const CURVE_POINTS = 200;

/**
 * Marginal and average rates as one income varies from 0 to twice its size. The step is a multiple of `unit`, so that
 * phase-outs that move in whole units do not show up as spikes.
 * @param others all other income
 * @param least minimum income at which the curve ends
 * @param taxAt total tax at a given income
 */
export function rateCurve(
  income: number,
  others: number,
  least: number,
  unit: number,
  taxAt: (income: number) => number,
): CurvePoint[] {
  const end = Math.max(least, 2 * income);
  const step = unit * Math.ceil(end / CURVE_POINTS / unit);
  const taxes = Array.from({ length: Math.ceil(end / step) + 2 }, (_, i) => taxAt(i * step));
  return taxes.slice(0, -1).map((tax, i) => ({
    income: i * step,
    marginalRate: (100 * ((taxes[i + 1] as number) - tax)) / step,
    averageRate: others + i * step > 0 ? (100 * tax) / (others + i * step) : 0,
  }));
}
