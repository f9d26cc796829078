import { describe, expect, it } from "vitest";
import { Rational } from "../numbers/rational";
import { breakDown, roundToFraction } from "./break-down";
import { toSi } from "./conversion";
import { formulaText } from "./formula-text";

const FOOT = { symbol: "ft", factor: "0.3048" };
const INCH = { symbol: "in", factor: "0.0254" };
const CENTIMETER = { symbol: "cm", factor: "0.01" };

describe("formulas", () => {
  const mpg = { symbol: "mpg", factor: "48000000000/112903" };
  const metric = { symbol: "L/100 km", factor: "100000000", inverse: true } as const;
  const gallons = { symbol: "gal/100 mi", factor: "4800000000000/112903", inverse: true } as const;
  const celsius = { symbol: "°C", factor: "1", offset: "273.15" };
  const degree = { symbol: "°", factor: "1/180", piPower: 1 };
  const radian = { symbol: "rad", factor: "1" };

  /** NIST SP 811 (2008), B.8; EPA: 235.215 ÷ mpg. */
  it.each([
    [FOOT, CENTIMETER, "cm = ft × 30.48"],
    [CENTIMETER, FOOT, "ft = cm ÷ 30.48"],
    [INCH, FOOT, "ft = in ÷ 12"],
    [FOOT, FOOT, "ft = ft"],
    [celsius, { symbol: "°F", factor: "5/9", offset: "459.67" }, "°F = °C × 9/5 + 32"],
    [mpg, metric, "L/100 km = 235.214583… ÷ mpg"],
    [metric, mpg, "mpg = 235.214583… ÷ L/100 km"],
    [metric, gallons, "gal/100 mi = L/100 km × 0.425143707…"],
    [degree, radian, "rad = ° × π/180"],
    [radian, degree, "° = rad × 180/π"],
    [{ symbol: "turn", factor: "2", piPower: 1 }, radian, "rad = turn × 2π"],
    [radian, { symbol: "turn", factor: "2", piPower: 1 }, "turn = rad × 1/(2π)"],
    [{ symbol: "m", factor: "1" }, { symbol: "尺", factor: "10/33" }, "尺 = m × 3.3"],
    [{ symbol: "K", factor: "3/7" }, { symbol: "x", factor: "5/11" }, "x = K × 33/35"],
    [{ symbol: "nm", factor: "1e-9" }, { symbol: "km", factor: "1000" }, "km = nm × 1e-12"],
  ])("%o to %o", (from, to, text) => {
    expect(formulaText(from, to)).toBe(text);
  });
});

describe("several units", () => {
  const inParts = (value: string, units: readonly (typeof FOOT)[], parts: number) => {
    const si = toSi({ q: Rational.fromDecimal(value) as Rational, piPower: 0 }, INCH);
    const { negative, values } = breakDown(si, units, (rest) => roundToFraction(rest, parts));
    return (negative ? "-" : "") + values.join(" ");
  };
  const YARD = { symbol: "yd", factor: "0.9144" };

  it.each([
    ["70.875", [FOOT, INCH], 8, "5 87/8"],
    ["95.99", [FOOT, INCH], 8, "8 0"],
    ["-70", [FOOT, INCH], 1, "-5 10"],
    ["107.99", [YARD, FOOT, INCH], 2, "3 0 0"],
    ["35.99", [YARD, FOOT, INCH], 2, "1 0 0"],
    ["-0.01", [FOOT, INCH], 2, "0 0"],
    ["6", [FOOT, INCH], 2, "0 6"],
    ["6.5", [INCH], 2, "13/2"],
  ])("%s in as %o to 1/%s is %s", (value, units, parts, text) => {
    expect(inParts(value, units, parts)).toBe(text);
  });
});
