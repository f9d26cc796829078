import { expect, it } from "vitest";
import bodyFat from "../../calculators/health/body-fat/calculator";
import { defineCalculator } from "../../core/calculator";
import { evaluate } from "../../core/evaluate";
import { choice, number } from "../../core/fields";
import { Format } from "../../core/format";
import { outputsOf } from "../../core/outputs";
import { parseInputs } from "../../core/parse";
import { solveChoices } from "./solve-choices";

const output = outputsOf<{ area: number | null }>();

const square = defineCalculator({
  inputs: {
    shape: choice("Shape", { options: { square: "Square", any: "Any" }, default: "square" }),
    side: number("Side", { solve: true, default: 3, when: { shape: "square" } }),
    height: number("Height", { default: 3 }),
  },
  outputs: {
    area: output.number("Area", { solve: true, optional: true, value: ({ area }) => area }),
    height: output.number("Height", { value: () => 3 }),
    // In the headline.
    perimeter: output.number("Perimeter", {
      shown: "elsewhere",
      solve: 1,
      value: ({ area }) => 4 * Math.sqrt(area ?? 0),
    }),
    // Only for some inputs.
    cost: output.number("Cost", { shown: () => "elsewhere", solve: true, value: () => 1 }),
  },
  derive: ({ shape, side }) => ({ area: shape === "square" ? side * side : null }),
  headline: () => ({ label: "Area", figure: "9" }),
  working: () => [],
});

it("offers what is in use and what the answer shows, its headline first, and nothing if there is nothing to find", () => {
  expect(solveChoices(square, evaluate(square, { shape: "square", side: 3, height: 3 }))).toEqual({
    inputs: ["side"],
    aims: ["perimeter", "area"],
  });
  expect(solveChoices(square, evaluate(square, { shape: "any", side: 3, height: 3 }))).toBeNull();
});

it("leaves out what the chosen method ignores: the waist under the Army tape, which measures the abdomen", () => {
  const offered = (method: string) => {
    const parsed = parseInputs(bodyFat, { method, abdomenCm: 94 }, new Format("USD"));
    if (parsed.problems) throw new Error("The inputs are not valid.");
    return solveChoices(bodyFat, evaluate(bodyFat, parsed.inputs));
  };
  expect(offered("navy")).toMatchObject({ inputs: expect.arrayContaining(["waistCm"]) });
  expect(offered("navy")?.inputs).not.toContain("abdomenCm");
  expect(offered("army-2023")?.inputs[0]).toBe("abdomenCm");
  expect(offered("army-2023")?.inputs).not.toContain("waistCm");
  expect(offered("army-2023")?.aims).not.toContain("waistToHeight");
});
