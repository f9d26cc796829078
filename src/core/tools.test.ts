import { Ajv2020 } from "ajv/dist/2020";
import { describe, expect, it } from "vitest";
import { answer } from "./answer";
import { type AnyCalculator, defineCalculator, InputError, step } from "./calculator";
import { choice, number, type ValuesOf } from "./fields";
import { outputsOf } from "./outputs";
import { describeCalculator, describeTool } from "./schema";
import { collect } from "./tools";

const square = (() => {
  const inputs = {
    mode: choice("Of", { options: { side: "Side", area: "Area" }, default: "side" }),
    side: number("Side", { solve: true, default: 3, above: 0, when: { mode: "side" } }),
    area: number("Area", { default: 4, above: 0, when: { mode: "area" } }),
  };
  const output = outputsOf<{ side: number }>();
  return defineCalculator({
    inputs,
    outputs: {
      side: output.number("Side", { value: ({ side }) => side }),
      area: output.number("Area", { solve: true, value: ({ side }) => side ** 2 }),
    },
    derive: ({ mode, side, area }: ValuesOf<typeof inputs>) => ({
      side: mode === "side" ? side : Math.sqrt(area),
    }),
    headline: ({ side }) => ({ label: "Side", figure: String(side) }),
    working: ({ side }) => [step("Side", `${side} × 1`, String(side))],
  });
})() as AnyCalculator;

const circle = (() => {
  const inputs = {
    mode: choice("Given", { options: { radius: "Radius", area: "Area" }, default: "radius" }),
    radius: number("Radius", { solve: true, default: 2, min: 1, when: { mode: "radius" } }),
    area: number("Area of the circle", { default: 10, max: 50, when: { mode: "area" } }),
  };
  const output = outputsOf<{ radius: number }>();
  return defineCalculator({
    inputs,
    outputs: {
      radius: output.number("Radius", { value: ({ radius }) => radius }),
      area: output.number("Area", { solve: true, value: ({ radius }) => Math.PI * radius ** 2 }),
    },
    derive: ({ mode, radius, area }: ValuesOf<typeof inputs>) => {
      if (radius > 1000) throw new InputError("radius", "This circle is too large.");
      return { radius: mode === "radius" ? radius : Math.sqrt(area / Math.PI) };
    },
    headline: ({ radius }) => ({ label: "Radius", figure: String(radius) }),
    working: ({ radius }) => [step("Radius", `${radius} + 0`, String(radius))],
  });
})() as AnyCalculator;

const scales = (() => {
  const inputs = {
    gravity: number("Gravity", { default: 10 }),
    massUnit: choice("Mass in", {
      options: { kilogram: "kg", gram: "g" },
      units: { kilogram: { factor: "1" }, gram: { factor: "0.001" } },
      default: { of: "mass", unit: "gram", usual: "kilogram" },
    }),
    height: number("Height", { min: 2, solve: true }),
    mass: number("Mass", { default: 500, unitKey: "massUnit", solve: true }),
  };
  const output = outputsOf<{ force: number; heightAgain: number }>();
  return defineCalculator({
    inputs,
    outputs: { force: output.number("Force", { solve: true }), heightAgain: output.number("Height", { solve: true }) },
    derive: ({ gravity, height, mass, massUnit }: ValuesOf<typeof inputs>) => {
      if (gravity === 0) throw new InputError("gravity", "Nothing weighs anything here.");
      return { force: gravity * (massUnit === "gram" ? mass / 1000 : mass), heightAgain: height };
    },
    headline: ({ force }) => ({ label: "Force", figure: String(force) }),
    working: ({ force }) => [step("Force", `${force} + 0`, String(force))],
  });
})() as AnyCalculator;

const meta = (id: string) => ({ id, name: id, purpose: "", group: "" });
const shapes = collect([meta("square"), meta("circle")], {
  "./tools/square.ts": square,
  "./tools/circle.ts": circle,
});
const ask = (inputs: object) => answer(shapes, { inputs: inputs as never });
const problem = (inputs: object) => {
  const result = ask(inputs);
  return "errors" in result ? result.errors : null;
};

