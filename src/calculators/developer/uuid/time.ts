import { fromDayNumber, toDayNumber } from "../../../math/dates/civil";

/** 100-ns steps from October 15, 1582 to January 1, 1970 (RFC 9562, section 5.1). */
export const GREGORIAN_OFFSET = 0x01b21dd213814000n;

/** Number of 100-ns steps since October 15, 1582, for a time in milliseconds since 1970. */
export function gregorianTicks(ms: number, subTicks: number): bigint {
  return BigInt(ms) * 10_000n + BigInt(subTicks) + GREGORIAN_OFFSET;
}

const TICKS_A_DAY = 864_000_000_000n;
const EPOCH = toDayNumber(1970, 1, 1);

/**
 * `2022-02-22T19:22:22.0000000Z`; years after 9999 have a sign and six digits, as in ISO 8601.
 *
 * @param ticks 100-ns steps since 1970
 * @param digits number of digits in the fraction of a second
 */
export function isoTime(ticks: bigint, digits: 3 | 7): string {
  const day = floorDivide(ticks, TICKS_A_DAY);
  const { year, month, day: date } = fromDayNumber(EPOCH + Number(day));
  const inDay = ticks - day * TICKS_A_DAY;
  const seconds = Number(inDay / 10_000_000n);
  const two = (value: number) => String(value).padStart(2, "0");
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(":");
  const fraction = String(inDay % 10_000_000n)
    .padStart(7, "0")
    .slice(0, digits);
  const fullYear = year > 9999 ? `+${String(year).padStart(6, "0")}` : String(year).padStart(4, "0");
  return `${fullYear}-${two(month)}-${two(date)}T${clock}.${fraction}Z`;
}

function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b < 0n ? quotient - 1n : quotient;
}
