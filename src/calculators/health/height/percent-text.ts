import type { Format } from "../../../core/format";

/** Outside these limits, a headline gives no percentage. */
export const COUNTABLE = { min: 1e-4, max: 100 - 1e-4 };

/** Rounds to a whole percentile, with extra decimals close to 0 and 100. */
export function percentText(percentile: number, format: Format): string {
  const nearest = Math.min(percentile, 100 - percentile);
  return format.number(percentile, nearest < 1 ? Math.ceil(-Math.log10(nearest)) : 0);
}
