import { expect, it } from "vitest";
import { defineCalculator } from "./calculator";
import { outputsOf } from "./outputs";
import { written } from "./written";

const { money, number, table } = outputsOf<object>();

const columns = { each: money("Each", { optional: true }), ratio: number("Ratio") };

const third = defineCalculator({
  inputs: {},
  outputs: {
    each: money("Each", { optional: true, value: () => null }),
    ratio: number("Ratio", { value: () => 0 }),
    rows: table("Rows", { columns, value: () => null }),
  },
  derive: () => ({}),
  headline: () => ({ label: "Each", figure: "" }),
  working: () => [],
});

it("writes amounts of money with thirteen digits, even in tables, and other numbers in full", () => {
  const ratio = 962.5 / 3;
  const outputs = {
    each: ratio,
    ratio,
    rows: [
      { each: ratio, ratio },
      { each: null, ratio },
    ],
  };
  expect(written(third, { outputs, working: [] })).toEqual({
    outputs: {
      each: 320.8333333333,
      ratio,
      rows: [
        { each: 320.8333333333, ratio },
        { each: null, ratio },
      ],
    },
    working: [],
  });
});

it.each([
  [2569.4300000000003, "2569.43"],
  [-1e-9, "0"],
  [0.1 + 0.2, "0.3"],
  [304 / 7, "43.42857142857"],
  [0.001 / 3, "0.0003333333333333"],
  [1e11 + 1 / 3, "100000000000.33333"],
  [9_007_199_255 + 1 / 3, "9007199255.333334"],
  [1e300, "1e+300"],
])("writes %s as %s", (each, text) => {
  const answer = written(third, { outputs: { each } });
  expect(JSON.stringify(answer)).toBe(`{"outputs":{"each":${text}}}`);
});

it("leaves errors alone", () => {
  const answer = { errors: [{ field: "a", message: "No." }] };
  expect(written(third, answer)).toBe(answer);
});
