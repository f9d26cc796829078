/// <reference types="vite/client" />
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UNIT_SOURCES, type UnitRow } from "../../data/units/units";
import { Rational } from "../numbers/rational";
import { approximate, convertExactly, fromSi, readFactor, toSi } from "./conversion";

const files = import.meta.glob<readonly UnitRow[]>(["../../data/units/*.json", "!**/{quantities,sources}.json"], {
  eager: true,
  import: "default",
});
const UNITS = new Map(Object.values(files).flatMap((rows) => rows.map((row) => [row.id, row] as const)));
const unit = (id: string) => UNITS.get(id) as UnitRow;
const convert = (value: string, from: string, to: string) => convertExactly(readFactor(value), unit(from), unit(to));

describe("published sizes", () => {
  /** NIST SP 811 (2008), appendix B.8, where factors in bold are exact. */
  it.each([
    ["1", "foot", "meter", "381/1250"],
    ["1", "mile", "kilometer", "25146/15625"],
    ["1", "pound", "kilogram", "45359237/100000000"],
    ["1", "us-gallon", "liter", "473176473/125000000"],
    ["1", "acre", "square-meter", "316160658/78125"],
    ["1", "knot", "meter-per-second", "463/900"],
    ["-459.67", "fahrenheit", "kelvin", "0"],
    ["-40", "fahrenheit", "celsius", "-40"],
    ["98.6", "fahrenheit", "celsius", "37"],
  ])("%s %s is %s in %s", (value, from, to, expected) => {
    expect(convert(value, from, to).q.toString()).toBe(expected);
  });

  it("30 mpg is 7.84 L/100 km (EPA, 235.215 ÷ mpg), and back", () => {
    const metric = convert("30", "mile-per-us-gallon", "liter-per-100-kilometers");
    expect(approximate(metric).toNumber()).toBeCloseTo(235.214583 / 30, 6);
    expect(convert(metric.q.toString(), "liter-per-100-kilometers", "mile-per-us-gallon").q.toString()).toBe("30");
    expect(() => convert("0", "mile-per-us-gallon", "liter-per-100-kilometers")).toThrow(RangeError);
  });
});

describe("powers of π", () => {
  it("cancel or are evaluated at the end", () => {
    expect(convert("180", "degree", "radian")).toMatchObject({ piPower: 1, q: Rational.ONE });
    expect(approximate(convert("180", "degree", "radian")).toNumber()).toBe(Math.PI);
    expect(approximate(convert("1", "radian", "degree")).toNumber()).toBe(180 / Math.PI);
    expect(convert("1", "turn", "degree")).toMatchObject({ piPower: 0, q: Rational.of(360) });
  });
});

describe("every unit", () => {
  it("is listed once, with a valid factor and a source", () => {
    expect(UNITS.size).toBe(Object.values(files).flat().length);
    for (const { factor, offset = "0", source } of UNITS.values()) {
      expect(readFactor(factor).sign()).not.toBe(0);
      expect(() => readFactor(offset)).not.toThrow();
      expect(Object.keys(UNIT_SOURCES)).toContain(source);
    }
    expect(() => readFactor("ten")).toThrow(RangeError);
  });

  it("converts to every other unit of its quantity and back to the same number", () => {
    const pairs = fc
      .constantFrom(...Object.values(files))
      .chain((rows) => fc.tuple(fc.constantFrom(...rows), fc.constantFrom(...rows)));
    fc.assert(
      fc.property(pairs, fc.integer({ min: 1, max: 1e9 }), ([from, to], n) => {
        const there = convertExactly(Rational.of(n, 1000), from, to);
        fc.pre(there.q.sign() !== 0);
        const back = fromSi(toSi(there, to), from);
        expect(back).toEqual({ q: Rational.of(n, 1000), piPower: 0 });
      }),
    );
  });
});
