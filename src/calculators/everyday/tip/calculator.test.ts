import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Format } from "../../../core/format";
import { outputsOf, problemsOf, workingLines } from "../../../core/testing";
import tip from "./calculator";

const ask = (inputs: object) => outputsOf(tip, inputs as never);
const sum = (rows: readonly { amount: number }[]) =>
  rows.reduce((total, { amount }) => total + Math.round(amount * 100), 0) / 100;

describe("the tip", () => {
  // By hand: 18% of 91.80 − 6.80 = 85.00 is 15.30.
  it("is based on the bill before tax", () => {
    expect(ask({})).toMatchObject({
      tipBase: 85,
      tipAmount: 15.3,
      totalAmount: 107.1,
      tipPerPerson: 3.825,
      totalPerPerson: 26.775,
      effectiveTipPercent: 18,
      sharesText: "26.78 + 26.78 + 26.77 + 26.77",
    });
  });

  it("is based on the bill with tax if that option is chosen", () => {
    expect(ask({ tipOn: "post-tax", tipPercent: 15, billAmount: 100, taxAmount: 8 }).tipAmount).toBe(15);
  });

  it("takes a service charge on the bill into account", () => {
    const outputs = ask({ billAmount: 112.5, taxAmount: 0, includedService: 12.5, tipPercent: 20 });
    expect(outputs).toMatchObject({ tipBase: 100, tipAmount: 7.5, effectiveTipPercent: 20 });
    expect(ask({ billAmount: 112.5, taxAmount: 0, includedService: 12.5, tipPercent: 10 })).toMatchObject({
      tipAmount: 0,
      effectiveTipPercent: 12.5,
      noticeCodes: "service-covers-tip",
    });
  });

  // 4.35 × 10% = 0.435 is a tie in decimal arithmetic but slightly less in binary.
  it("rounds ties away from zero on the exact decimal", () => {
    expect(ask({ billAmount: 4.35, taxAmount: 0, tipPercent: 10 }).tipAmount).toBe(0.44);
    expect(ask({ billAmount: 1.005, taxAmount: 0, tipPercent: 100, currencyDigits: 3 }).tipAmount).toBe(1.005);
  });

  it("has no effective percentage for a bill of 0", () => {
    expect(ask({ billAmount: 0, taxAmount: 0 })).toMatchObject({
      tipAmount: 0,
      effectiveTipPercent: null,
      sharesText: "0.00 + 0.00 + 0.00 + 0.00",
    });
  });
});

describe("rounding", () => {
  const bill = { billAmount: 64.35, taxAmount: 0, tipPercent: 20, people: 3 };

  // 64.35 + 12.87 = 77.22; a third is 25.74.
  it.each([
    ["none", 77.22],
    ["total-up", 78],
    ["total-nearest", 77],
    ["total-down", 77],
    ["tip-up", 77.35],
    ["tip-nearest", 77.35],
    ["tip-down", 76.35],
    ["per-person-up", 78],
    ["per-person-nearest", 78],
    ["per-person-down", 75],
  ])("%s gives %d", (roundMode, total) => {
    expect(ask({ ...bill, roundMode }).totalAmount).toBe(total);
  });

  it("never falls below the bill", () => {
    const small = { ...bill, tipPercent: 0 };
    expect(ask({ ...small, roundMode: "total-down" })).toMatchObject({ totalAmount: 65, tipAmount: 0.65 });
    expect(ask({ ...small, roundMode: "total-nearest", roundTo: 5 }).totalAmount).toBe(65);
    expect(ask({ ...small, roundMode: "per-person-down" }).totalAmount).toBe(66);
    expect(ask({ ...small, roundMode: "tip-down" }).totalAmount).toBe(64.35);
  });

  it("rounds exactly to fractional steps", () => {
    expect(ask({ ...bill, roundMode: "total-down", roundTo: 0.1 }).totalAmount).toBe(77.2);
  });

  it("works in a currency without cents", () => {
    expect(ask({ billAmount: 9180, taxAmount: 680, tipPercent: 10, people: 4, currencyDigits: 0 })).toMatchObject({
      tipAmount: 850,
      totalAmount: 10_030,
      sharesText: "2508 + 2508 + 2507 + 2507",
    });
  });

  it("notes if the bill has more decimals than the currency", () => {
    const outputs = ask({ currencyDigits: 0 });
    expect(outputs.noticeCodes).toBe("finer-than-coins");
    expect(outputs.sharesText).toBe("27 + 27 + 27 + 26");
  });
});

