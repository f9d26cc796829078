import fc from "fast-check";
import { expect, it } from "vitest";
import { divideWithRemainder } from "./modulo";
import { Rational } from "./rational";

const rational = fc
  .tuple(fc.bigInt({ min: -10_000n, max: 10_000n }), fc.bigInt({ min: 1n, max: 99n }))
  .map(([n, d]) => Rational.of(n, d));

// Boute, The Euclidean definition of the functions div and mod, ACM TOPLAS 14(2), 1992, table of ±8 ÷ ±3.
it.each([
  [8, 3, 2, 2, 2],
  [8, -3, -1, 2, 2],
  [-8, 3, 1, -2, 1],
  [-8, -3, -2, -2, 1],
])("%s ÷ %s leaves %s, %s or %s", (a, b, floored, truncated, euclidean) => {
  const remainder = (convention: "floored" | "truncated" | "euclidean") =>
    divideWithRemainder(Rational.of(a), Rational.of(b), convention).remainder.toNumber();
  expect(remainder("floored")).toBe(floored);
  expect(remainder("truncated")).toBe(truncated);
  expect(remainder("euclidean")).toBe(euclidean);
});

it("gives quotients and remainders that add back up to the dividend", () => {
  const divisor = rational.filter((b) => b.sign() !== 0);
  const convention = fc.constantFrom("floored", "truncated", "euclidean");
  fc.assert(
    fc.property(rational, divisor, convention, (a, b, kind) => {
      const { quotient, remainder } = divideWithRemainder(a, b, kind);
      expect(b.multiply(Rational.of(quotient)).add(remainder).equals(a)).toBe(true);
      expect(remainder.abs().compare(b.abs())).toBe(-1);
    }),
  );
});
