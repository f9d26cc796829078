import { describe, expect, it } from "vitest";
import { EVERY_GRAMMAR, loadGrammars } from "../reading/grammars";
import { exact } from "./exact-field";
import { boolean, by, choice, date, integer, list, money, number, percent, text } from "./fields";
import { type ReadContext, readField } from "./read";

const price = money("Price", { default: 1 });
const rate = percent("Rate", { default: 1 });
const height = number("Height", { unit: "cm", default: 1 });
const context: ReadContext = { grammars: await loadGrammars(EVERY_GRAMMAR), currency: "USD" };
const read = (field: Parameters<typeof readField>[0], typed: string) => readField(field, typed, context).value;

describe("readField", () => {
  it.each([
    ["400,000", 400_000],
    ["4,00,000", 400_000],
    ["$400k", 400_000],
    ["50 lakh", 5_000_000],
    ["1.5 cr", 15_000_000],
    ["2.5 crore", 25_000_000],
    ["1200*12", 14_400],
    ["(1,200 + 50) * 2", 2500],
    [" 1234.56 ", 1234.56],
    ["-5", -5],
    ["−5", -5],
    ["(1,200)", -1200],
  ])("reads %j as money", (typed, value) => {
    expect(read(price, typed)).toBe(value);
  });

  it("reads minutes and seconds if the number is in minutes", () => {
    const pace = number("Value", { default: 5, reads: { sixtieths: { from: ["pace"] } } });
    const paced = (typed: string, from = "pace") => readField(pace, typed, { ...context, inputs: { from } }).value;
    expect(paced("5:30")).toBe(5.5);
    expect(paced("8:03")).toBe(8.05);
    expect(paced("5.5")).toBe(5.5);
    expect(paced("5:75")).toBe("5:75");
    expect(paced("5:30", "mph")).toBe("5:30");
  });

  it("does not read marks and their maximum as a fraction", () => {
    const score = percent("Score", { default: 1, reads: { outOf: 100 } });
    expect(readField(score, "45/50", context)).toMatchObject({ value: 90, interpretation: "90%" });
    expect(read(score, "17.5 out of 20")).toBe(87.5);
    expect(readField(score, "45/0", context).refusal).toContain("has a maximum of 0");
    expect(readField(score, "45/50", {}).needs).toEqual(["amounts"]);
    expect(read(score, "92")).toBe(92);
    const gpa = number("GPA", { default: 1, reads: { outOf: 4 } });
    expect(readField(gpa, "3.5/4.0", context)).toMatchObject({ value: 3.5, interpretation: "3.5" });
    const marks = number("Marks", { default: 1, reads: { outOf: "max" } });
    expect(readField(marks, "85/100", context)).toEqual({
      value: "85/100",
      refusal: "“85/100” is marks and a maximum. Enter 85 here and 100 as the maximum.",
    });
    expect(read(marks, "61.5")).toBe(61.5);
  });

  it("chooses the unit that a price is per", () => {
    const fields = {
      price: money("Price", { default: 1, reads: { perUnitIn: "unit" } }),
      unit: choice("Price is", { default: "liter", options: { "us-gallon": "per gallon", liter: "per liter" } }),
    };
    const priced = (typed: string, more: ReadContext = context) => readField(fields.price, typed, { ...more, fields });
    for (const typed of ["$3.49/gal", "3.49 a gallon", "3.49 per US gallon"])
      expect(priced(typed), typed).toMatchObject({ value: 3.49, chosen: { unit: "us-gallon" } });
    expect(priced("1.79 / L")).toMatchObject({ value: 1.79, chosen: { unit: "liter" } });
    expect(priced("3.49")).toEqual({ value: 3.49 });
    expect(priced("3.49/kWh").refusal).toContain("“kWh” is not understood");
    expect(priced("3.49/gal", { grammars: {}, currency: "USD" }).needs).toEqual(["amounts"]);
  });

  it("converts a cell in another unit than the one chosen for its column, and refuses a price per another", () => {
    const distances = { options: { mile: "Miles", kilometer: "Kilometers" }, default: "mile" };
    const speeds = { options: { "mile-per-hour": "mph", "pace-min-per-km": "min/km" }, default: "mile-per-hour" };
    const legs = list("Legs", {
      default: [],
      columns: {
        way: number("Way", { reads: { unitIn: "unit" } }),
        pace: number("Pace", { reads: { sixtieths: { speed: ["pace-min-per-km"] }, unitIn: "speed" } }),
        price: money("Price", { reads: { perUnitIn: "unit" } }),
      },
    });
    const fields = { unit: choice("Unit", distances), speed: choice("Speed", speeds), legs };
    const rows = (row: Record<string, string>, speed = "mile-per-hour") =>
      readField(legs, JSON.stringify([row]), { ...context, fields, inputs: { unit: "mile", speed } });
    expect(rows({ way: "16.09344 km", price: "3" }).value).toEqual([{ way: 10, price: 3 }]);
    expect(rows({ way: "12 mi" }).value).toEqual([{ way: 12 }]);
    expect(rows({ pace: "5:30" }, "pace-min-per-km").value).toEqual([{ pace: 5.5 }]);
    expect(rows({ pace: "5:30/km" }, "pace-min-per-km").value).toEqual([{ pace: 5.5 }]);
    expect(rows({ pace: "8:00/mi" }).refusal).toMatch(/^Row 1: /);
    expect(rows({ price: "3/km" }).refusal).toMatch(/^Row 1: /);
  });

  it("reads units and percent signs where they belong", () => {
    expect(read(rate, "6.5%")).toBe(6.5);
    expect(read(rate, "6 1/2 %")).toBe(6.5);
    expect(read(height, "175 cm")).toBe(175);
    expect(read(integer("Term", { unit: "years", default: 1 }), "30 years")).toBe(30);
    const depth = number("Depth", { unit: by("system", { metric: "cm" }, "in"), default: 1 });
    expect(readField(depth, "12 cm", { ...context, inputs: { system: "metric" } }).value).toBe(12);
  });

  it("reads or refuses a number whose unit has no name in the tables", () => {
    const size = number("Size", { default: 1, reads: { unitIn: "kind" } });
    const fields = { size, kind: choice("Kind", { options: { crates: "Crates", "meter-per-second": "m/s" } }) };
    const sized = (typed: string) => readField(size, typed, { ...context, fields, inputs: { kind: "crates" } });
    expect(sized("1,200*2")).toEqual({ value: 2400, interpretation: "2400" });
    expect(sized("many").value).toBe("many");
    expect(sized("many").refusal).toMatch(/^“many” is not understood\./);
    const pace = number("Pace", { default: 5, reads: { sixtieths: { kind: ["crates"] }, unitIn: "kind" } });
    const paced = { ...context, fields: { pace, kind: fields.kind }, inputs: { kind: "crates" } };
    expect(readField(pace, "many", paced).refusal).toMatch(/^“many” /);
    expect(readField(pace, "many", paced).value).toBe("many");
  });

  it("leaves text that isn't a number for parseInputs to reject", () => {
    for (const typed of ["abc", "5 apples", "1/0", "400k pounds"]) expect(read(price, typed)).toBe(typed);
    // Multiplier suffixes apply to amounts of money, not heights.
    expect(read(height, "175 grand")).toBe("175 grand");
    expect(read(height, "175k")).toBe("175k");
    expect(read(number("Race", { unit: "km", default: 1 }), "10k")).toBe(10);
    expect(read(number("Race", { unit: "m", default: 1 }), "10k")).toBe(10_000);
    expect(read(number("Race", { unit: "mi", default: 1 }), "10k")).toBeCloseTo(6.2137, 4);
    expect(read(price, "1e999")).toBe("1e999");
  });

  it("shows its interpretation if that differs from what was typed", () => {
    expect(readField(price, "12,5", context)).toEqual({ value: 12.5, interpretation: "12.5" });
    expect(readField(price, "1.234", { ...context, decimalComma: true })).toEqual({
      value: 1234,
      interpretation: "1234",
      other: "1,234",
    });
    expect(readField(price, "1,234", { ...context, decimalComma: true }).value).toBe(1.234);
    expect(readField(price, "1200*12", context)).toEqual({ value: 14_400, interpretation: "14400" });
    expect(readField(price, "400,000", context)).toEqual({ value: 400_000 });
  });

  it("takes a point as a decimal point if grouped digits would exceed the field's maximum", () => {
    const capped = percent("Rate", { default: 1, max: 50 });
    for (const habits of [context, { ...context, decimalComma: true }]) {
      expect(readField(capped, "6.875", habits)).toEqual({ value: 6.875 });
      expect(readField(price, "1.234", habits).interpretation).toBeDefined();
    }
    // This does not require a grammar, either.
    expect(readField(capped, "6.875")).toEqual({ value: 6.875 });
    expect(readField(price, "1.234")).toEqual({ value: 1.234, needs: ["amounts"] });
    // With a maximum of 10,000, 9.500 may mean nine thousand five hundred.
    expect(readField(percent("Rate", { default: 1, max: 10_000 }), "9.500").needs).toEqual(["amounts"]);
  });

  it("refuses what is no number, and quotes it", () => {
    for (const typed of ["lots", "-", "."]) expect(readField(price, typed, context).refusal).toMatch(/such as 400,000/);
    expect(readField(price, "lots", context).refusal).toBe(
      "“lots” is not understood. Price needs an amount, such as 400,000 or 400k.",
    );
    expect(readField(price, "€500", context).refusal).toMatch(/^“€500” is in EUR\. Price needs an amount in USD/);
    // Plurals would need another verb.
    expect(readField(money("Taxes"), "lots", context).refusal).toMatch(/ Enter an amount, such as/);
  });

  it("leaves a comma after a leading zero to a grammar", () => {
    expect(readField(price, "0,500")).toEqual({ value: "0,500", needs: ["amounts"] });
    expect(readField(price, "0,500", context)).toEqual({ value: 0.5, interpretation: "0.5" });
    expect(readField(height, "5 11/16", context).value).toBe(5.6875);
  });

  it("says that an expression needs a grammar", () => {
    expect(readField(price, "1200*12")).toEqual({ value: "1200*12", needs: ["amounts"] });
  });

  it("keeps exact numbers exact", () => {
    const part = exact("Part", { default: "1" });
    expect(read(part, "1/3")).toBe("1/3");
    expect(read(part, "0.1")).toBe("0.1");
    expect(read(part, "1,234.50")).toBe("1234.50");
    expect(read(part, "12345678901234567890.5")).toBe("12345678901234567890.5");
    expect(read(exact("Part", { default: "1", reads: { percentSign: "divide" } }), "45%")).toBe("45%");
  });

  it("reads an empty field as null, and an empty text field as empty text", () => {
    for (const field of [price, rate, date("Day"), boolean("Flag")]) expect(read(field, "  ")).toBeNull();
    expect(read(choice("Units", { options: { us: "US" } }), "")).toBeNull();
    expect(read(text("Name"), "")).toBe("");
    expect(read(text("Name"), "  spaces kept ")).toBe("  spaces kept ");
    expect(read(list("Rows", { columns: {} }), "")).toEqual([]);
  });

  it("reads several words as booleans", () => {
    const flag = boolean("Flag");
    for (const typed of ["true", "Yes", "1", "on"]) expect(read(flag, typed)).toBe(true);
    for (const typed of ["false", "NO", "0", "off"]) expect(read(flag, typed)).toBe(false);
    expect(read(flag, "maybe")).toBe("maybe");
  });

  it("trims choices and dates, and reads lists as JSON", () => {
    expect(read(choice("Units", { options: { us: "US" } }), " us ")).toBe("us");
    expect(read(date("Day"), "2026-11-20 ")).toBe("2026-11-20");
    const rows = list("Rows", { columns: { amount: money("Amount") } });
    expect(read(rows, '[{"amount": 5}]')).toEqual([{ amount: 5 }]);
    expect(read(rows, "[{")).toBe("[{");
  });
});

