import { describe, expect, it } from "vitest";
import type { Figure } from "../data/parameter";
import { answer } from "./answer";
import { type AnyCalculator, defineCalculator, InputError, step } from "./calculator";
import { money, number, percent } from "./fields";
import { Format } from "./format";
import { outputsOf } from "./outputs";

let tablesMade = 0;

const make = outputsOf<{ tip: number; each: number; rows: () => { tip: number }[] }>();

const tip = defineCalculator({
  inputs: {
    bill: money("Bill", { solve: true, default: 80, min: 0, max: 1e6 }),
    tipPercent: percent("Tip rate", { solve: true, default: 20, min: 0, max: 100 }),
    people: number("People", { default: 1, above: 0 }),
  },
  outputs: {
    tip: make.money("Tip", { solve: true, value: ({ tip }) => tip }),
    each: make.money("Each pays", { solve: true, value: ({ each }) => each }),
    rows: make.table("Rows", { columns: { tip: make.money("Tip") }, value: ({ rows }) => rows() }),
  },
  derive({ bill, tipPercent, people }, { format }) {
    const amount = (bill * tipPercent) / 100;
    if (people > 10 && bill === 0)
      throw new InputError([
        { field: "bill", message: `A bill of ${format.money(0)} cannot be split.` },
        { field: "people", message: "Nobody pays nothing." },
      ]);
    if (bill === 13) throw new TypeError("a defect");
    return {
      bill,
      tip: amount,
      each: (bill + amount) / people,
      rows: () => {
        tablesMade++;
        if (bill === 14) throw new InputError("bill", "There are no rows for this bill.");
        return Array.of({ tip: amount });
      },
    };
  },
  headline: () => ({ label: "Tip", figure: "$16" }),
  working: ({ bill, tip }, format) => [step("Tip", `${format.money(bill)} × rate`, format.money(tip))],
});

describe("answer", () => {
  it("returns all outputs, including notices", () => {
    expect(answer(tip, {})).toEqual({
      outputs: { tip: 16, each: 96, rows: [{ tip: 16 }], notices: [], noticeCodes: null },
    });
    expect(answer(tip, { inputs: { bill: 50 } })).toMatchObject({ outputs: { tip: 10 } });
  });

  it("computes and returns only the requested outputs, in that order", () => {
    tablesMade = 0;
    const result = answer(tip, { outputs: ["noticeCodes", "tip"] });
    expect(result).toEqual({ outputs: { noticeCodes: null, tip: 16 } });
    expect(Object.keys((result as { outputs: object }).outputs)).toEqual(["noticeCodes", "tip"]);
    expect(tablesMade).toBe(0);
    expect(answer(tip, { outputs: [] })).toEqual({ outputs: {} });
  });

  it("names outputs that do not exist", () => {
    expect(answer(tip, { outputs: ["tip", "tpi", "constructor"] })).toEqual({
      errors: [
        { field: "outputs", message: "There is no output “tpi”." },
        { field: "outputs", message: "There is no output “constructor”." },
      ],
    });
  });

  it("adds the headline and the dated figures on request", () => {
    const rate: Figure = {
      label: "Usual tip",
      unit: "percent",
      value: 18,
      text: "18%",
      source: { title: "A survey", url: "https://survey.example" },
      note: "In restaurants.",
      from: "2026-01-01",
      until: null,
      date: "2026-11-21",
      year: 2026,
      status: "in-effect",
    };
    const { value: _, unit: __, date: ___, year: ____, ...source } = rate;
    const question = { outputs: ["tip"], headline: true, sources: true } as const;
    expect(answer({ ...tip, figures: [rate] }, question)).toEqual({
      headline: "$16",
      outputs: { tip: 16 },
      sources: [source],
    });
    const byModel: AnyCalculator = { ...tip, figures: ({ bill }: { bill: number }) => (bill > 100 ? [rate] : []) };
    expect(answer(byModel, question)).toMatchObject({ sources: [] });
    expect(answer(byModel, { ...question, inputs: { bill: 101 } })).toMatchObject({ sources: [source] });
    expect(answer(tip, question)).toMatchObject({ sources: [] });
  });

  it("adds the working on request", () => {
    expect(answer(tip, { outputs: ["tip"], working: true })).toEqual({
      outputs: { tip: 16 },
      working: [{ label: "Tip", expression: "$80.00 × rate", value: "$16.00" }],
    });
    expect(answer(tip, { outputs: ["tip"], working: false })).toEqual({ outputs: { tip: 16 } });
  });

  it("lists the problems instead of answering", () => {
    expect(answer(tip, { inputs: { tipPercent: 101, bill: "much" }, working: true })).toEqual({
      errors: [
        { field: "bill", message: "Enter a number for bill." },
        { field: "tipPercent", message: "Tip rate must be between 0 and 100%." },
      ],
    });
  });

  it("checks rules across inputs once every input is valid by itself", () => {
    const inputs = { bill: 0, people: 11 };
    expect(answer(tip, { inputs: { ...inputs, tipPercent: -1 } })).toMatchObject({
      errors: [{ field: "tipPercent" }],
    });
    expect(answer(tip, { inputs }, { format: new Format("GBP"), randomBytes: () => new Uint8Array() })).toEqual({
      errors: [
        { field: "bill", message: "A bill of £0.00 cannot be split." },
        { field: "people", message: "Nobody pays nothing." },
      ],
    });
  });

  it("reports an InputError thrown by a table as an error", () => {
    expect(answer(tip, { inputs: { bill: 14 } })).toMatchObject({ errors: [{ field: "bill" }] });
    expect(answer(tip, { inputs: { bill: 14 }, outputs: ["tip"] })).toMatchObject({ outputs: { tip: 2.8 } });
  });

  it("solves, and answers with the value found", () => {
    const solve = { for: "bill", output: "tip", target: 30 };
    expect(answer(tip, { solve, outputs: ["each"], working: true })).toEqual({
      solved: { input: "bill", value: 150 },
      outputs: { each: 180 },
      working: [{ label: "Tip", expression: "$150.00 × rate", value: "$30.00" }],
    });
  });

  it("reports a missing solution on the input solved for", () => {
    expect(answer(tip, { solve: { for: "tipPercent", output: "tip", target: 200 } })).toEqual({
      errors: [{ field: "tipPercent", message: "No tip rate between 0 and 100% makes the tip equal to $200." }],
    });
  });

  it("doesn't hide defects of the calculator", () => {
    expect(() => answer(tip, { inputs: { bill: 13 } })).toThrow(TypeError);
  });
});
