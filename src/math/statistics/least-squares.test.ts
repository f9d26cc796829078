import fc from "fast-check";
import { expect, it } from "vitest";
import { fitLine } from "./least-squares";

it("fits the first of Anscombe's quartet (The American Statistician 1973;27:17)", () => {
  const xs = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
  const ys = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
  const line = fitLine(xs.map((x, i) => ({ x, y: ys[i] as number })));
  // From the paper: slope 0.5, mean of x 9, of y 7.5, Σ(x − x̄)² 110, standard error of the slope 0.118.
  expect(line.slope).toBeCloseTo(0.5001, 4);
  expect([line.n, line.meanX, line.sxx]).toEqual([11, 9, 110]);
  expect(line.meanY).toBeCloseTo(7.501, 3);
  expect(line.slopeError).toBeCloseTo(0.1179, 4);
});

it("recovers the line that the points lie on, however far from the origin", () => {
  const number = fc.double({ min: -100, max: 100, noNaN: true });
  fc.assert(
    fc.property(number, number, fc.integer({ min: 0, max: 800_000 }), (slope, level, from) => {
      const points = [0, 3, 4, 9, 20].map((x) => ({ x: from + x, y: level + slope * x }));
      const line = fitLine(points);
      expect(line.slope).toBeCloseTo(slope, 8);
      expect(line.slopeError).toBeCloseTo(0, 6);
    }),
  );
});
