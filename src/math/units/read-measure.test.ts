import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rational } from "../numbers/rational";
import { readMeasure } from "./read-measure";
import { convert, type UnitSymbol } from "./units";

/** Expected values follow from the definitions: 1 in = 2.54 cm, 1 ft = 12 in, 1 lb = 0.45359237 kg, 1 st = 14 lb. */
describe("measures as people write them", () => {
  it.each<[text: string, unit: UnitSymbol, value: string]>([
    ['12"', "in", "12"],
    ["12 in", "in", "12"],
    ["1' 6\"", "in", "18"],
    ["1'-6\"", "in", "18"],
    ["1’ 6”", "in", "18"],
    ["1′6″", "ft", "3/2"],
    ["5 ft 11", "in", "71"],
    ["5'11\"", "in", "71"],
    ["5'11", "cm", "9017/50"], // 71 × 2.54 = 180.34
    ["5 ft, 11 in", "in", "71"],
    ["5 feet and 11 inches", "in", "71"],
    ["6 feet 2 inches", "in", "74"],
    ["6ft2in", "in", "74"],
    ["5 1/2 in", "in", "11/2"],
    ["5-1/2 in", "in", "11/2"],
    ["5½ in", "in", "11/2"],
    ["½ in", "in", "1/2"],
    ["3/4 in", "in", "3/4"],
    ["1' 6 1/2\"", "in", "37/2"],
    ["45cm", "cm", "45"],
    ["45 cm", "m", "9/20"],
    ["1.8m", "cm", "180"],
    ["1 m 80", "cm", "180"],
    ["10 m", "ft", "12500/381"], // 10 ÷ 0.3048
    ["180 lb", "lb", "180"],
    ["180 lbs", "kg", "816466266/10000000"],
    ["11 st 4", "lb", "158"],
    ["11 stone 4 lb", "lb", "158"],
    ["11st 4lb", "lb", "158"],
    ["8 lb 6 oz", "oz", "134"],
    ["1,200 lb", "lb", "1200"],
    ["+2 in", "in", "2"],
    ["-2 in", "in", "-2"],
    ["2 cubic yards", "ft³", "54"],
    ["1 yd³", "ft³", "27"],
    ["2 yards", "ft³", "54"],
    ["2 yards", "ft", "6"],
    ["1 gal", "L", "3785411784/1000000000"],
    ["２ in", "in", "2"],
  ])("%s in %s is %s", (text, unit, value) => {
    const [n = "", d = "1"] = value.split("/");
    expect(readMeasure(text, unit)?.value.toString()).toBe(Rational.of(BigInt(n), BigInt(d)).toString());
  });

  it.each<[string, UnitSymbol]>([
    ["5", "ft"],
    ["", "ft"],
    ["ft", "ft"],
    ["5 lb", "ft"],
    ["5 min", "m"],
    ["5 in 2 ft", "ft"],
    ["5 ft 3 ft", "ft"],
    ["5 ft,", "ft"],
    ["5 ft and", "ft"],
    ["5 in 4", "in"],
    ["1/0 in", "in"],
    ["5 ft x", "ft"],
    [`${"1".repeat(101)} in`, "in"],
  ])("“%s” is not a measure in %s", (text, unit) => {
    expect(readMeasure(text, unit)).toBeNull();
  });

  it("reports the units as written, and whether a mark is ambiguous", () => {
    expect(readMeasure("5 ft 11", "in")?.units).toEqual(["ft", "in"]);
    expect(readMeasure("12,5 cm", "cm")).toMatchObject({ uncertain: true });
    expect(readMeasure("12.5 cm", "cm")).toMatchObject({ uncertain: false });
  });

  const UNITS = ["in", "ft", "yd", "mi", "mm", "cm", "m", "km"] as const;

  it("reads any feet and inches exactly", () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.integer({ min: 0, max: 1199 }), (feet, hundredths) => {
        const text = `${feet}' ${hundredths / 100}"`;
        const expected = Rational.of(feet * 1200 + hundredths, 100);
        expect(readMeasure(text, "in")?.value.toString()).toBe(expected.toString());
      }),
    );
  });

  it("agrees with the conversion in doubles, which also converts back", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom(...UNITS),
        fc.constantFrom(...UNITS),
        (thousandths, from, to) => {
          const value = thousandths / 1000;
          const there = convert(value, from, to);
          const read = readMeasure(`${value} ${from}`, to)?.value.toNumber() as number;
          expect(Math.abs(there - read) / read).toBeLessThan(1e-13);
          expect(Math.abs(convert(there, to, from) - value) / value).toBeLessThan(1e-12);
        },
      ),
    );
  });

  it("never throws", () => {
    const piece = fc.constantFrom("1", "5", "/", "0", " ", "'", '"', "ft", "in", "-", ",", ".", "½", "and", "m", "e9");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        readMeasure(pieces.join(""), "ft");
      }),
    );
  });
});
