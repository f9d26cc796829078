import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryInputs } from "../../../core/arbitrary-inputs";
import { Format } from "../../../core/format";
import { parseInputs } from "../../../core/parse";
import { problemsOf } from "../../../core/testing";
import concrete from "./calculator";
import { WIDTH } from "./drawing";
import { SHAPES } from "./shapes";
import { sketchOf } from "./sketch";

const FORMAT = new Format();

const draw = (json: Parameters<typeof parseInputs>[1]) => {
  const parsed = parseInputs(concrete, json);
  if (parsed.problems) throw new Error(JSON.stringify(parsed.problems));
  return sketchOf(parsed.inputs, FORMAT);
};

describe("the sketch", () => {
  it.each([
    ["slab", "Slab 10 ft × 10 ft × 4 in", 3],
    ["footing", "Footing 10 ft × 16 in × 4 in", 3],
    ["wall", "Wall 10 ft × 4 in × 8 ft", 3],
    ["rectangular-column", "Column 12 in × 12 in × 8 ft", 3],
    ["round-column", "Round footing or column 12 in × 8 ft", 2],
    ["tube", "Tube 12 in (inner 6 in) × 8 ft", 3],
    ["stairs", "Stairs 4 × 7 in up, 4 × 11 in along, 4 ft wide", 3],
    ["curb", "Curb 6 in × 6 in with a gutter of 12 in, 6 in thick, 10 ft long", 5],
    ["volume", "Volume 1 yd³", 1],
  ])("of a %s states its dimensions", (shape, description, dimensions) => {
    const sketch = draw({ shape });
    expect(sketch.description).toBe(description);
    expect(sketch.dimensions).toHaveLength(dimensions);
  });

  it("of a curb without a gutter names none", () => {
    const { description, dimensions } = draw({ shape: "curb", gutterWidth: 0 });
    expect(description).toBe("Curb 6 in × 6 in, 10 ft long");
    expect(dimensions).toHaveLength(4);
  });

  it("shows front, top and right side of a box, and each tread and riser of stairs", () => {
    const seen = (json: Parameters<typeof parseInputs>[1]) => draw(json).faces.map((face) => face.seen);
    expect(seen({ shape: "slab" }).sort()).toEqual(["above", "front", "right"]);
    const stairs = seen({ shape: "stairs", steps: 5 });
    expect(stairs.filter((one) => one === "above")).toHaveLength(5);
    expect(stairs.filter((one) => one === "right")).toHaveLength(5);
    expect(seen({ shape: "curb" }).filter((one) => one === "above")).toHaveLength(2);
  });

  it("draws stairs of zero depth as a line", () => {
    const { faces } = draw({ shape: "stairs", steps: 1, platformDepth: 0 });
    expect(faces.map(({ path }) => path).join("")).not.toContain("NaN");
  });

  it("stays within its frame for any sizes", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(SHAPES)), arbitraryInputs(concrete.inputs), (shape, json) => {
        const parsed = parseInputs(concrete, { ...json, shape });
        if (parsed.problems || problemsOf(concrete, { ...json, shape }).length > 0) return;
        const { faces, dimensions, top, bottom } = sketchOf(parsed.inputs, FORMAT);
        const numbers = faces.flatMap(({ path }) => path.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
        expect(faces.map(({ path }) => path).join("")).not.toMatch(/NaN|Infinity/);
        expect(Math.max(...numbers)).toBeLessThanOrEqual(WIDTH);
        expect(bottom).toBeGreaterThan(top);
        for (const { from, to } of dimensions)
          for (const point of [from, to]) {
            expect(point.x).toBeGreaterThan(0);
            expect(point.x).toBeLessThan(WIDTH);
            expect(point.y).toBeGreaterThan(top);
            expect(point.y).toBeLessThan(bottom);
          }
      }),
      { numRuns: 300 },
    );
  });
});
