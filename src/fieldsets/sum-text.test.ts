import { expect, it } from "vitest";
import { Format } from "../core/format";
import { bracketText, sumText } from "./sum-text";

const format = new Format();

it.each([
  [[85_000, -16_100, 400], "$85,000.00 − $16,100.00 + $400.00"],
  [[100, 0, 50], "$100.00 + $50.00"],
  [[0, 50], "$50.00"],
  [[-50, 20], "0 − $50.00 + $20.00"],
  [[0.004, 1], "$1.00"],
  [[0.005, 1], "$0.01 + $1.00"],
  [[], "$0.00"],
  [[0, 0], "$0.00"],
])("adds up %j as %s", (amounts, text) => {
  expect(sumText(amounts, format)).toBe(text);
});

it.each([
  [0, "0% × $0.00"],
  [500, "10% × $500.00"],
  [1000, "10% × $1,000.00"],
  [1500, "10% × $1,000.00 + 20% × $500.00"],
  // With a lump sum of 50 above 2,000.
  [2500, "10% × $1,000.00 + 20% × $1,000.00 + $50.00 + 30% × $500.00"],
])("writes the tax on %d in each bracket", (income, text) => {
  expect(
    bracketText(
      [
        [0, 10],
        [1000, 20],
        [2000, 30, 50],
      ],
      income,
      format,
    ),
  ).toBe(text);
});

it("leaves out brackets without a tax", () => {
  expect(
    bracketText(
      [
        [0, 0],
        [1000, 20],
      ],
      1500,
      format,
    ),
  ).toBe("20% × $500.00");
  expect(bracketText([[0, 0]], 1500, format)).toBe("0% × $1,500.00");
});
