import { expect, it } from "vitest";
import { gamma } from "./gamma";

it.each([
  // DLMF 5.4: Γ(1/2) = √π, Γ(3/2) = √π/2, Γ(−1/2) = −2√π.
  [0.5, Math.sqrt(Math.PI)],
  [1.5, Math.sqrt(Math.PI) / 2],
  [-0.5, -2 * Math.sqrt(Math.PI)],
  [5, 24],
  [21, 2432902008176640000],
  // OEIS A073005 and A068466.
  [1 / 3, 2.6789385347077475],
  [1 / 4, 3.625609908221908],
])("Γ(%s)", (x, value) => {
  expect(Math.abs(gamma(x) / value - 1)).toBeLessThan(4e-15);
});

it("satisfies Γ(x + 1) = x Γ(x) on both sides of 0", () => {
  for (let x = -20.35; x < 168; x += 0.7) expect(Math.abs(gamma(x + 1) / (x * gamma(x)) - 1)).toBeLessThan(1e-13);
});

it("has poles, and overflows beyond 171.6", () => {
  expect(gamma(0)).toBeNaN();
  expect(gamma(-3)).toBeNaN();
  expect(gamma(171)).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(gamma(172)).toBe(Number.POSITIVE_INFINITY);
  expect(gamma(171.5)).toBeGreaterThan(gamma(171));
});
