import { describe, expect, it } from "vitest";
import { answer } from "./answer";
import { defineCalculator, step } from "./calculator";
import { effectiveValues } from "./defaults";
import { by, choice, date, list, money, number } from "./fields";
import { outputsOf } from "./outputs";
import { parseInputs } from "./parse";

let made: string[] = [];

const make = outputsOf<{ double: () => number; table: () => number }>();

const shop = defineCalculator({
  inputs: {
    units: choice("Units", { options: { metric: "Metric", us: "US" }, default: "metric" }),
    size: number("Size", { default: by("units", { us: 4 }, 10), min: 0, max: 100 }),
    from: date("From", { default: null, messages: { invalid: "Enter a date as YYYY-MM-DD." } }),
    items: list("Items", {
      default: [],
      row: { label: "Item" },
      columns: { price: money("Price", { min: 0, messages: { invalid: "the price must be 0 or more." } }) },
    }),
  },
  outputs: {
    double: make.number("Double", { value: (shop) => shop.double() }),
    table: make.number("Table", { value: (shop) => shop.table() }),
  },
  derive({ size }) {
    const later = (name: string, value: number) => () => {
      made.push(name);
      return value;
    };
    return { size, double: later("double", 2 * size), table: later("table", size) };
  },
  notices() {
    made.push("notices");
    return [{ code: "big-shop", message: "The shop is big." }];
  },
  headline: () => ({ label: "Double", figure: "2" }),
  working: ({ size }) => [step("Table", "size", String(size))],
});

function ask(question: Parameters<typeof answer>[1]) {
  made = [];
  return answer(shop, question);
}

describe("outputs", () => {
  it("are computed only on request, and only once", () => {
    expect(ask({ outputs: ["double"] })).toEqual({ outputs: { double: 20 } });
    expect(made).toEqual(["double"]);
    expect(ask({ outputs: ["noticeCodes", "notices", "notices"] })).toEqual({
      outputs: { noticeCodes: "big-shop", notices: [{ code: "big-shop", message: "The shop is big." }] },
    });
    expect(made).toEqual(["notices"]);
    ask({});
    expect(made.sort()).toEqual(["double", "notices", "table"]);
  });

  it("can be combined with the working, which reads the model", () => {
    expect(ask({ outputs: ["double"], working: true })).toEqual({
      outputs: { double: 20 },
      working: [{ label: "Table", expression: "size", value: "10" }],
    });
  });
});

describe("effective inputs", () => {
  it("have defaults that depend on the given inputs", () => {
    expect(effectiveValues(shop.inputs, {})).toMatchObject({ units: "metric", size: 10 });
    expect(effectiveValues(shop.inputs, { units: "us" })).toMatchObject({ size: 4 });
    expect(effectiveValues(shop.inputs, { units: "us", size: 7 })).toMatchObject({ size: 7 });
  });

  it("do not carry values from one question to the next", () => {
    const first = parseInputs(shop, { units: "us", from: "2027-01-01" });
    expect(first.problems).toBeUndefined();
    expect(effectiveValues(shop.inputs, {})).toMatchObject({ units: "metric", size: 10, from: null });
  });
});

describe("a field's own message for an invalid value", () => {
  it("replaces the usual ones", () => {
    expect(parseInputs(shop, { from: "2027-02-30" }).problems).toEqual([
      { field: "from", message: "Enter a date as YYYY-MM-DD." },
    ]);
    expect(parseInputs(shop, { items: [{ price: 1 }, { price: -1 }] }).problems).toEqual([
      { field: "items", message: "Item 2: the price must be 0 or more." },
    ]);
    expect(parseInputs(shop, { items: [{}] }).problems).toEqual([
      { field: "items", message: "Item 1: the price must be 0 or more." },
    ]);
  });
});
