import { describe, expect, it } from "vitest";
import { defineCalculator, InputError, step } from "./calculator";
import { evaluate, NO_TOOLS } from "./evaluate";
import { boolean, number, type ValuesOf } from "./fields";
import { Format } from "./format";
import { outputsOf } from "./outputs";
import { parseInputs } from "./parse";
import { workingOf } from "./steps";
import { outputsOf as answersTo, headlineOf, problemsOf } from "./testing";
import { defineVariants } from "./variants";

const fields = {
  precise: boolean("Precise", { default: false }),
  length: number("Length", { default: 4, min: 0, max: 100 }),
  width: number("Width", { default: 3, min: 0, when: { precise: true } }),
};

type Inputs = ValuesOf<typeof fields>;

const shapes = defineVariants("shape", { label: "Shape", default: "square" }, fields, {
  square: {
    question: "A square",
    inputs: { length: { label: "Side", unit: "m" } },
    answer: ({ length }: Inputs) => length ** 2,
    headline: (area, { length }) => ({ label: "Area", figure: `${length} squared is ${area}` }),
    working: (area, { length }, format) => [step("Side²", `${length}²`, format.number(area))],
  },
  rectangle: {
    question: "A rectangle",
    inputs: { length: { max: 50, default: 10 }, width: {} },
    answer: ({ length, width }: Inputs) => {
      if (width === 0) throw new InputError("width", "A rectangle has two sides.");
      return length * width;
    },
    headline: (area) => ({ label: "Area", figure: String(area) }),
    working: () => [],
    notices: (area) => (area > 100 ? [{ code: "large", message: "That is large." }] : []),
  },
});

const { number: output } = outputsOf<ReturnType<typeof shapes.derive>>();
const calculator = defineCalculator({
  ...shapes,
  outputs: { area: output("Area", { value: ({ answer }) => answer }) },
});

describe("a calculator of variants", () => {
  it("asks for the variant first, and adapts each field to the variant", () => {
    expect(Object.keys(shapes.inputs)).toEqual(["shape", "precise", "length", "width"]);
    expect(shapes.inputs.shape).toMatchObject({
      options: { square: "A square", rectangle: "A rectangle" },
      default: "square",
    });
    expect(shapes.inputs.length).toMatchObject({
      label: { by: "shape", cases: { square: "Side" }, otherwise: "Length" },
      unit: { by: "shape", cases: { square: "m" }, otherwise: "" },
      max: { by: "shape", cases: { rectangle: 50 }, otherwise: 100 },
      default: { by: "shape", cases: { rectangle: 10 }, otherwise: 4 },
    });
    expect(shapes.inputs.length).not.toHaveProperty("when");
    expect(shapes.inputs.width.when).toEqual({ precise: true, shape: "rectangle" });
    expect(shapes.inputs.precise).toBe(fields.precise);
  });

  it("uses the answer, headline and working of the current variant", () => {
    expect(answersTo(calculator, { length: 5 })).toEqual({ area: 25, notices: [], noticeCodes: null });
    expect(headlineOf(calculator, { length: 5 }).figure).toBe("5 squared is 25");
    const { inputs } = parseInputs(calculator, {}) as { inputs: never };
    const { model } = evaluate(calculator, inputs, NO_TOOLS);
    expect(model).toMatchObject({ variant: "square", answer: 16 });
    expect(workingOf(calculator, model, new Format())).toEqual([step("Side²", "4²", "16")]);
    expect(answersTo(calculator, { shape: "rectangle", precise: true, width: 20 })).toMatchObject({
      area: 200,
      noticeCodes: "large",
    });
  });

  it("applies the limits and errors of the variant", () => {
    expect(problemsOf(calculator, { shape: "rectangle", length: 60 })).toHaveLength(1);
    expect(problemsOf(calculator, { shape: "square", length: 60 })).toEqual([]);
    expect(problemsOf(calculator, { shape: "rectangle", precise: true, width: 0 })).toEqual([
      { field: "width", message: "A rectangle has two sides." },
    ]);
  });
});
