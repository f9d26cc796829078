import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { momentsAt } from "./uniform-acceleration";

const times = (...args: Parameters<typeof momentsAt>) => momentsAt(...args).map(({ time }) => time);

describe("momentsAt", () => {
  it("gives both roots, including those before the start", () => {
    // OpenStax, University Physics 1, example 3.11: 200 m from 10 m/s at 2.00 m/s²: t = 10.0 s or −20.0 s.
    expect(times("u", 10, 2, 200)).toEqual([-20, 10]);
    // Up at 20 m/s, down at 10 m/s²: 15 m high after 1 s and 3 s.
    expect(times("u", 20, -10, 15)).toEqual([1, 3]);
    expect(times("u", -20, 10, -15)).toEqual([1, 3]);
    // At the end it falls at 10 m/s: s = −10 t + 5 t².
    expect(times("v", -10, -10, 15)).toEqual([-1, 3]);
  });

  it("gives one root where the body turns around, despite rounding noise", () => {
    expect(times("u", 20, -10, 20)).toEqual([2]);
    expect(times("u", 0.3, -0.1, 0.45)[0]).toBeCloseTo(3, 12);
    expect(times("u", 0.3, -0.1, 0.45)).toHaveLength(1);
    expect(times("v", 0.3, 0.1, 0.45)).toHaveLength(1);
  });

  it("gives none beyond that point", () => {
    expect(times("u", 20, -10, 20.001)).toEqual([]);
    expect(times("v", 1, 2, 30)).toEqual([]);
  });

  it("handles zero acceleration, with or without motion", () => {
    expect(times("u", 5, 0, 20)).toEqual([4]);
    expect(times("v", 5, 0, 20)).toEqual([4]);
    expect(times("u", 0, 0, 20)).toEqual([]);
  });

  it("takes no time for no displacement", () => {
    expect(times("u", 0, 3, 0)).toEqual([0]);
    expect(times("u", 6, -3, 0)).toEqual([0, 4]);
  });

  it("stays accurate for a short time at high speed", () => {
    // s = u·t to first order; the next term is a·t²/2 = 5e-13 m.
    expect(times("u", 1e6, 1, 1).at(-1)).toBeCloseTo(1e-6 - 5e-19, 20);
  });

  it("satisfies its equation", () => {
    const number = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((n) => n / 1000);
    fc.assert(
      fc.property(fc.constantFrom("u" as const, "v" as const), number, number, number, (known, w, a, s) => {
        for (const t of times(known, w, a, s)) {
          const terms = [w * t, ((known === "u" ? 1 : -1) * a * t * t) / 2];
          const [way, curve] = terms as [number, number];
          expect(Math.abs(way + curve - s)).toBeLessThanOrEqual(1e-6 * (Math.abs(way) + Math.abs(curve) + Math.abs(s)));
        }
      }),
    );
  });
});
