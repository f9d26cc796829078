import { describe, expect, it } from "vitest";
import { periodLength } from "./period-length";
import { Rational } from "./rational";
import { terminates } from "./repeating-decimal";

describe("periodLength", () => {
  // OEIS A051626: the period of 1/n, n = 1 … 30.
  const A051626 = [0, 0, 1, 0, 0, 1, 6, 0, 1, 0, 2, 1, 6, 6, 1, 0, 16, 1, 18, 0, 6, 2, 22, 1, 0, 6, 3, 6, 28, 1];

  it.each(A051626.map((period, i) => [i + 1, period]))("of 1/%s is %s", (n, period) => {
    expect(periodLength(Rational.of(1n, BigInt(n)))).toBe(period);
    expect(terminates(Rational.of(1n, BigInt(n)))).toBe(period === 0);
  });

  it.each([
    // 983 is a full reptend prime (OEIS A001913); 487 divides 10^486 − 1 twice, so its square has the same period.
    [983n, 982],
    [487n, 486],
    [487n ** 2n, 486],
    [999_999_999_999n, 12],
    // Too large to factor: 10^20 − 1, whose period is still found, and a prime, whose period is not.
    [10n ** 20n - 1n, 20],
    [10n ** 40n + 121n, null],
  ])("of 1/%s is %s", (d, period) => {
    expect(periodLength(Rational.of(1n, d))).toBe(period);
  });
});
