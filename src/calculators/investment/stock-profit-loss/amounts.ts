/** Amounts in the working. Fees may have fractions of a cent. */
import type { Format } from "../../../core/format";

/** An amount with two decimals, or with up to `most` decimals if it is not a whole number of cents. */
export function amountText(value: number, format: Format, most = 4): string {
  return format.amount(value, Math.abs(value - Math.round(value * 100) / 100) < 1e-9 ? 2 : most);
}

/** `1,000.00 − 9.90 + 25.00`; zeros are left out. */
export function signedSum(values: readonly number[], format: Format): string {
  const [first = 0, ...rest] = values.filter((value) => value !== 0);
  return rest.reduce(
    (text, value) => `${text} ${value < 0 ? "−" : "+"} ${amountText(Math.abs(value), format)}`,
    amountText(first, format),
  );
}
