import { Rational } from "../../../math/numbers/rational";

export interface PastRate {
  /** ISO 8601 */
  readonly date: string;
  /** Units of the second currency per 1 of the first. */
  readonly rate: number;
}

export interface PastSummary {
  readonly min: number;
  readonly max: number;
  readonly average: number;
  /** Change from the first to the last rate, in percent. */
  readonly change: number;
}

const HUNDRED = Rational.of(100);

/** Lowest, highest and mean rate, and the change from the oldest to the newest. Null if there are no rates. */
export function summaryOf(rates: readonly PastRate[]): PastSummary | null {
  const sorted = [...rates].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return null;
  const ratio = Rational.fromNumber(last.rate).divide(Rational.fromNumber(first.rate));
  return {
    min: sorted.reduce((low, { rate }) => Math.min(low, rate), first.rate),
    max: sorted.reduce((high, { rate }) => Math.max(high, rate), first.rate),
    average: sumOf(sorted.map(({ rate }) => rate))
      .divide(Rational.of(sorted.length))
      .toNumber(),
    change: ratio.subtract(Rational.ONE).multiply(HUNDRED).toNumber(),
  };
}

/** The exact sum. Rates with the same denominator are added first, because adding fractions is slow. */
function sumOf(rates: readonly number[]): Rational {
  const sums = new Map<bigint, bigint>();
  for (const rate of rates) {
    const { n, d } = Rational.fromNumber(rate);
    sums.set(d, (sums.get(d) ?? 0n) + n);
  }
  return Rational.sum([...sums].map(([d, n]) => Rational.of(n, d)));
}
