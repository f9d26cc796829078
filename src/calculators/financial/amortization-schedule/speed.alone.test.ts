import { expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { outputsOf } from "../../../core/testing";
import schedule from "./calculator";

it("computes fifty years of weekly payments in under 2 ms", () => {
  const inputs = { termYears: 50, paymentFrequency: "weekly" };
  for (let i = 0; i < 20; i++) outputsOf(schedule, inputs);
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now();
    answer(schedule, { inputs, outputs: ["schedule"] });
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(2);
});
