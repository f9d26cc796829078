import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fittingOf, lanesOf, sideOf, strideOf, textWidth } from "./labels";

const even = (texts: readonly string[]) => texts.map((text, i) => ({ at: (i + 0.5) / texts.length, text }));

describe("labels below an axis", () => {
  it("are all drawn if they fit", () => {
    expect(strideOf(even(["2027", "2028", "2029"]), 270)).toBe(1);
    expect(strideOf(even(["2027"]), 10)).toBe(1);
    expect(strideOf([], 270)).toBe(1);
  });

  it("are thinned evenly if they would touch", () => {
    const years = even(Array.from({ length: 30 }, (_, i) => String(2027 + i)));
    const stride = strideOf(years, 270);
    expect(stride).toBeGreaterThan(3);
    expect(strideOf(years, 600)).toBeLessThan(stride);
  });

  it("at borders of bands are drawn if they do not touch the one before", () => {
    const borders = [16, 17, 18.5, 25, 30].map((x) => ({ at: (x - 14) / 31, text: String(x) }));
    expect(fittingOf(borders, 318, [])).toEqual([true, false, false, true, true]);
    expect(fittingOf(borders, 318, [2, 3])).toEqual([false, false, true, true, true]);
    expect(fittingOf(borders, 1100, [])).toEqual([true, true, true, true, true]);
  });
});

describe("marks above a plot", () => {
  it("share one row if they are far apart, and take several if they are close", () => {
    const [near, far] = [0.12, 0.9].map((at) => ({ at, text: "Pays back" }));
    expect(lanesOf([near, far] as never, 270)).toEqual([0, 0]);
    expect(lanesOf([{ at: 0.1, text: "Costs ÷ savings" }, near] as never, 270)).toEqual([1, 0]);
  });

  it("never cover each other", () => {
    const label = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      text: fc.string({ minLength: 1, maxLength: 14 }),
    });
    fc.assert(
      fc.property(fc.array(label, { maxLength: 8 }), fc.constantFrom(230, 270, 600), (labels, width) => {
        const lanes = lanesOf(labels, width);
        const spans = labels.map(({ at, text }) => {
          const from = sideOf(at) === "start" ? at * width : at * width - textWidth(text);
          return [from, from + textWidth(text)] as const;
        });
        for (const [i, [from, to]] of spans.entries())
          for (const [j, [otherFrom, otherTo]] of spans.entries())
            if (i < j && lanes[i] === lanes[j]) expect(from < otherTo && otherFrom < to).toBe(false);
      }),
    );
  });
});
