import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { largestRemainder } from "./largest-remainder";
import { Rational } from "./rational";

describe("largestRemainder", () => {
  // Wikipedia, "Quota method", the Hare quota example: 100,000 votes, 10 seats.
  it("apportions the seats of the textbook example", () => {
    const votes = [47_000, 16_000, 15_800, 12_000, 6_100, 3_100];
    const shares = votes.map((vote) => Rational.of(vote * 10, 100_000));
    expect(largestRemainder(shares)).toEqual([5n, 2n, 1n, 1n, 1n, 0n]);
  });

  it("gives the remainder of equal shares to the first", () => {
    const third = Rational.of(100, 3);
    expect(largestRemainder([third, third, third])).toEqual([34n, 33n, 33n]);
  });

  it("rejects shares whose sum is not an integer", () => {
    expect(() => largestRemainder([Rational.of(1, 2)])).toThrow(RangeError);
    expect(largestRemainder([])).toEqual([]);
  });

  it("adds up, and is off by less than one unit for every share", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 100_000 }),
        (weights, total) => {
          const sum = weights.reduce((a, b) => a + b, 0);
          fc.pre(sum > 0);
          const shares = weights.map((weight) => Rational.of(weight * total, sum));
          const units = largestRemainder(shares);
          expect(units.reduce((a, b) => a + b, 0n)).toBe(BigInt(total));
          for (const [i, unit] of units.entries())
            expect(
              Rational.of(unit)
                .subtract(shares[i] as Rational)
                .abs()
                .compare(Rational.ONE),
            ).toBe(-1);
        },
      ),
    );
  });
});
