/** Fitting a straight line to points. */
import { preciseSum } from "./sample";

export interface FittedLine {
  /** Number of points. */
  readonly n: number;
  readonly slope: number;
  /** The line passes through the point of means. */
  readonly meanX: number;
  readonly meanY: number;
  /** Σ(x − x̄)². */
  readonly sxx: number;
  /** Σ(x − x̄)(y − ȳ). */
  readonly sxy: number;
  /** Standard error of the slope, √(SSR/(n − 2)/Sxx). */
  readonly slopeError: number;
}

/**
 * Ordinary least squares.
 *
 * @param points at least three, with at least two different x
 */
export function fitLine(points: readonly { readonly x: number; readonly y: number }[]): FittedLine {
  const n = points.length;
  const meanX = preciseSum(points.map(({ x }) => x)) / n;
  const meanY = preciseSum(points.map(({ y }) => y)) / n;
  const sxx = preciseSum(points.map(({ x }) => (x - meanX) ** 2));
  const sxy = preciseSum(points.map(({ x, y }) => (x - meanX) * (y - meanY)));
  const slope = sxy / sxx;
  const residuals = preciseSum(points.map(({ x, y }) => (y - meanY - slope * (x - meanX)) ** 2));
  return { n, slope, meanX, meanY, sxx, sxy, slopeError: Math.sqrt(residuals / (n - 2) / sxx) };
}