describe("a collection of tools", () => {
  it("uses the first tool by default", () => {
    expect(ask({})).toMatchObject({ outputs: { side: 3, area: 9, radius: null } });
    expect(ask({ tool: "circle" })).toMatchObject({ outputs: { side: null, radius: 2 } });
  });

  it("has each tool's own defaults, labels and limits", () => {
    expect(ask({ mode: "area" })).toMatchObject({ outputs: { side: 2 } });
    expect(ask({ tool: "circle", mode: "area", area: Math.PI })).toMatchObject({ outputs: { radius: 1 } });
    expect(problem({ tool: "circle", mode: "area", area: 51 })).toEqual([
      { field: "area", message: "Area of the circle must be at most 50." },
    ]);
    expect(problem({ mode: "area", area: 51 })).toBeNull();
    expect(problem({ tool: "circle", radius: 0.5 })?.[0]?.field).toBe("radius");
    expect(problem({ tool: "circle", radius: 2000 })).toEqual([
      { field: "radius", message: "This circle is too large." },
    ]);
  });

  it("rejects a choice that only another tool has", () => {
    expect(problem({ mode: "radius" })).toEqual([{ field: "mode", message: "Choose one of side, area for “Of”." }]);
    expect(problem({ tool: "square", mode: "volume" })?.[0]?.field).toBe("mode");
    expect(problem({ tool: "sphere" })?.[0]?.field).toBe("tool");
  });

  it("ignores the inputs of other tools, but rejects unknown ones", () => {
    expect(problem({ side: 4, radius: -5 })).toBeNull();
    expect(problem({ edge: 4 })).toEqual([{ field: "edge", message: "There is no input “edge”." }]);
  });

  it("shows its working and solves", () => {
    expect(answer(shapes, { inputs: { side: 4 }, working: true })).toMatchObject({
      working: [{ expression: "4 × 1" }],
    });
    expect(answer(shapes, { solve: { for: "side", output: "area", target: 16 } })).toMatchObject({
      solved: { input: "side", value: 4 },
    });
  });

  it("solves with the limits and the outputs of the tool in use", () => {
    const solve = (tool: string, solve: { for: string; output: string; target: number }) =>
      answer(shapes, { inputs: { tool }, solve });
    expect(solve("circle", { for: "radius", output: "area", target: 9 * Math.PI })).toMatchObject({
      solved: { input: "radius", value: 3 },
    });
    expect(solve("circle", { for: "radius", output: "area", target: 1 })).toEqual({
      errors: [{ field: "radius", message: "No radius makes the area equal to 1." }],
    });
    expect(solve("square", { for: "side", output: "radius", target: 1 })).toEqual({
      errors: [{ field: "solve", message: "“radius” is not an output that can be given a target." }],
    });
  });

  it("finds an input in its usual unit, in which programs give it, although it opens in another", () => {
    const asked = { for: "mass", output: "force", target: 20 };
    expect(answer(scales, { inputs: { height: 2 }, solve: asked })).toMatchObject({
      solved: { value: 2 },
      outputs: { force: 20 },
    });
    expect(answer(scales, { inputs: { height: 2, massUnit: "gram" }, solve: asked })).toMatchObject({
      solved: { value: 2000 },
    });
    expect(answer(scales, { inputs: { height: 2, mass: 1 }, solve: asked })).toMatchObject({ solved: { value: 2 } });
  });

  it("finds an input without a default", () => {
    const asked = { for: "height", output: "heightAgain", target: 3 };
    expect(answer(scales, { solve: asked })).toMatchObject({ solved: { value: 3 } });
  });

  it("names the input at fault when no value of the one asked for helps", () => {
    const asked = { for: "mass", output: "force", target: 20 };
    expect(answer(scales, { inputs: { height: 2, gravity: 0 }, solve: asked })).toEqual({
      errors: [{ field: "gravity", message: "Nothing weighs anything here." }],
    });
  });

  it("describes itself by tool, without limits on inputs that are ignored", () => {
    const schema = describeCalculator(shapes, { id: "shapes", name: "Shapes" });
    expect(schema.properties).toMatchObject({
      tool: { default: "square", "x-options": { square: "square", circle: "circle" } },
    });
    const isInput = new Ajv2020({ strict: false }).compile(schema);
    expect(isInput({ tool: "circle", mode: "area", area: 51 })).toBe(false);
    expect(isInput({ tool: "circle", mode: "area", area: 50 })).toBe(true);
    // A circle opens with its radius given, a square with its side.
    expect(isInput({ tool: "circle", area: 51 })).toBe(true);
    expect(isInput({ tool: "circle", radius: 0.5 })).toBe(false);
    expect(isInput({ mode: "area", area: 51 })).toBe(true);
    expect(isInput({ area: 51 })).toBe(true);
    expect((schema.$defs as Record<string, object>).circle).toMatchObject({
      properties: { area: { title: "Area of the circle", default: 10 }, mode: { default: "radius" } },
    });
  });

  it("requires a calculator for every tool, and one type per key", () => {
    expect(() => collect([meta("cone")], {})).toThrow(TypeError);
    const odd = { ...circle, inputs: { side: choice("Side", { options: { a: "A" }, default: "a" }) } };
    expect(() =>
      collect([meta("square"), meta("circle")], {
        "./tools/square.ts": square,
        "./tools/circle.ts": odd as AnyCalculator,
      }),
    ).toThrow("side is number and choice");
  });
});

it("describes one tool with its own inputs, limits and outputs only", () => {
  const own = describeTool(shapes, { id: "shapes", name: "Shapes" }, "circle");
  expect(own).toMatchObject({ $id: "shapes", title: "Shapes", required: ["tool"] });
  expect(own.properties).toMatchObject({ tool: { const: "circle" }, radius: { default: 2 } });
  expect(own.properties).not.toHaveProperty("side");
  expect((own["x-outputs"] as { properties: object }).properties).not.toHaveProperty("side");
  expect(() => describeTool(shapes, { id: "shapes", name: "Shapes" }, "toString")).toThrow(RangeError);
});
