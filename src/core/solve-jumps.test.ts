import { describe, expect, it } from "vitest";
import { answer } from "./answer";
import { defineCalculator, InputError } from "./calculator";
import { integer, money, number } from "./fields";
import { outputsOf } from "./outputs";
import type { Json } from "./parse";

const make = outputsOf<{ lasts: boolean; share: number }>();
let calls = 0;

/** Savings last if spending is at most 40 times the age; the chance is a multiple of 10%. */
const plan = defineCalculator({
  inputs: {
    spending: money("Spending", { solve: true, default: 1000, min: 0, max: 1e9 }),
    age: integer("Age", { solve: true, default: 30, min: 18, max: 119 }),
    lift: number("Lift", { solve: true, default: 0, min: -50, max: 50 }),
  },
  outputs: {
    lasts: make.boolean("Lasts", { solve: true, value: ({ lasts }) => lasts }),
    share: make.percent("Chance", { solve: { jumps: true }, value: ({ share }) => share }),
  },
  derive({ spending, age, lift }) {
    calls++;
    if (age > 60 || age < 20) throw new InputError("age", "Age must be between 20 and 60.");
    const enough = 40 * age - spending;
    const share = Math.floor((100 * (enough + 1000)) / 2000 / 10 + lift) * 10;
    return { lasts: enough >= 0, share: Math.min(100, Math.max(0, share)) };
  },
  headline: () => ({ label: "Plan", figure: "1" }),
  working: () => [],
});

const solve = (input: string, output: string, target: Json, inputs = {}) =>
  answer(plan, { inputs, solve: { for: input, output, target }, outputs: [output] });
const found = (...question: Parameters<typeof solve>) => {
  const result = solve(...question);
  if ("errors" in result) throw new Error(result.errors[0]?.message);
  return result.solved?.value;
};

describe("a boolean target", () => {
  it("is met at the boundary, on the requested side", () => {
    expect(found("spending", "lasts", true)).toBe(1200);
    expect(found("spending", "lasts", false)).toBe(1200.01);
    expect(found("age", "lasts", true)).toBe(25);
    expect(found("age", "lasts", false)).toBe(24);
  });

  it("is also met from the other side", () => {
    expect(found("spending", "lasts", true, { spending: 5000 })).toBe(1200);
    expect(found("age", "lasts", true, { spending: 2000 })).toBe(50);
  });

  it("is met by the current value if nothing changes the output, even where some values have no answer", () => {
    expect(found("age", "lasts", true, { spending: 0 })).toBe(30);
  });

  it("is searched for from the nearest value that has an answer", () => {
    expect(found("age", "lasts", true, { age: 70 })).toBe(25);
    expect(found("age", "lasts", true, { age: 110, spending: 2000 })).toBe(50);
    expect(found("age", "lasts", true, { age: 18, spending: 2000 })).toBe(50);
  });

  it("is rejected if no value meets it or it isn't a boolean", () => {
    expect(solve("age", "lasts", true, { spending: 1e6 })).toEqual({
      errors: [{ field: "age", message: "No age between 18 and 119 gives the answer “Yes” to “lasts”." }],
    });
    expect(solve("age", "lasts", 1)).toEqual({
      errors: [{ field: "target", message: "Enter true or false for lasts." }],
    });
  });
});

describe("an output that jumps", () => {
  it("reaches the target or exceeds it if it jumps over it", () => {
    // The chance is 60% at a spending of 1,000; it jumps over 75% on the way to 80%.
    expect(found("spending", "share", 60)).toBe(1000);
    expect(found("spending", "share", 75)).toBe(600);
    expect(found("age", "share", 75)).toBe(40);
    expect(found("lift", "share", 75)).toBe(2);
  });

  it("is computed fewer than 100 times", () => {
    calls = 0;
    found("spending", "share", 75);
    expect(calls).toBeLessThan(100);
  });

  it("rejects a target above the largest possible value", () => {
    expect(solve("spending", "share", 101)).toHaveProperty("errors.0.field", "spending");
  });
});
