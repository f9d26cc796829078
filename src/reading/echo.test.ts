import { expect, it } from "vitest";
import { Rational } from "../math/numbers/rational";
import { numberText } from "./echo";

const written = (numerator: bigint, denominator = 1n) => numberText(Rational.of(numerator, denominator));

it.each<[bigint, bigint, string]>([
  [14_400n, 1n, "14,400"],
  [-55n, 8n, "-6.875"],
  [1n, 10_000n, "0.0001"],
  [1n, 2n, "0.5"],
  [10n ** 20n, 1n, "100,000,000,000,000,000,000"],
  // Twelve decimals.
  [1_000_000_000_001n, 10n ** 12n, "1.000000000001"],
])("writes %s/%s exactly: %s", (numerator, denominator, text) => expect(written(numerator, denominator)).toBe(text));

it.each<[bigint, bigint, string]>([
  // Eleven digits.
  [1n, 3n, "0.33333333333"],
  [-20n, 3n, "−6.6666666667"],
  [1n, 3_000n, "0.00033333333333"],
  // Thirteen decimals.
  [10_000_000_000_001n, 10n ** 13n, "1"],
  // A double there is a multiple of 1/64.
  [10n ** 14n * 3n + 1n, 3n, "100,000,000,000,000.33"],
])("rounds %s/%s: %s", (numerator, denominator, text) => expect(written(numerator, denominator)).toBe(text));

it.each<[bigint, bigint, string]>([
  [1n, 10_001n, "9.9990001 × 10⁻⁵"],
  [1n, 100_000n, "1 × 10⁻⁵"],
  // From 10¹⁵ on, a double has no decimals to spare.
  [30n * 10n ** 15n + 1n, 30n, "1 × 10¹⁵"],
  [10n ** 21n, 1n, "1 × 10²¹"],
])("writes %s/%s with a power of ten: %s", (numerator, denominator, text) =>
  expect(written(numerator, denominator)).toBe(text),
);

it("writes 0, and groups lakhs", () => {
  expect(written(0n)).toBe("0");
  expect(numberText(Rational.of(1_234_567n), "lakhs")).toBe("12,34,567");
});
