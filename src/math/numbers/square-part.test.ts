import fc from "fast-check";
import { expect, it } from "vitest";
import { squarePart } from "./square-part";

it.each([
  [1n, 1n, 1n],
  [72n, 6n, 2n],
  [13n, 1n, 13n],
  [2n ** 61n - 1n, 1n, 2n ** 61n - 1n],
  // The primes here are 1,000,003 and 10,000,000,019.
  [1_000_003n ** 2n * 7n, 1_000_003n, 7n],
  [10_000_000_019n ** 2n * 100_003n * 3n, 10_000_000_019n, 300_009n],
  [1_000_003n ** 5n, 1_000_003n ** 2n, 1_000_003n],
  [(2n ** 61n - 1n) ** 2n * 6n, 2n ** 61n - 1n, 6n],
])("%d", (n, root, rest) => expect(squarePart(n)).toEqual({ root, rest, certain: true }));

it("leaves no square factor up to a million", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 6n }), fc.bigInt({ min: 1n, max: 10n ** 6n }), (a, b) => {
      const { root, rest, certain } = squarePart(a * a * b);
      expect(root * root * rest).toBe(a * a * b);
      expect(certain).toBe(true);
      for (let p = 2n; p * p <= rest && p < 2000n; p++) expect(rest % (p * p) === 0n).toBe(false);
      expect(root % a).toBe(0n);
    }),
  );
});

it("reports when a number is too large to factor", () => {
  // 85 digits, with no factor small enough to be found quickly.
  const { root, rest, certain } = squarePart((10n ** 39n + 3n) * (10n ** 45n + 9n));
  expect(root * root * rest).toBe((10n ** 39n + 3n) * (10n ** 45n + 9n));
  expect(certain).toBe(false);
});
