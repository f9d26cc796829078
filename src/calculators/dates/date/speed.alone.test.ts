import { expect, it } from "vitest";
import { outputsOf } from "../../../core/testing";
import { millisecondsOf } from "../../../testing-time";
import calculator from "./calculator";

it("spans the whole calendar without walking through it", async () => {
  const all = { startDate: "0001-01-01", endDate: "9999-12-31", includeEndDay: true };
  const hundred = () => {
    for (let i = 0; i < 100; i++) outputsOf(calculator, all);
  };
  expect(await millisecondsOf(hundred, 500)).toBeLessThan(500);
});
