import {
  array,
  assert,
  constant,
  constantFrom,
  double,
  boolean as flags,
  oneof,
  property,
  record,
  string,
} from "fast-check";
import { describe, expect, it } from "vitest";
import { exact } from "./exact-field";
import { boolean, list, money, percent, text } from "./fields";
import { decodeRows, encodeRows } from "./link-rows";

const cards = list("Cards", {
  columns: {
    name: text("Name", { default: "" }),
    balance: money("Balance"),
    rate: percent("Rate", { default: 20, optional: true }),
    promoRate: percent("Promotional rate", { optional: true }),
    closed: boolean("Closed", { default: false }),
    share: exact("Share", { optional: true }),
  },
});

const card = (more: object) => ({
  name: "Visa",
  balance: 4200.5,
  rate: 21,
  promoRate: null,
  closed: false,
  share: null,
  ...more,
});

describe("encodeRows", () => {
  it("writes each column's name once, and leaves out the columns that no row uses", () => {
    expect(encodeRows(cards, [card({}), card({ name: "Store; card", closed: true })])).toBe(
      "name~balance~rate~closed;Visa~4200.5~21~false;Store%3b card~4200.5~21~true",
    );
  });

  it("leaves rows to JSON that lack a cell with a default, or contain more than a scalar", () => {
    expect(encodeRows(cards, [{ name: "Visa", balance: 1 }])).toBe("name~balance;Visa~1");
    expect(encodeRows(cards, [card({}), { name: "Visa", balance: 1 }])).toBeUndefined();
    expect(encodeRows(cards, [card({ name: ["a"] })])).toBeUndefined();
    expect(encodeRows(cards, [])).toBeUndefined();
    expect(encodeRows(cards, "not read")).toBeUndefined();
  });
});

describe("decodeRows", () => {
  it("reads back what was written", () => {
    const cell = record({
      name: oneof(string(), constantFrom("a~b", "50%", "%7e;", "[", "1e5", "")),
      balance: oneof(double({ noNaN: true, noDefaultInfinity: true }), constant("4 hundred"), constant(null)),
      rate: oneof(double({ noNaN: true, noDefaultInfinity: true }), constant(null)),
      promoRate: constantFrom(null, 0, 3.25),
      closed: flags(),
      share: constantFrom("1/3", "0.25", null),
    });
    assert(
      property(array(cell, { minLength: 1, maxLength: 4 }), (rows) => {
        const written = encodeRows(cards, rows as never);
        // −0 has no sign in JSON, either.
        const plain = JSON.parse(JSON.stringify(rows)) as Record<string, unknown>[];
        const read = JSON.parse(decodeRows(cards, written as string)) as Record<string, unknown>[];
        const all = { balance: null, promoRate: null, share: null };
        expect(read.map((row) => ({ ...all, ...row }))).toEqual(plain);
      }),
    );
  });

  it("keeps a number that is too large as it was written", () => {
    expect(JSON.parse(decodeRows(cards, "name~balance;Visa~1e999"))).toEqual([{ name: "Visa", balance: "1e999" }]);
  });

  it("gives an empty cell the default that it must have, and leaves what may be empty empty", () => {
    expect(JSON.parse(decodeRows(cards, "name~balance~rate~promoRate~closed;Visa~4200~~~"))).toEqual([
      { name: "Visa", balance: 4200, rate: null, promoRate: null },
    ]);
  });

  it("leaves anything else as it is", () => {
    for (const text of ['[{"name":"Visa"}]', "", "name", "name~secret;a~b", "Visa; 4200"])
      expect(decodeRows(cards, text)).toBe(text);
  });
});
