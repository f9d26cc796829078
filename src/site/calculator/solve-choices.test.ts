import { expect, it } from "vitest";
import { defineCalculator } from "../../core/calculator";
import { evaluate } from "../../core/evaluate";
import { choice, number } from "../../core/fields";
import { outputsOf } from "../../core/outputs";
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

it("leaves out what the chosen method ignores, such as the waist under a tape of the abdomen", () => {
  const byWaist = { solve: { when: { method: "waist" } } } as const;
  const tape = defineCalculator({
    inputs: {
      method: choice("Method", { options: { waist: "Waist", abdomen: "Abdomen" }, default: "waist" }),
      waist: number("Waist", { default: 90, ...byWaist }),
      abdomen: number("Abdomen", { default: 95, solve: { rank: 1, when: { method: "abdomen" } } }),
    },
    outputs: {
      fat: output.number("Fat", { solve: true, value: () => 20 }),
      ratio: output.number("Ratio", { ...byWaist, value: () => 0.5 }),
    },
    derive: () => ({ area: null }),
    headline: () => ({ label: "Fat", figure: "20" }),
    working: () => [],
  });
  const offered = (method: "waist" | "abdomen") =>
    solveChoices(tape, evaluate(tape, { method, waist: 90, abdomen: 95 }));
  expect(offered("waist")).toEqual({ inputs: ["waist"], aims: ["fat", "ratio"] });
  expect(offered("abdomen")).toEqual({ inputs: ["abdomen"], aims: ["fat"] });
});

it("leaves out inputs that the answer ignores, and offers nothing if there are no others", () => {
  const answered = evaluate(square, { shape: "square", side: 3, height: 3 });
  expect(solveChoices(square, answered, ["height"])?.inputs).toEqual(["side"]);
  expect(solveChoices(square, answered, ["side"])).toBeNull();
});

it("aims at no given of the same name, which only itself can change", () => {
  const law = defineCalculator({
    inputs: {
      find: choice("Find", { options: { area: "Area", side: "Side" }, default: "area" }),
      side: number("Side", { default: 3, solve: true, when: { find: "area" } }),
      depth: number("Depth", { default: 2, solve: true }),
    },
    outputs: {
      side: output.number("Side", { solve: true, value: () => 3 }),
      area: output.number("Area", { solve: true, optional: true, value: ({ area }) => area }),
    },
    derive: () => ({ area: 6 }),
    headline: () => ({ label: "Area", figure: "6" }),
    working: () => [],
  });
  const offered = (find: "area" | "side") => solveChoices(law, evaluate(law, { find, side: 3, depth: 2 }));
  expect(offered("area")).toEqual({ inputs: ["side", "depth"], aims: ["area"] });
  expect(offered("side")).toEqual({ inputs: ["depth"], aims: ["side", "area"] });
});
