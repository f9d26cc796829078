import type { Format } from "../../../core/format";
import { shortOrdinal } from "../../../math/words/ordinal";

/** Outside these limits, a headline gives no percentage. */
export const COUNTABLE = { min: 1e-4, max: 100 - 1e-4 };

/** Rounds to a whole percentile, with extra decimals close to 0 and 100. */
export function percentText(percentile: number, format: Format): string {
  const nearest = Math.min(percentile, 100 - percentile);
  return format.number(percentile, nearest < 1 ? Math.ceil(-Math.log10(nearest)) : 0);
}

/** `at the 61st percentile`, `at the 99.6th percentile` */
export function atPercentile(percentile: number, format: Format): string {
  const text = percentText(percentile, format);
  return `at the ${/^\d+$/.test(text) ? shortOrdinal(text) : `${text}th`} percentile`;
}
