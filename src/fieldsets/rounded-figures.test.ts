import { expect, it } from "vitest";
import { Format } from "../core/format";
import { roundedFigures } from "./rounded-figures";

const format = new Format("USD");

it.each([
  [26_822.4, 3, "26,800"],
  [26_822.4, 10, "26,822.4"],
  [1 / 60, 10, "0.01666666667"],
  [88, 2, "88"],
  [8.946989587e-8, 3, "8.95 × 10⁻⁸"],
  [-40, 30, "−40"],
])("%d with %d significant figures", (value, significantFigures, text) => {
  expect(roundedFigures(value, { significantFigures }, format).replaceAll("\u00a0", " ")).toBe(text);
});
