import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { Format } from "../../../core/format";
import { workingOf } from "../../../core/steps";
import { headlineOf, modelOf, outputsOf, problemsOf } from "../../../core/testing";
import { loadWorking } from "../../../core/working";
import percentage from "./calculator";

beforeAll(async () => {
  await loadWorking(percentage);
});

describe("percentage-calculator", () => {
  it.each([
    ["of", "15", "80", "12"],
    // NIST Handbook 44 style check: 7.25 % sales tax on 19.99
    ["of", "7.25", "19.99", "1.449275"],
    ["of", "0.1", "0.2", "0.0002"],
    ["what-percent", "1", "3", "100/3"],
    ["what-percent", "45", "360", "12.5"],
    ["whole", "12", "15", "80"],
    ["change", "40", "50", "25"],
    ["change", "-40", "-50", "-25"],
    ["difference", "10", "6", "50"],
    ["increase", "20", "1,250", "1500"],
    ["decrease", "20", "1250", "1000"],
    ["reverse", "-20", "1000", "1250"],
    ["points", "4", "5", "1"],
    ["error", "9.5", "10", "5"],
    ["margin", "60", "80", "25"],
    ["convert", "3/8", "1", "37.5"],
    ["convert", "45%", "1", "45"],
  ])("%s of %s and %s is %s", (mode, x, y, result) => {
    expect(outputsOf(percentage, { mode, x, y }).resultExact).toBe(result);
  });

  it("has a singular for one percentage point, up or down", () => {
    const figure = (x: string, y: string) => headlineOf(percentage, { mode: "points", x, y }).figure;
    expect([figure("4", "5"), figure("5", "4"), figure("4", "5.5")]).toEqual([
      "1 percentage point",
      "−1 percentage point",
      "1.5 percentage points",
    ]);
  });

  it("puts points, basis points and the relative change side by side", () => {
    expect(outputsOf(percentage, { mode: "points", x: "4", y: "5" })).toMatchObject({
      result: 1,
      basisPoints: 100,
      relativeChange: 25,
    });
    expect(outputsOf(percentage, { mode: "points", x: "0", y: "5" }).relativeChange).toBeNull();
  });

  it("chains changes", () => {
    const outputs = outputsOf(percentage, { mode: "chain", y: "1000", percents: "10, -20; 5%" });
    expect(outputs).toMatchObject({ finalValue: 924, netPercentExact: "-7.6" });
    expect(outputs.chainTable[2]).toEqual({ percent: 5, before: 880, after: 924 });
  });

  it("chains up to fifty changes", () => {
    const changes = (count: number) => ({ mode: "chain", y: "1", percents: Array(count).fill("100").join() });
    expect(outputsOf(percentage, changes(50)).finalValue).toBe(2 ** 50);
    expect(problemsOf(percentage, changes(51))).toMatchObject([
      { field: "percents", message: "Enter at most 50 changes." },
    ]);
    expect(problemsOf(percentage, changes(0))).toMatchObject([{ field: "percents" }]);
  });

  it("writes a number as percent, decimal and fraction", () => {
    expect(outputsOf(percentage, { mode: "convert", x: "1/8" })).toMatchObject({
      asPercent: "12.5",
      asDecimal: "0.125",
      asFraction: "1/8",
    });
  });

  it.each([
    ["change", "0", "5", "x"],
    ["what-percent", "1", "0", "y"],
    ["whole", "1", "0", "y"],
    ["error", "1", "0", "y"],
    ["margin", "1", "0", "y"],
    ["reverse", "-100", "5", "x"],
    ["difference", "0", "0", ""],
    ["of", "1/0", "5", "x"],
    ["of", "twelve", "5", "x"],
  ])("%s rejects %s and %s", (mode, x, y, field) => {
    expect(problemsOf(percentage, { mode, x, y }).map((problem) => problem.field)).toEqual([field]);
  });

  it.each([
    [{ y: "x" }, "Enter a number for the value."],
    [{ mode: "change", x: "x" }, "Enter a number for the starting value."],
    [{ mode: "points", y: "x" }, "Enter a number for the ending rate."],
    [{ mode: "margin", x: "x" }, "Enter a number for cost."],
  ])("names what is missing in %j", (inputs, message) => {
    expect(problemsOf(percentage, inputs).map((problem) => problem.message)).toEqual([message]);
  });

  it("has no markup on a cost of 0", () => {
    expect(outputsOf(percentage, { mode: "margin", x: "0", y: "5" })).toMatchObject({
      markupPercent: null,
      marginPercent: 100,
    });
  });

  it("inverts its own calculations", () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(amount, fc.integer({ min: -99, max: 500 }), (value, change) => {
        const raised = outputsOf(percentage, { mode: "increase", x: change, y: value }).resultExact;
        expect(outputsOf(percentage, { mode: "reverse", x: change, y: raised }).result).toBe(value);
        const part = outputsOf(percentage, { mode: "of", x: change, y: value }).resultExact;
        expect(outputsOf(percentage, { mode: "what-percent", x: part, y: value }).result).toBe(change);
      }),
    );
  });
});

describe("the mental arithmetic", () => {
  const last = (inputs: { x: string; y: string }) =>
    workingOf(percentage, modelOf(percentage, inputs), new Format()).at(-1);
  it("ends at the result", () => {
    expect(last({ x: "15", y: "80" })).toMatchObject({
      expression: "10% is 8, 5% is 4, so 8 + 4",
      value: "12",
    });
    expect(last({ x: "37", y: "-3" })?.value).toBe("−1.11");
  });
});

it("writes a decrease in a chain as a subtraction", () => {
  const inputs = { mode: "chain", y: "80", percents: "10, -20" };
  expect(workingOf(percentage, modelOf(percentage, inputs), new Format())[0]).toMatchObject({
    expression: "80 × (1 + 10 ÷ 100) × (1 − 20 ÷ 100)",
    value: "70.4",
  });
});

describe("a discount", () => {
  it("shows what is saved", () => {
    expect(headlineOf(percentage, { mode: "decrease", x: 20, y: 50 })).toMatchObject({
      before: "20% off 50 is",
      figure: "40",
      after: ", and you save 10.",
    });
    expect(headlineOf(percentage, { mode: "decrease", x: -20, y: 50 })).toEqual({
      label: "Result",
      before: "50 decreased by −20% is",
      figure: "60",
    });
  });
});