it("compares other tips before rounding, with the rounded total", () => {
  const { comparison } = ask({ billAmount: 50, taxAmount: 0, people: 2, roundMode: "total-up", roundTo: 5 });
  expect(comparison.map((row: { percent: number }) => row.percent)).toEqual([10, 12, 15, 18, 20, 22, 25]);
  expect(comparison[1]).toEqual({ percent: 12, tip: 6, total: 56, perPerson: 28, rounded: 60 });
});

it("shows customary tips by country", () => {
  expect(ask({})).toMatchObject({ customLow: 18, customHigh: 20 });
  expect(ask({ country: "gb" })).toMatchObject({ customLow: 10, customHigh: 12.5 });
  expect(ask({ country: "jp" })).toMatchObject({ customLow: 0, customHigh: 0 });
  expect(ask({ country: "in" }).customNote).toContain("1915");
  expect(ask({ service: "hotel" })).toMatchObject({ customLow: null, customHigh: null });
  expect(ask({ country: "gb" }).tipAmount).toBe(ask({}).tipAmount);
});

describe("invalid inputs", () => {
  it.each([
    [{ billAmount: -1 }, "billAmount", "Bill must be 0 or more."],
    [{ billAmount: null }, "billAmount", "Enter a number for the bill."],
    [{ billAmount: "ten" }, "billAmount", "Enter a number for the bill."],
    [{ billAmount: 10, taxAmount: 11 }, "taxAmount", "Tax must be between 0 and the bill of 10.00."],
    [
      { billAmount: 50, taxAmount: 10, includedService: 40.01 },
      "includedService",
      "Tax and service charge together must not be more than the bill of 50.00.",
    ],
    [{ people: 0 }, "people", "People must be a whole number between 1 and 1,000."],
    [{ people: 2.5 }, "people", "People must be a whole number between 1 and 1,000."],
    [{ roundMode: "tip-up", roundTo: 0 }, "roundTo", "Round to a multiple of more than 0."],
    [{ tipPercent: 201 }, "tipPercent", "Tip percentage must be between 0 and 200%."],
  ])("%j", (inputs, field, message) => {
    expect(problemsOf(tip, inputs)).toEqual([{ field, message }]);
  });

  it("do not include the rounding step if nothing is rounded", () => {
    expect(problemsOf(tip, { roundTo: 0 })).toEqual([]);
  });
});

it("computes shares that add up to the total and differ by at most one cent", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 1, max: 60 }),
      (cents, tipPercent, people) => {
        const outputs = ask({ billAmount: cents / 100, taxAmount: 0, tipPercent, people });
        expect(sum(outputs.shares)).toBeCloseTo(outputs.totalAmount, 9);
        const amounts = outputs.shares.map((row: { amount: number }) => Math.round(row.amount * 100));
        expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
      },
    ),
  );
});

it("writes amounts of money with their cents, and the rate as in the headline", () => {
  const lines = workingLines(tip, { billAmount: 85, taxAmount: 0, tipPercent: 8, people: 2 }).join("\n");
  expect(lines).toContain("$91.80 ÷ 2");
  expect(lines).toMatch(/\$45\.90/);
  expect(lines).not.toMatch(/\$45\.9\b(?!0)/);
  expect(lines).toContain("2 people × $45.90");
  // 22% of 59.38 is 13.0636; the 13.06 that are paid are 21.994% of it.
  expect(new Format().value(tip.outputs.effectiveTipPercent, 21.994)).toBe("22%");
});
