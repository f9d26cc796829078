import { describe, expect, it } from "vitest";
import { amount, choice, type Field, type Fields, integer, list, number, text } from "../../../core/fields";
import {
  openingRows,
  pastedRow,
  type Rows,
  readRows,
  rowNamedIn,
  rowsToPasteInto,
  textsNaming,
  type Writing,
  withEarlyCells,
} from "./rows";

const sharedBy = text("Shared by", { control: { rowsOf: { list: "people", column: "name", many: "Everyone" } } });
const fields: Fields = {
  people: list("People", {
    row: { label: "Person" },
    default: [{ name: "A" }, { name: "B" }, { name: "C" }],
    columns: { name: text("Name") },
  }),
  items: list("Items", {
    default: [{ name: "Wine", price: 28, sharedBy: "" }],
    columns: { name: text("Item"), price: amount("Price"), sharedBy },
  }),
};
const people = (...names: string[]): Rows => names.map((name) => ({ name }));
const items = (...sharedBy: string[]) => JSON.stringify(sharedBy.map((names) => ({ name: "x", sharedBy: names })));

function renamed(before: Rows, after: Rows, sharedBy: readonly string[], placeNow = (i: number): number | null => i) {
  const textOf = (key: string) => (key === "items" ? items(...sharedBy) : "[]");
  const texts = textsNaming({ fields, textOf }, { name: "people", before, after, placeNow });
  const rows = JSON.parse(texts.items ?? items(...sharedBy)) as { sharedBy: string }[];
  return rows.map((row) => row.sharedBy);
}

describe("the identity of a row", () => {
  // Keystroke by keystroke, “B” becomes “Ann”, then “Andy”; in between it is empty, and the same as the first
  // one.
  it("outlasts every intermediate name while it is renamed", () => {
    const names = ["B", "", "A", "An", "Ann", "An", "And", "Andy"];
    let sharedBy: readonly string[] = ["Ann", "B:2, Ann", "", "B"];
    for (const [i, name] of names.entries()) {
      if (i === 0) continue;
      sharedBy = renamed(people("Ann", names[i - 1] as string), people("Ann", name), sharedBy);
    }
    expect(sharedBy).toEqual(["Ann", "Andy:2, Ann", "", "Andy"]);
  });

  it("stays with its row when another one is removed", () => {
    const placeNow = (i: number) => (i === 0 ? null : i - 1);
    const left = renamed(people("A", "", "C"), people("", "C"), ["Person 2, C", "A, C", "A"], placeNow);
    expect(left).toEqual(["Person 1, C", "C", "A"]);
  });

  it("leaves lists alone that do not use the name", () => {
    const lists = { fields, textOf: () => "[]" };
    const change = { before: people("A"), after: people("B"), placeNow: (i: number) => i };
    expect(textsNaming(lists, { name: "people", ...change })).toEqual({});
    expect(textsNaming(lists, { name: "items", ...change })).toEqual({});
  });
});

describe("what was typed before the script loaded", () => {
  it("goes into the rows it was typed into", () => {
    const rows = openingRows(fields.people as Field);
    const typed = withEarlyCells(fields, "people", rows, { "people.0.name": "Ann", "people.1.name": "B" });
    expect(typed).toEqual(people("Ann", "B", "C"));
    expect(withEarlyCells(fields, "people", rows, { "people.0.name": "A" })).toBe(rows);
    expect(withEarlyCells(fields, "people", people("X"), { "people.2.name": "Cy" })).toEqual(people("X"));
  });

  it("reads check marks by name", () => {
    const rows = openingRows(fields.items as Field);
    const early = {
      "items.0.sharedBy.all": "true",
      "items.0.sharedBy.0": "true",
      "items.0.sharedBy.1": "true",
    };
    expect(withEarlyCells(fields, "items", rows, early)[0]?.sharedBy).toBe("A, B");
  });
});

it("writes an amount with its cents, and leaves typed text as it is", () => {
  const text = '[{"name":"x","price":18.5},{"price":"18.5"},{"price":12}]';
  expect(readRows(fields.items as Field, text, {}).map((row) => row.price)).toEqual(["18.50", "18.5", "12"]);
  expect(readRows(fields.items as Field, text, { decimalComma: true })[0]?.price).toBe("18,50");
  expect(readRows(fields.items as Field, "nonsense", {})).toEqual([]);
});

