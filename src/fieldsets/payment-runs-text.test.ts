import { expect, it } from "vitest";
import { Format } from "../core/format";
import { paymentRunsText } from "./payment-runs-text";

const text = (...runs: [count: number, amount: number][]) =>
  paymentRunsText(
    runs.map(([count, amount]) => ({ count, amount })),
    new Format(),
  );

it("writes out up to four amounts", () => {
  expect(text([360, 2022.617])).toBe("360 × 2,022.62");
  expect(text([5, 1], [1, 2], [11, 3], [240, 4])).toBe("5 × 1.00, then 1 × 2.00, then 11 × 3.00, then 240 × 4.00");
});

it("never leaves out the amount that is paid most often", () => {
  expect(text([5, 1], [1, 2], [11, 3], [1, 4], [240, 5])).toBe(
    "5 × 1.00, then 1 × 2.00, then 11 × 3.00, then 1 other amount, then 240 × 5.00",
  );
  expect(text([5, 1], [1, 2], [11, 3], [240, 4], [1, 5], [7, 6])).toBe(
    "5 × 1.00, then 1 × 2.00, then 11 × 3.00, then 240 × 4.00, then 2 other amounts",
  );
  expect(text([50, 1], [1, 2], [11, 3], [2, 4], [1, 5])).toBe(
    "50 × 1.00, then 1 × 2.00, then 11 × 3.00, then 2 other amounts",
  );
});
