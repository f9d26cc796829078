import { expect, it } from "vitest";
import { Format } from "./format";
import { inLakhs } from "./in-lakhs";

it.each([
  [99_999, null],
  [100_000, "₹1 lakh"],
  [4_613_250, "₹46.1325 lakh"],
  [12_500_000, "₹1.25 crore"],
  [85_00_000, "₹85 lakh"],
  [1_23_45_67_890, "₹123.456789 crore"],
])("%d is %s", (amount, words) => {
  expect(inLakhs(amount, new Format("INR"))).toBe(words);
});
