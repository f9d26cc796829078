/** Numbers of addresses and networks, in digits and in words. */
import { groupDigits, superscript } from "../../../math/numbers/write-number";

/** Powers of two with more digits than this (from 2^44) are written as powers. */
const LONGEST = 13;

/** `4,294,967,296` */
export function digits(value: bigint | number): string {
  return groupDigits(String(BigInt(value)));
}

/** `254` or `2⁶⁴`; both forms are exact. */
export function shortDigits(value: bigint): string {
  const power = value.toString(2).length - 1;
  return String(value).length > LONGEST && value === 1n << BigInt(power) ? `2${superscript(power)}` : digits(value);
}

/** `1 address`, `4,096 addresses` */
export function addresses(count: bigint): string {
  return `${digits(count)} ${count === 1n ? "address" : "addresses"}`;
}
