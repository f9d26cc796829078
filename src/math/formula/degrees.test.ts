import { describe, expect, it } from "vitest";
import { agm, cosDegrees, DEGREES, sinDegrees, tanDegrees } from "./degrees";
import { Formula } from "./formula";

describe("in degrees", () => {
  it.each([
    [0, 0, 1],
    [30, 0.5, Math.sqrt(3) / 2],
    [45, Math.SQRT1_2, Math.SQRT1_2],
    [60, Math.sqrt(3) / 2, 0.5],
    [90, 1, 0],
    [120, Math.sqrt(3) / 2, -0.5],
    [180, 0, -1],
    [-90, -1, 0],
    [450, 1, 0],
    [-330, 0.5, Math.sqrt(3) / 2],
  ])("sine and cosine of %s°", (angle, sine, cosine) => {
    expect(sinDegrees(angle)).toBeCloseTo(sine, 14);
    expect(cosDegrees(angle)).toBeCloseTo(cosine, 14);
  });

  it("are exact if the result is 0, ½ or 1", () => {
    expect([cosDegrees(90), cosDegrees(60), sinDegrees(180), sinDegrees(-30)]).toEqual([0, 0.5, 0, -0.5]);
    expect(tanDegrees(45)).toBeCloseTo(1, 14);
    expect(tanDegrees(90)).toBe(Number.POSITIVE_INFINITY);
  });

  it("work in formulas, in both directions", () => {
    const value = (text: string, x: number) => new Formula(text).evaluate({ x }, DEGREES);
    expect(value("10 × cos(x)", 60)).toBe(5);
    for (const angle of [-60, 10, 89]) expect(value("arcsin(sin(x))", angle)).toBeCloseTo(angle, 12);
    expect(value("arccos(x)", 0)).toBe(90);
    expect(value("arctan(x)", 1)).toBe(45);
  });
});

it("treats values beyond ±1 by rounding as ±1, but no others", () => {
  const value = (text: string, x: number) => new Formula(text).evaluate({ x }, DEGREES);
  expect(value("arcsin(x)", 1 + 2e-16)).toBe(90);
  expect(value("arccos(x)", -1 - 4e-16)).toBe(180);
  expect(value("arccos(x)", 1.0001)).toBeNaN();
});

it("computes the arithmetic–geometric mean: Gauss's constant is 1 ÷ agm(1, √2)", () => {
  expect(1 / agm(1, Math.SQRT2)).toBeCloseTo(0.834626841674073, 14);
  expect([agm(7, 7), agm(1, 0)]).toEqual([7, 0]);
  expect(agm(1, 1e-300)).toBeGreaterThan(0);
});
