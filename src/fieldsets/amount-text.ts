import type { Format } from "../core/format";

/**
 * `$116,170`, `$6.44`, `$100`: an amount in a sentence, in whole units unless it is small and has cents.
 * @param small amounts below this are shown with cents
 */
export function amountText(value: number, format: Format, small = 1000): string {
  return Math.abs(value) < small && !Number.isInteger(value) ? format.money(value) : format.wholeMoney(value);
}

/** `$100`, `$1,200.50`: an amount as it was entered. */
export function givenText(value: number, format: Format): string {
  return Number.isInteger(value) ? format.wholeMoney(value) : format.money(value);
}

/** `1,234.50`, `0.0375`: an amount in a step of the working, with as many decimals as it needs, but at least two. */
export function unroundedAmount(value: number, format: Format, most: number): string {
  const decimals = format.number(value, most).split(".")[1]?.length ?? 0;
  return decimals <= 2 ? format.amount(value) : format.number(value, most);
}
