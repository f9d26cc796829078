import { describe, expect, it } from "vitest";
import { defineCalculator, InputError, type Notice } from "./calculator";
import { evaluate, NO_TOOLS, outputKeys, readOutputs } from "./evaluate";
import { number } from "./fields";
import { outputsOf } from "./outputs";

function counting(notices?: readonly Notice[]) {
  const made = { models: 0, rows: 0, notices: 0 };
  const make = outputsOf<{ x: number }>();
  const calculator = defineCalculator({
    inputs: { x: number("X", { default: 1 }) },
    outputs: {
      total: make.number("Total", { value: ({ x }) => x }),
      rows: make.table("Rows", {
        columns: { x: make.number("X") },
        value: ({ x }) => {
          made.rows++;
          if (x < 0) throw new InputError("x", "X must be 0 or more.");
          return [{ x }];
        },
      }),
    },
    derive: ({ x }) => {
      made.models++;
      return { x };
    },
    headline: () => ({ label: "Total", figure: "1" }),
    ...(notices && {
      notices: () => {
        made.notices++;
        return notices;
      },
    }),
    working: () => [],
  });
  return { calculator, made };
}

describe("evaluate", () => {
  it("derives one model, and computes a table only once, on first use", () => {
    const { calculator, made } = counting([]);
    const { model, outputs } = evaluate(calculator, { x: 2 });
    expect(model).toEqual({ x: 2 });
    expect(outputs.total).toBe(2);
    expect(made).toEqual({ models: 1, rows: 0, notices: 0 });
    expect(outputs.rows).toEqual([{ x: 2 }]);
    expect(outputs.rows).toBe(outputs.rows);
    expect([outputs.notices, outputs.noticeCodes]).toEqual([[], null]);
    expect(made).toEqual({ models: 1, rows: 1, notices: 1 });
  });

  it("lets an InputError through when a table is read", () => {
    const { outputs } = evaluate(counting().calculator, { x: -1 });
    expect(outputs.total).toBe(-1);
    expect(() => outputs.rows).toThrow(InputError);
  });

  it("adds notices and their codes", () => {
    expect(evaluate(counting().calculator, { x: 1 }).outputs).toMatchObject({
      notices: [],
      noticeCodes: null,
    });
    const notices = [
      { code: "first", message: "One." },
      { code: "second", message: "Two." },
    ];
    expect(evaluate(counting(notices).calculator, { x: 1 }).outputs).toMatchObject({
      notices,
      noticeCodes: "first second",
    });
  });

  it("has all outputs, with notices last among the keys", () => {
    const { calculator } = counting();
    const keys = ["total", "rows", "notices", "noticeCodes"];
    expect(outputKeys(calculator)).toEqual(keys);
    const { outputs } = evaluate(calculator, { x: 1 });
    expect(keys.filter((key) => outputs[key] === undefined)).toEqual([]);
  });

  it("reads outputs from a model that came from elsewhere", () => {
    expect(readOutputs(counting().calculator, { x: 3 }, NO_TOOLS.format)).toMatchObject({
      total: 3,
      rows: [{ x: 3 }],
    });
  });

  it("has no source of randomness by default", () => {
    expect(() => NO_TOOLS.randomBytes(1)).toThrow("no source of randomness");
  });
});