it("groups the digits of amounts and long numbers that come by a link, as fields do", () => {
  const flows = list("Flows", { columns: { year: integer("Year"), units: number("Units"), amount: amount("Amount") } });
  const text = '[{"year":2027,"units":25000,"amount":1234567},{"year":"2027","units":9999.5,"amount":-4800.5}]';
  const cells = (writing: Writing) => readRows(flows, text, writing).map((row) => Object.values(row));
  expect(cells({})).toEqual([
    ["2027", "25,000", "1,234,567"],
    ["2027", "9999.5", "-4,800.50"],
  ]);
  expect(cells({ grouping: "lakhs" })[0]).toEqual(["2027", "25,000", "12,34,567"]);
  expect(cells({ decimalComma: true })[1]).toEqual(["2027", "9999,5", "-4 800,50"]);
});

it("does not take an amount in HTML that groups otherwise for one that was typed", () => {
  const flows = list("Flows", { default: [{ amount: 250_000 }], columns: { amount: amount("Amount") } });
  const rows = readRows(flows, '[{"amount":250000}]', { grouping: "lakhs" });
  const early = (typed: string) => withEarlyCells({ flows }, "flows", rows, { "flows.0.amount": typed });
  expect(early("250,000")).toBe(rows);
  expect(early("250,001")).toEqual([{ amount: "250,001" }]);
});

it("drops an untouched example if several rows are pasted at its first row", () => {
  const flow = list("Flows", {
    default: [{ amount: 1 }, { amount: 2 }, { amount: 3 }],
    columns: { amount: amount("Amount") },
  });
  const rows = openingRows(flow);
  const into = (first: number, count: number, isExample = () => true) =>
    rowsToPasteInto({ fields: { flow }, isExample }, "flow", rows, { first, count });
  expect(into(0, 2)).toEqual([]);
  expect(into(1, 2)).toBe(rows);
  expect(into(0, 1)).toBe(rows);
  expect(into(0, 2, () => false)).toBe(rows);
  // People named by items stay.
  const three = openingRows(fields.people as Field);
  const lists = { fields, isExample: () => true };
  expect(rowsToPasteInto(lists, "people", three, { first: 0, count: 2 })).toBe(three);
});

describe("a row that is pasted into", () => {
  const columns: Fields = {
    name: text("Course"),
    credits: number("Credits"),
    level: choice("Level", { options: { regular: "Regular", ap: "AP" } }),
  };
  const before = { name: "History", credits: "4", level: "ap" };
  const pasted = (cells: Record<string, string>) => pastedRow(columns, before, cells, {});

  it("becomes a new row if its first column is pasted, too", () => {
    expect(pasted({ name: "Art", credits: "3" })).toEqual({ name: "Art", credits: "3", level: "regular" });
    expect(pasted({ level: "", name: "Art" })).toEqual({ name: "Art", credits: "", level: "regular" });
  });

  it("keeps the other columns if only a later one is pasted", () => {
    expect(pasted({ credits: "3" })).toEqual({ name: "History", credits: "3", level: "ap" });
  });
});

describe("the row that a message is about", () => {
  const field = list("Subjects", {
    row: { label: "Subject", name: "name" },
    default: [],
    columns: { name: text("Name") },
  });
  it.each([
    ["Arts: Enter a number for marks.", ["Art", "Arts"], 1],
    ["Art: Enter a number for marks.", ["Arts", "Art"], 1],
    ["Art 2: Enter a number for marks.", ["Art", "Art 2"], 1],
    ["“biology”: Enter a number for marks.", ["Art", "biology"], 1],
    ["Art is marked absent.", ["Music", "Art"], 1],
    ["Subject 2: Enter a number for marks.", ["Art", ""], 1],
    ["Subject 12: Enter a number for marks.", Array<string>(12).fill(""), 11],
    ["Add at least one subject.", ["Art", ""], -1],
    [undefined, ["Art", ""], -1],
  ])("%s", (problem, names, index) => {
    expect(rowNamedIn(problem, field, people(...names))).toBe(index);
  });
});
