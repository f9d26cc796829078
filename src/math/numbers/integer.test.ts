import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bitLength } from "./bit-length";
import {
  binomial,
  exactRoot,
  factorial,
  fallingFactorial,
  integerRoot,
  integerSquareRoot,
  multifactorial,
} from "./integer";

const natural = fc.bigInt({ min: 0n, max: 10n ** 80n });

it("counts binary digits", () => {
  fc.assert(
    fc.property(natural, (n) => {
      expect(bitLength(n)).toBe(n === 0n ? 0 : n.toString(2).length);
      expect(bitLength(-n)).toBe(bitLength(n));
    }),
  );
});

describe("integerRoot", () => {
  it("is the largest integer whose power does not exceed the value", () => {
    fc.assert(
      fc.property(natural, fc.integer({ min: 1, max: 30 }), (n, degree) => {
        const root = integerRoot(n, degree);
        expect(root ** BigInt(degree) <= n).toBe(true);
        expect((root + 1n) ** BigInt(degree) > n).toBe(true);
      }),
    );
  });

  it("finds the root of every perfect power and of none of its neighbors", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 2n, max: 10n ** 40n }), fc.integer({ min: 2, max: 20 }), (root, degree) => {
        const power = root ** BigInt(degree);
        expect(exactRoot(power, degree)).toBe(root);
        expect(exactRoot(power + 1n, degree)).toBeNull();
        expect(integerRoot(power - 1n, degree)).toBe(root - 1n);
      }),
    );
  });

  it("handles numbers of ten thousand digits", () => {
    const root = 3n ** 10_000n;
    expect(integerSquareRoot(root * root + root)).toBe(root);
    expect(integerSquareRoot(0n)).toBe(0n);
    expect(integerRoot(5n, 100)).toBe(1n);
    expect(integerRoot(3n ** 1500n, 1499)).toBe(3n);
    expect(exactRoot(7n ** 4000n, 2000)).toBe(49n);
  });
});

describe("counting", () => {
  it("matches the published factorials (OEIS A000142, A006882)", () => {
    expect(factorial(0)).toBe(1n);
    expect(factorial(25)).toBe(15511210043330985984000000n);
    expect([0, 1, 2, 5, 6, 7, 8].map((n) => multifactorial(n, 2))).toEqual([1n, 1n, 2n, 15n, 48n, 105n, 384n]);
    // A007661 and A007662.
    expect([0, 1, 2, 3, 4, 5, 6, 10].map((n) => multifactorial(n, 3))).toEqual([1n, 1n, 2n, 3n, 4n, 10n, 18n, 280n]);
    expect([0, 3, 5, 6, 8, 12].map((n) => multifactorial(n, 4))).toEqual([1n, 3n, 5n, 12n, 32n, 384n]);
  });

  it("multiplies two double factorials, or three triple ones, to a factorial", () => {
    for (const n of [2, 3, 33, 34, 100, 501]) {
      const product = (step: number) =>
        Array.from({ length: step }, (_, i) => multifactorial(n - i, step)).reduce((a, b) => a * b);
      expect(product(2)).toBe(factorial(n));
      expect(product(3)).toBe(factorial(n));
    }
  });

  it("agrees with the factorial formulas", () => {
    for (const [n, k] of [
      [10, 3],
      [52, 5],
      [200, 150],
      [7, 0],
    ] as const) {
      expect(fallingFactorial(BigInt(n), k)).toBe(factorial(n) / factorial(n - k));
      expect(binomial(BigInt(n), BigInt(k))).toBe(factorial(n) / factorial(k) / factorial(n - k));
    }
    expect(binomial(3n, 4n)).toBe(0n);
    expect(fallingFactorial(3n, 4)).toBe(0n);
  });
});
