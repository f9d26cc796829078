import { expect, it } from "vitest";
import { Format } from "../core/format";
import { euclidText } from "./euclid-text";

const CHAIN = "18 − 1 × 12 = 6; 12 − 2 × 6 = 0";

it.each<[bigint, bigint, string]>([
  [18n, 12n, CHAIN],
  [12n, 18n, CHAIN],
  [7n, 7n, "7 − 1 × 7 = 0"],
  // Elements, book VII, proposition 2, with consecutive Fibonacci numbers, for which the chain is the longest.
  [13n, 8n, "13 − 1 × 8 = 5; 8 − 1 × 5 = 3; 5 − 1 × 3 = 2; 3 − 1 × 2 = 1; 2 − 2 × 1 = 0"],
  [5n, 0n, "gcd(5, 0)"],
  [0n, 5n, "gcd(0, 5)"],
  // Twelve digits are written out, and thirteen are not.
  [999_999_999_999n, 999_999_999_999n, "999,999,999,999 − 1 × 999,999,999,999 = 0"],
  [1_000_000_000_000n, 500_000_000_000n, "gcd(1000000000000, 500000000000)"],
])("of %d and %d", (a, b, text) => {
  expect(euclidText(a, b, new Format())).toBe(text);
});
