import { describe, expect, it } from "vitest";
import { amount, changesOthers, choice, number } from "./fields";

describe("amount", () => {
  it("is money from 0 to a trillion", () => {
    expect(amount("Fee", { default: 5 })).toEqual({
      type: "money",
      label: "Fee",
      default: 5,
      min: 0,
      max: 1_000_000_000_000,
    });
  });

  it("may be left empty if it has no default", () => {
    expect(amount("Fee", { default: null }).optional).toBe(true);
  });

  it("accepts other limits", () => {
    expect(amount("Price", { min: 1, max: 50 })).toMatchObject({ min: 1, max: 50 });
    // `above` replaces the lower limit.
    expect(amount("Price", { above: 0 })).toEqual({
      type: "money",
      label: "Price",
      above: 0,
      max: 1e12,
    });
  });
});

it("knows which inputs change others: choices once something was typed, units of numbers and unknowns always", () => {
  const kind = choice("Kind", { options: { a: "A", b: "B" }, default: "a" });
  expect([changesOthers(kind), changesOthers(kind, true)]).toEqual([true, false]);
  expect(changesOthers({ ...kind, solve: "unknown" }, true)).toBe(true);
  expect(changesOthers({ ...kind, units: {} }, true)).toBe(true);
  expect(changesOthers(number("Count", { default: 1, solve: true }))).toBe(false);
});
