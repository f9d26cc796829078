import { beforeAll, expect, it } from "vitest";
import { evaluate } from "../../../core/evaluate";
import { Format } from "../../../core/format";
import { parseInputs } from "../../../core/parse";
import { testTools } from "../../../core/testing";
import { solveChoices } from "../../../site/calculator/solve-choices";
import { DrawnView, prepareView } from "../../../site/testing/draw-view";
import calculator from "./calculator";
import view from "./view";

beforeAll(() => prepareView(calculator, view));

const monday = { date: "2026-11-16", start: "08:00", end: "16:30", breakMinutes: 30 };
const draw = (end: string) =>
  new DrawnView(calculator, view, { mode: "timesheet", overtimeRule: "california", shifts: [{ ...monday, end }] });

it("shows overtime in the table and the chart of a timesheet only if there is any", () => {
  const plain = draw("16:30");
  expect(plain.table("Day by day")).toMatch(/^Date Weekday Worked Regular Pay Nov 16, 2026 Monday 8 h 8 h /);
  expect(plain.bars("Day by day").series.map(({ label }) => label)).toEqual(["Regular"]);
  // In California, the ninth to twelfth hour of a day is overtime.
  const long = draw("18:30");
  expect(long.table("Day by day")).toMatch(
    /^Date Weekday Worked Regular Overtime Pay Nov 16, 2026 Monday 10 h 8 h 2 h /,
  );
  expect(long.bars("Day by day").series.map(({ label }) => label)).toEqual(["Regular", "Overtime"]);
});

it("solves only for what changes the answer: times of day for a length, and the pay for the earnings", () => {
  const offered = (mode: string) => {
    const parsed = parseInputs(calculator, { mode }, new Format());
    return parsed.problems ? null : solveChoices(calculator, evaluate(calculator, parsed.inputs, testTools()));
  };
  expect(offered("clock")).toEqual({
    inputs: ["endTime", "startTime", "breakMinutes"],
    aims: ["totalMinutes", "totalHours"],
  });
  // What is added is a duration, which does not depend on the time of day that it is added to.
  expect(offered("clock-add")).toBeNull();
  expect(offered("timesheet")).toEqual({ inputs: ["payRate"], aims: ["grossPay"] });
});
