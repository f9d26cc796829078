import { expect, it } from "vitest";
import { withMinus } from "./signs";

it.each([
  ["x = -1/2 or (-0.5)", "x = −1/2 or (−0.5)"],
  ["-$5 and -₹2.5 lakh, -.5", "−$5 and −₹2.5 lakh, −.5"],
  // Dates, ranges, words, subtractions without spaces, and codes stay.
  ["2026-11-28, pages 4-5, COVID-19, a - b, x-1, -x", "2026-11-28, pages 4-5, COVID-19, a - b, x-1, -x"],
])("%s is shown as %s", (text, shown) => {
  expect(withMinus(text)).toBe(shown);
});
