import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { capacityFor, currentFor, hoursAt } from "./battery";

describe("Peukert’s law", () => {
  it("gives the rated capacity at the rated current", () => {
    // 100 Ah over 20 hours is 5 A, whatever the exponent.
    for (const exponent of [1, 1.2, 1.5])
      expect(hoursAt(100, 5, { depth: 1, exponent, ratedHours: 20 })).toBeCloseTo(20, 12);
  });

  it("gives less at a higher current", () => {
    // https://en.wikipedia.org/wiki/Peukert's_law: 100 Ah at 20 hours, exponent 1.2, at 10 A: 8.7 hours.
    expect(hoursAt(100, 10, { depth: 1, exponent: 1.2, ratedHours: 20 })).toBeCloseTo(8.7, 1);
  });

  it("is I × t ÷ D for an ideal battery", () => {
    expect(capacityFor(4, 10, { depth: 0.5, exponent: 1, ratedHours: 20 })).toBe(80);
    expect(currentFor(4, 80, { depth: 0.5, exponent: 1, ratedHours: 20 })).toBe(10);
  });

  it("is consistent when solved for each variable", () => {
    const positive = fc.double({ min: 0.1, max: 1000, noNaN: true });
    const exponents = fc.double({ min: 1, max: 1.6, noNaN: true });
    fc.assert(
      fc.property(positive, positive, exponents, positive, (hours, current, exponent, ratedHours) => {
        const use = { depth: 0.8, exponent, ratedHours };
        const capacity = capacityFor(hours, current, use);
        expect(hoursAt(capacity, current, use) / hours).toBeCloseTo(1, 9);
        expect(currentFor(hours, capacity, use) / current).toBeCloseTo(1, 9);
      }),
    );
  });
});
