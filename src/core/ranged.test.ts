import { describe, expect, it } from "vitest";
import { answer } from "./answer";
import { defineCalculator, InputError } from "./calculator";
import { choice, date, integer, number } from "./fields";
import { encodeLink } from "./link";
import { outputsOf } from "./outputs";

interface Model {
  readonly x: number;
  readonly y: number;
}

const out = outputsOf<Model>();
const calculator = defineCalculator({
  inputs: {
    x: number("X", { default: 1, min: -10, max: 10 }),
    y: number("Y", { default: 0, min: -10, max: 10 }),
    n: integer("N", { default: 1 }),
    kind: choice("Kind", { options: { a: "A", b: "B" }, default: "a" }),
    day: date("Day", { default: "2026-01-01" }),
  },
  outputs: {
    sum: out.number("Sum", { value: ({ x, y }) => x + y }),
    hill: out.number("Hill", { value: ({ x, y }) => 5 - (x - 0.123) ** 2 - y * y }),
    jump: out.number("Jump", { value: ({ x }) => (x < 0.3456 ? x : x - 1) }),
    root: out.number("Root", { value: ({ x }) => (x < 0 ? null : Math.sqrt(x)), optional: true }),
    same: out.number("Same", { value: () => 7 }),
    sign: out.text("Sign", { value: ({ x }) => (x < 0 ? "minus" : "plus") }),
    clock: out.time("Clock", { value: ({ x }) => (x < 0 ? "23:50" : "00:10") }),
    rows: out.table("Rows", { value: () => [], columns: {} }),
  },
  derive({ x, y }) {
    if (x > 9) throw new InputError("x", "Too large.");
    return { x, y };
  },
  headline: ({ x, y }) => ({ before: "", figure: String(x + y), label: "Sum" }),
  working: () => [],
});

const ask = (inputs: object, more: object = {}) =>
  answer(calculator, { inputs: inputs as never, ...more }) as unknown as {
    readonly outputs: Readonly<Record<string, unknown>>;
    readonly errors: readonly unknown[];
    readonly headline: string;
  };

describe("answers with ranges", () => {
  it("takes what rises or falls throughout from the ends", () => {
    const { outputs } = ask({ x: { range: [1, 3] }, y: { range: [-1, 1] } });
    expect(outputs.sum).toEqual({ low: 0, high: 4, at: { low: { x: 1, y: -1 }, high: { x: 3, y: 1 } } });
    expect(outputs.same).toBe(7);
    expect(outputs).not.toHaveProperty("rows");
  });

  it("finds the top between the points of the grid, and says that it searched", () => {
    const { hill } = ask({ x: { range: [-1, 1] }, y: { range: [-1, 1] } }).outputs as Record<
      string,
      { low: number; high: number; searched?: true }
    >;
    expect(hill?.high).toBeCloseTo(5, 9);
    expect(hill?.low).toBeCloseTo(5 - 1.123 ** 2 - 1, 9);
    expect(hill?.searched).toBe(true);
  });

  it("finds both sides of a jump", () => {
    const { jump } = ask({ x: { range: [0, 1] } }).outputs as Record<string, { low: number; high: number }>;
    expect(jump?.high).toBeCloseTo(0.3456, 6);
    expect(jump?.low).toBeCloseTo(-0.6544, 6);
  });

  it("says where there is no value, what several values there are, and reads a clock over midnight", () => {
    const { outputs } = ask({ x: { range: [-1, 1] } });
    expect(outputs.root).toMatchObject({ high: 1, mayBeNull: true });
    expect(outputs.sign).toEqual({ values: ["minus", "plus"] });
    expect(outputs.clock).toMatchObject({ low: "23:50", high: "00:10" });
  });

  it("has the range of the headline's figure as its sentence", () => {
    expect(ask({ x: { range: [1, 3] } }, { headline: true }).headline).toBe("Sum: 1 to 3");
  });

  it("takes a range whose ends are equal as one number", () => {
    expect(ask({ x: { range: [2, 2] } }).outputs.sum).toBe(2);
  });

  it("writes ranges into links", () => {
    expect(encodeLink(calculator, { x: { range: [1, 3] } })).toBe("x=1~3");
  });

  it.each([
    [{ x: { range: [3, 1] } }, "x", "The lower number of a range comes first, as in 6.5~7.5."],
    [{ x: { range: [1] } }, "x", "A range has two numbers, such as 6.5~7.5."],
    [{ x: { range: [1, 20] } }, "x", "X must be between −10 and 10."],
    [{ x: { range: [8, 10] } }, "x", "At 9.020833: Too large."],
    [{ n: { range: [1.5, 3] } }, "n", "Enter a whole number for N."],
    [{ day: { range: ["2026-01-01", "2026-02-01"] } }, "day", "Day takes one value, not a range."],
    [{ kind: { range: ["a", "b"] } }, "kind", "Kind takes one value, not a range."],
  ])("refuses %j", (inputs, field, message) => {
    expect(ask(inputs).errors[0]).toEqual({ field, message });
  });

  it("has no tables, no working and no “solve for”", () => {
    const inputs = { x: { range: [1, 3] } };
    expect(ask(inputs, { outputs: ["rows"] }).errors).toHaveLength(1);
    expect(ask(inputs, { working: true }).errors).toHaveLength(1);
    expect(ask(inputs, { solve: { for: "y", output: "sum", target: 5 } }).errors).toHaveLength(1);
  });
});
