/** By hand, on tables with round figures. */
import { describe, expect, it } from "vitest";
import type { Band, Step } from "../../data/tax/us";
import { bracketParts, bracketRate, bracketTax, forStatus, rateMinusAmount, stepFrom, stepOver } from "./brackets";

const BANDS: readonly Band[] = [
  [0, 10],
  [1000, 20],
  // A lump sum of 50 is added above 2,000.
  [2000, 30, 50],
];

describe("brackets", () => {
  it.each([
    [0, 0, 10],
    [500, 50, 10],
    [999.99, 99.999, 10],
    [1000, 100, 20],
    [1500, 200, 20],
    [2000, 300, 30],
    [3000, 650, 30],
  ])("tax an income of %d with %d, and the next dollar with %d%%", (income, tax, rate) => {
    expect(bracketTax(BANDS, income)).toBeCloseTo(tax, 9);
    expect(bracketRate(BANDS, income)).toBe(rate);
    const parts = bracketParts(BANDS, income);
    expect(parts.reduce((sum, part) => sum + part.tax, 0)).toBeCloseTo(tax, 9);
    expect(parts.reduce((sum, part) => sum + part.income, 0)).toBeCloseTo(income, 9);
  });

  it("have a rate where the first begins above zero, and tax nothing below it", () => {
    const late: readonly Band[] = [[1000, 5]];
    expect([bracketRate(late, 500), bracketTax(late, 500), bracketTax(late, 1000), bracketTax(late, 1100)]).toEqual([
      5, 0, 0, 5,
    ]);
    expect(bracketRate([], 500)).toBe(0);
  });

  it("are split with their bounds, the top one without an end", () => {
    expect(bracketParts(BANDS, 1500)).toEqual([
      { rate: 10, from: 0, to: 1000, income: 1000, tax: 100 },
      { rate: 20, from: 1000, to: 2000, income: 500, tax: 100 },
      { rate: 30, from: 2000, to: null, income: 0, tax: 0 },
    ]);
  });
});

it.each([
  [500, 50],
  [1000, 100],
  [1500, 200],
  [2500, 450],
])("a table of rates and amounts to subtract taxes %d with %d", (income, tax) => {
  expect(
    rateMinusAmount(
      [
        [0, 10],
        [1000, 20, 100],
        [2000, 30, 300],
      ],
      income,
    ),
  ).toBe(tax);
});

it("a table of rates never taxes less than nothing, nor below its first row", () => {
  expect(rateMinusAmount([[100, 10, 50]], 100)).toBe(0);
  expect(rateMinusAmount([[100, 10, 50]], 99)).toBe(0);
});

describe("steps", () => {
  const fromZero: readonly Step[] = [
    [0, 1],
    [100, 2],
    [200, 3],
  ];
  const later: readonly Step[] = [
    [100, 2],
    [200, 3],
  ];

  it.each([
    [fromZero, -5, 1],
    [fromZero, 0, 1],
    [fromZero, 100, 1],
    [fromZero, 100.01, 2],
    [fromZero, 200, 2],
    [fromZero, 500, 3],
    [later, 0, 0],
    [later, 100, 0],
    [later, 101, 2],
    [[], 100, 0],
  ] as const)("of %j have, over %d, the value %d", (steps, income, value) => {
    expect(stepOver(steps, income)).toBe(value);
  });

  it.each([
    [later, 0, 100],
    [later, 99.99, 100],
    [later, 100, 100],
    [later, 199.99, 100],
    [later, 200, 200],
  ] as const)("of %j, from %d on the one at %d counts", (steps, income, from) => {
    expect(stepFrom(steps, income)[0]).toBe(from);
  });
});

it("a value applies to all filing statuses, or has one for each", () => {
  const byStatus = { single: 1, joint: 2, separate: 3, head: 4, survivor: 5 };
  expect([forStatus(byStatus, "joint"), forStatus(byStatus, "survivor"), forStatus(7, "head")]).toEqual([2, 5, 7]);
  expect(forStatus([[0, 1]], "single")).toEqual([[0, 1]]);
});
