import { describe, expect, it } from "vitest";
import { answer } from "./answer";
import { defineCalculator, InputError } from "./calculator";
import { integer, money, number } from "./fields";
import { outputsOf } from "./outputs";
import type { Json } from "./parse";

const make = outputsOf<{ months: number; freeOn: string; payment: number }>();

/** A debt repaid at $10 plus the extra on the first of each month. The term is in whole months. */
const debt = defineCalculator({
  inputs: {
    owed: money("Owed", { solve: true, default: 1000, min: 0, max: 1e6 }),
    extra: money("Extra", { solve: true, default: 0, min: 0, max: 1e6 }),
    years: number("Term", {
      solve: true,
      default: 10,
      min: 1 / 12,
      max: 50,
      messages: { range: "between 1 month and 50 years" },
      reads: { stepsPerUnit: 12 },
    }),
  },
  outputs: {
    months: make.integer("Months", { solve: true, value: (debt) => debt.months }),
    freeOn: make.date("Free on", { solve: true, value: (debt) => debt.freeOn }),
    payment: make.money("Payment", { solve: true, value: (debt) => debt.payment }),
  },
  derive({ owed, extra, years }) {
    const months = Math.max(1, Math.ceil(owed / (10 + extra)));
    const year = 2000 + Math.floor(months / 12);
    const month = String((months % 12) + 1).padStart(2, "0");
    return {
      months,
      freeOn: `${String(Math.min(year, 9999)).padStart(4, "0")}-${month}-01`,
      payment: owed / Math.round(12 * years),
    };
  },
  headline: () => ({ label: "Debt", figure: "1" }),
  working: () => [],
});

const solve = (input: string, output: string, target: Json) => {
  const result = answer(debt, { solve: { for: input, output, target }, outputs: [output] });
  return "errors" in result ? result.errors[0] : result.solved?.value;
};

describe("solving for a date or a count", () => {
  it("finds the smallest change that reaches it, to the cent", () => {
    // 1000 / (10 + x) ≤ 50 for x ≥ 10, and ≤ 30 for x ≥ 23.3333…
    expect(solve("extra", "months", 50)).toBe(10);
    expect(solve("extra", "months", 30)).toBe(23.34);
    expect(solve("extra", "freeOn", "2004-03-01")).toBe(10);
  });

  it("finds the first value that passes it if no value meets it", () => {
    // It takes 100 months now and 99 with an extra of 0.1010…, and never ends on the 15th of a month.
    expect(solve("extra", "freeOn", "2008-04-15")).toBe(0.11);
  });

  it("keeps the current value if that meets it", () => {
    expect(solve("extra", "months", 100)).toBe(0);
  });

  it("says so if nothing reaches it", () => {
    expect(solve("extra", "months", 101)).toEqual({
      field: "extra",
      message: "No extra between $0 and $1,000,000 makes the months equal to 101.",
    });
  });
});

describe("solving for an input with stepsPerUnit", () => {
  it("tries whole steps only", () => {
    // 1000 / n crosses 9 between n = 111 and n = 112: 9.009, 8.93.
    expect(solve("years", "payment", 9)).toBe(112 / 12);
    expect(solve("years", "payment", 1000 / 30)).toBe(2.5);
  });

  it("names the range in the field's own words", () => {
    expect(solve("years", "payment", 0.5)).toEqual({
      field: "years",
      message: "No term between 1 month and 50 years makes the payment equal to $0.50.",
    });
  });
});

/** Five bits per letter, but at least ten letters are required, and 99 letters have as many bits as 100. */
const secret = (atLeast: boolean) =>
  defineCalculator({
    inputs: { length: integer("Length", { solve: true, default: 100, min: 4, max: 256 }) },
    outputs: { bits: outputsOf<{ bits: number }>().number("Bits", { solve: true, value: ({ bits }) => bits }) },
    solving: { atLeast },
    derive({ length }) {
      if (length < 10) throw new InputError("length", "Length must be at least 10.");
      return { bits: length === 99 ? 500 : 5 * length };
    },
    headline: () => ({ label: "Secret", figure: "1" }),
    working: () => [],
  });

describe("solving for a whole number", () => {
  const lengthFor = (target: number, atLeast = true) => {
    const result = answer(secret(atLeast), { solve: { for: "length", output: "bits", target } });
    return "errors" in result ? result.errors[0]?.message : result.solved?.value;
  };

  it("searches right up to where answers begin", () => {
    expect(lengthFor(52)).toBe(11);
    expect(lengthFor(72, false)).toBe(15);
    expect(lengthFor(50, false)).toBe(10);
  });

  it("returns the smallest value if exceeding the target is allowed, and only then", () => {
    expect(lengthFor(20)).toBe(10);
    // 99 and 100 letters both reach it; 100 is the current value.
    expect(lengthFor(500)).toBe(99);
    expect(lengthFor(20, false)).toBe("No length between 4 and 256 makes the bits equal to 20.");
    expect(lengthFor(1281)).toBe("No length between 4 and 256 makes the bits equal to 1,281.");
  });
});

/** The amount rises to 73.5, falls back to 30 and rises again: 46 is passed at a count of 31 and met at 66. */
const falling = defineCalculator({
  inputs: { count: integer("Count", { solve: true, default: 10, min: 0, max: 5000 }) },
  outputs: {
    amount: outputsOf<{ amount: number }>().number("Amount", { solve: true, value: ({ amount }) => amount }),
    days: outputsOf<{ amount: number }>().number("Days", { value: ({ amount }) => 2 * amount }),
  },
  derive: ({ count }) => ({ amount: count < 50 ? 1.5 * count : count - 20 }),
  headline: () => ({ label: "Amount", figure: "1" }),
  working: () => [],
});

describe("solving for an output that goes up and down", () => {
  const countFor = (target: number, output = "amount") => {
    const result = answer(falling, { solve: { for: "count", output, target } });
    return "errors" in result ? result.errors[0] : result.solved?.value;
  };

  it("prefers a value that meets the target to a nearer one that passes it", () => {
    expect(countFor(46)).toBe(66);
    expect(countFor(46.2)).toBe(31);
  });

  it("accepts only outputs that the calculator lists as targets", () => {
    expect(countFor(50, "days")).toEqual({
      field: "solve",
      message: "“days” is not an output that can be given a target.",
    });
  });
});
