import type { Format } from "../../../core/format";

/** Decimals of a rate that was given. */
const GIVEN = 8;

/** `$0.17`, `$10.42`, `$0.1234`: a price of one kWh that was worked out. */
export function rateText(rate: number, format: Format): string {
  return trimmed(rate, Math.abs(rate) >= 1 ? 2 : 4, format);
}

/** `$0.10485`: a price of one kWh as it was given. */
export function givenRate(rate: number, format: Format): string {
  return trimmed(rate, GIVEN, format);
}

function trimmed(rate: number, most: number, format: Format): string {
  const zeros = /0*$/.exec(rate.toFixed(most))?.[0].length ?? 0;
  return format.money(rate, Math.max(format.minorDigits, most - zeros));
}
