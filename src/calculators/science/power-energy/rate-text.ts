import type { Format } from "../../../core/format";

/** Maximum number of decimals of an entered rate. */
const GIVEN = 8;

/** Prices of a kWh for households in the country of a currency, if that of the definition would not be plausible. */
export const EXAMPLE_RATES = { USD: 0.17, INR: 8, JPY: 31 } as const;

/** Formats a calculated price per kWh: `$0.17`, `$10.42`, `$0.1234`. */
export function rateText(rate: number, format: Format): string {
  return trimmed(rate, Math.abs(rate) >= 1 ? 2 : 4, format);
}

/** Formats a price per kWh as it was entered: `$0.10485`. */
export function givenRate(rate: number, format: Format): string {
  return trimmed(rate, GIVEN, format);
}

function trimmed(rate: number, most: number, format: Format): string {
  const zeros = /0*$/.exec(rate.toFixed(most))?.[0].length ?? 0;
  return format.money(rate, Math.max(format.minorDigits, most - zeros));
}
