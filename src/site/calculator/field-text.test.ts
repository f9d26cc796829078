import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exact } from "../../core/exact-field";
import { type Field, integer, list, money, number, percent, text } from "../../core/fields";
import { Format } from "../../core/format";
import { readField } from "../../core/read";
import { EVERY_GRAMMAR, loadGrammars } from "../../reading/grammars";
import { controlText, fieldText, numberText } from "./field-text";
import { visitorTexts } from "./interpreter";

const FORMATS = [new Format("USD"), new Format("INR"), new Format("JPY")];
const FIELDS: Readonly<Record<string, Field>> = {
  money: money("Price", { default: 1 }),
  percent: percent("Rate", { max: 50, default: 1 }),
  number: number("Length", { unit: "ft", default: 1 }),
  integer: integer("Count", { default: 1 }),
};
const fields = fc.constantFrom(...Object.values(FIELDS));
/** Numbers that are typical of fields, and all the others. */
const numbers = fc.oneof(
  fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
  fc.integer({ min: -1e12, max: 1e12 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

it("shows the inches of `180 cm` to the nearest thousandth", () => {
  const field = number("Height", { unit: "in", default: 7 });
  const shown = (given: ReadonlySet<string>) =>
    controlText(
      "heightIn",
      field,
      { texts: { heightIn: "3" }, current: { heightIn: 10.866141732283465 }, given },
      new Format(),
    );
  expect(shown(new Set(["heightIn"]))).toBe("10.866");
  expect(shown(new Set())).toBe("3");
});

describe("what the page writes into a field", () => {
  it("has both digits of the cents if the currency has cents", () => {
    const price = (value: number, format: Format) => fieldText(FIELDS.money as Field, value, format);
    const [us, , yen] = FORMATS as [Format, Format, Format];
    expect(price(3.2, us)).toBe("3.20");
    expect(price(1200.5, us)).toBe("1,200.50");
    expect(price(29_000, us)).toBe("29,000");
    expect(price(0.114, us)).toBe("0.114");
    expect(price(3.2, yen)).toBe("3.2");
    expect(fieldText(FIELDS.percent as Field, 3.2, us)).toBe("3.2");
  });

  it("groups large numbers, but not those that are labels: years, Unix time", () => {
    const count = { default: 1 };
    expect(fieldText(integer("Count", count), 1_795_132_800, FORMATS[0] as Format)).toBe("1,795,132,800");
    expect(fieldText(integer("Count", { ...count, digits: "plain" }), 1_795_132_800, FORMATS[0] as Format)).toBe(
      "1795132800",
    );
  });

  it.each([false, true])(
    "is read back as the same number (decimal comma: %s)",
    (decimalComma) => {
      fc.assert(
        fc.property(fields, numbers, fc.constantFrom(...FORMATS), (field, value, format) => {
          // 6500% in a field that allows at most 50 would be read as 6.5%; it is rejected in any case.
          fc.pre(Math.abs(value) <= Number(field.max ?? Infinity));
          // Subnormal numbers have lost digits already, and count as 0.
          fc.pre(value === 0 || Math.abs(value) >= 2.3e-308);
          const written = fieldText(field, value, format, decimalComma);
          const { value: read } = readField(field, written, { decimalComma, grammars });
          expect(Number(read), written).toBe(value + 0);
          const alone = readField(field, written, { decimalComma });
          if (!alone.needs) expect(Number(alone.value), written).toBe(value + 0);
        }),
        { numRuns: 500 },
      );
    },
    30_000,
  );

  it("needs no parser if it is an ordinary number", () => {
    for (const decimalComma of [false, true])
      for (const value of [400_000, 1234.5, 0.125, 7, -12_345.67]) {
        const written = numberText(value, decimalComma, "thousands");
        expect(readField(FIELDS.money as Field, written, { decimalComma }).value).toBe(value);
      }
  });

  it("has the visitor's decimal mark", () => {
    const [dollars, rupees] = FORMATS as [Format, Format];
    expect(fieldText(FIELDS.money as Field, 410_000, dollars)).toBe("410,000");
    expect(fieldText(FIELDS.money as Field, 410_000, dollars, true)).toBe("410 000");
    expect(fieldText(FIELDS.money as Field, 1_234_567.5, rupees, true)).toBe("12 34 567,50");
    expect(fieldText(FIELDS.percent as Field, 6.125, dollars, true)).toBe("6,125");
  });
});

const grammars = await loadGrammars(EVERY_GRAMMAR);

describe("the texts of a link", () => {
  const inputs = {
    ...FIELDS,
    ratio: exact("Ratio", { default: "1" }),
    note: text("Note", { default: "" }),
    extras: list("Extras", {
      columns: {
        amount: money("Amount"),
        share: exact("Share"),
        who: text("Who"),
      },
    }),
  };
  const linked = (texts: Record<string, string>, decimalComma: boolean) =>
    visitorTexts(inputs, texts, new Format(), decimalComma);

  it("are canonical for every visitor who opens it", () => {
    const texts = { number: "12.375", percent: "6.125", money: "450000", ratio: "12.375", note: "1.234" };
    expect(linked(texts, false)).toEqual({ ...texts, money: "450,000" });
    expect(linked(texts, true)).toEqual({
      number: "12,375",
      percent: "6,125",
      money: "450 000",
      ratio: "12,375",
      note: "1.234",
    });
  });

  it("stay as they are if they are not numbers", () => {
    const texts = { money: "", number: "lots", percent: ".", ratio: "1/3", extras: "no list" };
    expect(linked(texts, true)).toEqual(texts);
  });

  it("stay as they are if they look like numbers but are beyond them, or have no digits before an exponent", () => {
    const texts = { number: "1e999", money: "9".repeat(400), percent: "e5", ratio: ".e1" };
    for (const decimalComma of [false, true]) expect(linked(texts, decimalComma)).toEqual(texts);
  });

  it("may contain rows, whose cells are canonical, too", () => {
    const rows = [{ amount: 12.375, share: "0.125", who: "1.234" }, { amount: "6.125" }, "x"];
    const { extras = "" } = linked({ extras: JSON.stringify(rows) }, true);
    expect(JSON.parse(extras)).toEqual([{ amount: 12.375, share: "0,125", who: "1.234" }, { amount: 6.125 }, "x"]);
    const context = { decimalComma: true, grammars };
    expect(readField(inputs.extras, extras, context).value).toEqual([
      { amount: 12.375, share: "0.125", who: "1.234" },
      { amount: 6.125 },
      "x",
    ]);
  });
});
