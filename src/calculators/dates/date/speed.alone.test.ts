import { expect, it } from "vitest";
import { outputsOf } from "../../../core/testing";
import calculator from "./calculator";

it("spans the whole calendar without walking through it", () => {
  const all = { startDate: "0001-01-01", endDate: "9999-12-31", includeEndDay: true };
  const started = process.hrtime.bigint();
  for (let i = 0; i < 100; i++) outputsOf(calculator, all);
  expect(Number(process.hrtime.bigint() - started) / 1e6 / 100).toBeLessThan(5);
});
