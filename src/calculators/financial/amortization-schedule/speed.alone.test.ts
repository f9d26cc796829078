import { expect, it } from "vitest";
import { answer } from "../../../core/answer";
import { outputsOf } from "../../../core/testing";
import { millisecondsOf } from "../../../testing-time";
import schedule from "./calculator";

it("computes fifty years of weekly payments in under 2 ms", async () => {
  const inputs = { termYears: 50, paymentFrequency: "weekly" };
  for (let i = 0; i < 20; i++) outputsOf(schedule, inputs);
  const fifty = () => {
    for (let i = 0; i < 50; i++) answer(schedule, { inputs, outputs: ["schedule"] });
  };
  expect(await millisecondsOf(fifty, 100)).toBeLessThan(100);
});
