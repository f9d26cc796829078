import { describe, expect, it } from "vitest";
import { defineCalculator, InputError, type Notice } from "./calculator";
import { evaluate, NO_TOOLS, outputKeys } from "./evaluate";
import { number, table } from "./fields";

function counting(notices?: Notice[] | (() => Notice[])) {
  const made = { total: 0, rows: 0 };
  const calculator = defineCalculator({
    id: "counting",
    inputs: { x: number({ label: "X", default: 1 }) },
    outputs: {
      total: number({ label: "Total" }),
      rows: table({ label: "Rows", columns: { x: number({ label: "X" }) } }),
    },
    compute: ({ x }) => {
      made.total++;
      return {
        total: x,
        rows: () => {
          made.rows++;
          if (x < 0) throw new InputError("x", "X must be 0 or more.");
          return Array.of({ x });
        },
        ...(notices && { notices }),
      };
    },
    headline: () => ({ label: "Total", figure: "1" }),
    working: () => [],
  });
  return { calculator, made };
}

describe("evaluate", () => {
  it("makes a table only when it is read, and once", () => {
    const { calculator, made } = counting();
    const outputs = evaluate(calculator, { x: 2 });
    expect(outputs.total).toBe(2);
    expect(made).toEqual({ total: 1, rows: 0 });
    expect(outputs.rows).toEqual([{ x: 2 }]);
    expect(outputs.rows).toBe(outputs.rows);
    expect(made).toEqual({ total: 1, rows: 1 });
  });

  it("lets a refusal through when the table is read", () => {
    const outputs = evaluate(counting().calculator, { x: -1 });
    expect(outputs.total).toBe(-1);
    expect(() => outputs.rows).toThrow(InputError);
  });

  it("adds notices and their codes", () => {
    expect(evaluate(counting().calculator, { x: 1 })).toMatchObject({ notices: [], noticeCodes: null });
    const notices = [
      { code: "first", message: "One." },
      { code: "second", message: "Two." },
    ];
    for (const given of [notices, () => notices])
      expect(evaluate(counting(given).calculator, { x: 1 })).toMatchObject({
        notices,
        noticeCodes: "first second",
      });
  });

  it("has every output among its keys, notices last", () => {
    const { calculator } = counting();
    expect(outputKeys(calculator)).toEqual(["total", "rows", "notices", "noticeCodes"]);
    expect(Object.keys(evaluate(calculator, { x: 1 })).sort()).toEqual([...outputKeys(calculator)].sort());
  });

  it("has no randomness of its own", () => {
    expect(() => NO_TOOLS.randomBytes(1)).toThrow("no source of randomness");
  });
});
