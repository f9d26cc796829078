import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { factorsText, powerModulo, primeFactors } from "./prime-factors";

/** Factors by trial division alone. */
function slowly(n: bigint): string {
  const found: bigint[] = [];
  let rest = n;
  for (let d = 2n; d * d <= rest; d++)
    while (rest % d === 0n) {
      found.push(d);
      rest /= d;
    }
  if (rest > 1n) found.push(rest);
  return found.join(" ");
}

const flat = (n: bigint) =>
  primeFactors(n)
    .flatMap(({ prime, exponent }) => Array.from({ length: exponent }, () => prime))
    .join(" ");

describe("primeFactors", () => {
  it.each([
    [1n, "1"],
    [84n, "2^2 × 3 × 7"],
    [97n, "97"],
    [1024n, "2^10"],
    // The largest prime of 15 digits (OEIS A033874).
    [999_999_999_999_989n, "999999999999989"],
    // Fermat number F5, factored by Euler in 1732.
    [4_294_967_297n, "641 × 6700417"],
    // Repunits (OEIS A102380).
    [111_111_111_111_111n, "3 × 31 × 37 × 41 × 271 × 2906161"],
    [11_111_111_111_111_111n, "2071723 × 5363222357"],
    // A strong pseudoprime to bases 2, 3, 5 and 7 (OEIS A074773).
    [3_215_031_751n, "151 × 751 × 28351"],
    // The largest square of a prime below 10^15, and the product of two close primes.
    [31_622_743n ** 2n, "31622743^2"],
    [31_622_743n * 31_622_741n, "31622741 × 31622743"],
  ])("%s = %s", (n, text) => {
    expect(factorsText(primeFactors(n))).toBe(text);
  });

  it("agrees with trial division", () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 9n), (n) => {
        expect(flat(n)).toBe(slowly(n));
      }),
    );
  });

  it("multiplies back to the number", () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 15n), (n) => {
        expect(primeFactors(n).reduce((all, { prime, exponent }) => all * prime ** BigInt(exponent), 1n)).toBe(n);
      }),
    );
  });
});

it("computes powers modulo a number", () => {
  // Fermat's little theorem, and 4^13 mod 497 from Wikipedia's article on modular exponentiation.
  expect(powerModulo(10n, 96n, 97n)).toBe(1n);
  expect(powerModulo(4n, 13n, 497n)).toBe(445n);
  expect(powerModulo(5n, 0n, 1n)).toBe(0n);
});