describe("without grammars", () => {
  const plain = (text: string) => readField(money("Price", { default: 1 }), text);

  it.each([
    ["400000", 400_000],
    ["400,000.50", 400_000.5],
    ["-12", -12],
    [".5", 0.5],
    ["12.", 12],
  ])("reads %s", (text, value) => expect(plain(text)).toEqual({ value }));

  it.each(["$400k", "4,00,000", "12,5", "1200*12", "1 000"])("asks for one for %s", (text) =>
    expect(plain(text)).toEqual({ value: text, needs: ["amounts"] }),
  );

  it("reads numbers with ambiguous separators, but asks for a grammar to confirm them", () => {
    expect(plain("1.234")).toEqual({ value: 1.234, needs: ["amounts"] });
    expect(plain("1,234")).toEqual({ value: 1234, needs: ["amounts"] });
    expect(plain("1,5")).toEqual({ value: "1,5", needs: ["amounts"] });
    expect(plain("15")).toEqual({ value: 15 });
    expect(plain("0.125")).toEqual({ value: 0.125 });
    expect(plain("1,234,567")).toEqual({ value: 1_234_567 });
  });

  it("reads decimal commas for visitors who use them, and leaves ambiguous points to a grammar", () => {
    const german = (text: string) => readField(money("Price", { default: 1 }), text, { decimalComma: true });
    expect(german("1 234,5")).toEqual({ value: 1234.5 });
    expect(german("12 34 567")).toEqual({ value: 1_234_567 });
    expect(german("6,125")).toEqual({ value: 6.125 });
    expect(german("1.234")).toEqual({ value: "1.234", needs: ["amounts"] });
    expect(german("12.5")).toEqual({ value: 12.5 });
  });
});
