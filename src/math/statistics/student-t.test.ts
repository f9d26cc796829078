import { describe, expect, it } from "vitest";
import { studentQuantile } from "./student-t";

describe("studentQuantile", () => {
  it.each([
    // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2, upper critical values of Student's t.
    [0.95, 1, 12.706],
    [0.95, 2, 4.303],
    [0.9, 3, 2.353],
    [0.95, 9, 2.262],
    [0.99, 10, 3.169],
    [0.98, 25, 2.485],
    [0.998, 30, 3.385],
    [0.95, 100, 1.984],
  ])("covers %f with %i degrees of freedom within ±%f", (share, degrees, t) => {
    expect(Math.abs(studentQuantile(share, degrees) - t)).toBeLessThan(0.0005);
  });

  it("matches closed forms for one, two and four degrees of freedom", () => {
    for (const share of [0.5, 0.9, 0.95, 0.9999]) {
      expect(studentQuantile(share, 1) / Math.tan((Math.PI * share) / 2)).toBeCloseTo(1, 11);
      expect(studentQuantile(share, 2) / (share * Math.sqrt(2 / (1 - share * share)))).toBeCloseTo(1, 11);
      const root = Math.sqrt(1 - share * share);
      const q = Math.cos(Math.acos(root) / 3) / root;
      expect(studentQuantile(share, 4) / (2 * Math.sqrt(q - 1))).toBeCloseTo(1, 11);
    }
  });

  it("is smooth where the expansion takes over", () => {
    for (const share of [0.5, 0.95, 0.9999]) {
      const [before, at, after] = [1999, 2000, 2001].map((degrees) => studentQuantile(share, degrees));
      const [first, second] = [(before as number) - (at as number), (at as number) - (after as number)];
      expect(Math.abs(first - second)).toBeLessThan(1e-8);
      expect(first).toBeGreaterThan(0);
      expect(second).toBeGreaterThan(0);
    }
    expect(studentQuantile(0.95, 1e15)).toBeCloseTo(1.959963984540054, 12);
  });
});
