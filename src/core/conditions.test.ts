import { describe, expect, it } from "vitest";
import { meets, resolve } from "./conditions";
import { by } from "./fields";

describe("resolve", () => {
  it("follows the value of an input", () => {
    const depth = by("system", { metric: 10 }, 4);
    expect(resolve(depth, { system: "metric" })).toBe(10);
    expect(resolve(depth, { system: "us" })).toBe(4);
    expect(resolve(depth, {})).toBe(4);
    expect(resolve(7, { system: "metric" })).toBe(7);
  });

  it("follows booleans and nested cases", () => {
    const rate = by("first", { true: by("state", { CA: 1 }, 2) }, by("state", { CA: 3 }, 4));
    expect(resolve(rate, { first: true, state: "CA" })).toBe(1);
    expect(resolve(rate, { first: true, state: "NY" })).toBe(2);
    expect(resolve(rate, { first: false, state: "CA" })).toBe(3);
    expect(resolve(rate, { first: false })).toBe(4);
  });

  it("doesn't take cases from an object's prototype", () => {
    expect(resolve(by("mode", { a: 1 }, 2), { mode: "constructor" })).toBe(2);
  });
});

describe("meets", () => {
  it("requires every value of a condition, and any one of several alternatives", () => {
    expect(meets(undefined, {})).toBe(true);
    expect(meets({ mode: "add", sign: true }, { mode: "add", sign: true })).toBe(true);
    expect(meets({ mode: "add", sign: true }, { mode: "add", sign: false })).toBe(false);
    expect(meets({ mode: ["add", "series"] }, { mode: "series" })).toBe(true);
    expect(meets([{ mode: "add" }, { sign: true }], { mode: "info", sign: true })).toBe(true);
    expect(meets([{ mode: "add" }, { sign: true }], { mode: "info", sign: false })).toBe(false);
    expect(meets({ goal: null }, { goal: null })).toBe(true);
    expect(meets({ goal: null }, { goal: 0 })).toBe(false);
  });
});
