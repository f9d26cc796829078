/** Proves that the catalog test can fail: each of these calculators breaks the contract in one way. */
import { describe, expect, it } from "vitest";
import { defineCalculator, InputError } from "./calculator";
import { choice, list, number } from "./fields";
import { outputsOf as outputsOfModel } from "./outputs";
import { contractFaults, outputsOf, problemsOf, unknownProperties } from "./testing";

interface Halved {
  readonly half: unknown;
  readonly rows: unknown;
}

const make = outputsOfModel<Halved>();

function halving(derive: (x: number) => Partial<Halved>, headline = "half") {
  return defineCalculator({
    inputs: {
      x: number("X", { default: 8, min: 0, max: 100 }),
      kind: choice("Kind", { options: { a: "A" }, default: "a" }),
    },
    outputs: {
      half: make.number("Half", { value: ({ half }) => half as number }),
      rows: make.table("Rows", {
        columns: { name: make.text("Name") },
        value: ({ rows }) => rows as { name: string }[],
      }),
    },
    derive: ({ x }): Halved =>
      Object.defineProperties({ half: x / 2, rows: [{ name: "one" }] }, Object.getOwnPropertyDescriptors(derive(x))),
    headline: () => ({ label: headline, figure: "4" }),
    working: () => [{ label: "Half", expression: "8 ÷ 2", value: "4" }],
  });
}

describe("contractFaults", () => {
  it("finds nothing in a sound calculator", () => {
    expect(
      contractFaults(
        halving(() => ({})),
        {},
      ),
    ).toEqual([]);
    expect(
      contractFaults(
        halving(() => ({})),
        { x: 200 },
      ),
    ).toEqual([]);
    expect(
      contractFaults(
        halving(() => ({})),
        { x: "junk" },
      ),
    ).toEqual([]);
  });

  it.each([
    ["NaN", () => ({ half: Number.NaN })],
    ["Infinity", () => ({ half: 1 / 0 })],
    ["a missing output", () => ({ half: undefined })],
    ["null in an output that is not optional", () => ({ half: null })],
    ["text instead of a number", () => ({ half: "4" })],
    ["a missing cell", () => ({ rows: [{}] })],
    ["an undeclared cell", () => ({ rows: [{ name: "one", extra: 1 }] })],
    ["an empty text", () => ({ rows: [{ name: "" }] })],
    ["text instead of a table", () => ({ rows: "none" })],
    [
      "an InputError thrown by an output",
      () => ({
        get half() {
          throw new InputError("x", "X is not to my taste today.");
        },
      }),
    ],
    [
      "an exception",
      () => {
        throw new TypeError("broken");
      },
    ],
    [
      "an error on a field that does not exist",
      () => {
        throw new InputError("y", "This is a sentence.");
      },
    ],
    [
      "an error that isn't a sentence",
      () => {
        throw new InputError("x", "bad");
      },
    ],
    [
      "an error with a hole",
      () => {
        throw new InputError("x", "X must be less than undefined.");
      },
    ],
  ])("finds %s", (_, derive) => {
    expect(contractFaults(halving(derive as never), {})).toHaveLength(1);
  });

  it("lets a message quote what was typed", () => {
    const refusing = halving((() => {
      throw new InputError("x", "“NaN” is not a name.");
    }) as never);
    expect(contractFaults(refusing, {})).toEqual([]);
  });

  it("finds an empty headline", () => {
    expect(
      contractFaults(
        halving(() => ({}), ""),
        {},
      ),
    ).toEqual(["headline label is empty"]);
  });
});

it("distinguishes outputs from problems", () => {
  expect(
    outputsOf(
      halving(() => ({})),
      { x: 10 },
    ).half,
  ).toBe(5);
  expect(
    problemsOf(
      halving(() => ({})),
      { x: 200 },
    ),
  ).toEqual([{ field: "x", message: "X must be between 0 and 100." }]);
  expect(() =>
    outputsOf(
      halving(() => ({})),
      { x: 200 },
    ),
  ).toThrow("between 0 and 100");
});

it("finds properties that no one reads, in columns, too", () => {
  const old = { group: "Sizes" };
  expect(
    unknownProperties({
      x: number("X", { ...old, min: 0 }),
      rows: list("Rows", { columns: { width: number("Width", { unit: "m", ...old }) } }),
    }),
  ).toEqual(["x.group", "rows.width.group"]);
});
