import { expect, it } from "vitest";
import type { Evaluation } from "../../../core/evaluate";
import { amount, money } from "../../../core/fields";
import { Format } from "../../../core/format";
import { curveChart, influenceChart } from "./charts";

const price = amount("Price", { default: 100 });
const subject = { output: money("Loan"), inputs: { price: 100 }, format: new Format() };
const answered = (loan: number) => ({ outputs: { loan } }) as unknown as Evaluation;

it("draws the result over the range, with a gap where there is none, and marks the current value", () => {
  const points = [
    { value: 90, answer: answered(9), problem: null },
    { value: 100, answer: answered(10), problem: null },
    { value: 110, answer: null, problem: "Too high." },
  ];
  const chart = curveChart(price, "loan", 100, { rows: [], points, switches: [] }, subject);
  expect(chart.series[0]?.values).toEqual([9, 10, null]);
  expect(chart.points).toEqual([{ x: 100, y: 10 }]);
  expect(chart.caption).toBe("The loan if the price is between $90.00 and $110.00, and nothing else changes.");
});

it("names each input with the two values it was moved to", () => {
  const found = [{ key: "price", low: { value: 90_000, change: -1 }, high: { value: 110_000, change: 2 } }];
  const chart = influenceChart(found, () => price, subject);
  expect(chart.categories).toEqual(["Price: $90k or $110k"]);
  expect(chart.series.map(({ values }) => values)).toEqual([[-1], [2]]);
});
