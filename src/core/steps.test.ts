import { expect, it } from "vitest";
import { defineCalculator } from "./calculator";
import { Format } from "./format";
import { workingOf } from "./steps";

function written(show: (format: Format) => string): string {
  const calculator = defineCalculator({
    inputs: {},
    outputs: {},
    derive: () => ({}),
    headline: () => ({ label: "Answer", figure: "1" }),
    working: (_, format) => [{ label: "Number", expression: "itself", value: show(format) }],
  });
  return workingOf(calculator, {}, new Format("EUR"))[0]?.value ?? "";
}

it.each([
  [11.5, "11.5"],
  [275 / 6, "45.833333"],
  [1000, "1,000"],
  [999.9999999, "999.9999999"],
  [11.5000000004, "11.5000000004"],
  [0.1 + 0.2, "0.3"],
  [3 * 1_234_567.1, "3,703,701.3"],
  [0.0000004, "4 × 10⁻⁷"],
  [null, "—"],
])("writes %s with six decimals, or with more if six would make it look round", (value, text) => {
  expect(written(({ number }) => number(value))).toBe(text);
});

it.each([
  [6.25, "6.25%"],
  [0.40026, "0.40026%"],
  [99.99999999, "99.99999999%"],
  [100 / 3, "33.333%"],
])("writes %s as a percentage that its step can be calculated with", (value, text) => {
  expect(written(({ percent }) => percent(value))).toBe(text);
});

it("rounds to two decimals where it is told to", () => {
  expect(written(({ number }) => number(3.00004, 2))).toBe("3");
});

it("writes amounts in the currency of the answer", () => {
  expect(written(({ money }) => money(1234.5))).toBe("€1,234.50");
});
