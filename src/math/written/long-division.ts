/** Long division of integers, digit by digit, as done by hand. */
import { Grid } from "./grid";

export interface DivisionStep {
  /** The number being divided: the previous remainder with the next digit brought down. */
  readonly current: bigint;
  /** Digit of the quotient. */
  readonly digit: number;
  /** Digit × divisor. */
  readonly product: bigint;
  readonly remainder: bigint;
  /** Index of the digit brought down, counted from the first digit of the dividend and continuing into the decimals. */
  readonly last: number;
}

export interface LongDivision {
  readonly dividend: bigint;
  readonly divisor: bigint;
  /** Steps from the first nonzero digit of the quotient, or from the 0 before the point if the quotient is below 1. */
  readonly steps: readonly DivisionStep[];
  /** Integer quotient and remainder. */
  readonly quotient: bigint;
  readonly remainder: bigint;
  /** Number of decimals computed. */
  readonly decimals: number;
}

/**
 * Divides until nothing remains or `places` decimals have been computed.
 *
 * @param dividend not negative
 * @param divisor positive
 */
export function longDivision(dividend: bigint, divisor: bigint, places: number): LongDivision {
  const digits = String(dividend);
  const steps: DivisionStep[] = [];
  let remainder = 0n;
  const bringDown = (digit: bigint, last: number) => {
    const current = remainder * 10n + digit;
    const quotientDigit = current / divisor;
    const product = quotientDigit * divisor;
    remainder = current - product;
    if (steps.length > 0 || quotientDigit > 0n || last >= digits.length - 1)
      steps.push({ current, digit: Number(quotientDigit), product, remainder, last });
  };
  for (const [i, digit] of [...digits].entries()) bringDown(BigInt(digit), i);
  let decimals = 0;
  while (remainder > 0n && decimals < places) bringDown(0n, digits.length + decimals++);
  return {
    dividend,
    divisor,
    steps,
    quotient: dividend / divisor,
    remainder: dividend % divisor,
    decimals,
  };
}

/**
 * Monospaced layout of a long division as written in the United States: the quotient above the dividend and the
 * subtractions below it, each number under its digits.
 */
export function divisionLayout({ dividend, divisor, steps, decimals }: LongDivision): string {
  const whole = String(dividend).length;
  const end = whole + decimals;
  // The decimal point has its own column.
  const column = (index: number) => (index < whole ? index : index + 1);
  const digits = (value: bigint | string, last: number) =>
    [...String(value)].map((digit, i, all) => [column(last - all.length + 1 + i), digit] as const);
  const point = decimals > 0 ? [[whole, "."] as const] : [];
  const rule = (value: bigint, last: number) => {
    const from = column(last - String(value).length + 1);
    return [from, "─".repeat(column(last) - from + 1)] as const;
  };

  const grid = new Grid();
  grid.line(...digits(steps.map(({ digit }) => digit).join(""), end - 1), ...point);
  grid.line([-2, `┌${"─".repeat(column(end - 1) + 2)}`]);
  const before = `${divisor} │`;
  grid.line([-1 - before.length, before], ...digits(`${dividend}${"0".repeat(decimals)}`, end - 1), ...point);
  const written = steps.filter(({ digit }) => digit > 0);
  for (const [i, { current, product, last }] of written.entries()) {
    grid.line([column(last - String(product).length + 1) - 1, "−"], ...digits(product, last));
    grid.line(rule(current, last));
    const next = written[i + 1];
    const { remainder, last: under } = steps.at(-1) as DivisionStep;
    grid.line(...(next ? digits(next.current, next.last) : digits(remainder, under)));
  }
  return grid.toString();
}
