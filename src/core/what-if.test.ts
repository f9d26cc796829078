import { expect, it } from "vitest";
import { defineCalculator, InputError, notice } from "./calculator";
import { evaluate, NO_TOOLS } from "./evaluate";
import { amount, integer, number, percent, text } from "./fields";
import { outputsOf } from "./outputs";
import { explore, influences, type Outcome, valuesAround, variableInputs } from "./what-if";

interface Loan {
  readonly fee: number;
  readonly insurance: number;
  readonly total: number;
  readonly level: "low" | "high";
  readonly isLarge: boolean;
}
const { money, choice } = outputsOf<Loan>();
const calculator = defineCalculator({
  inputs: {
    price: amount("Price", { default: 100_000, min: 1 }),
    down: percent("Down payment", { default: 15, min: 0, max: 100 }),
    years: integer("Years", { default: 5, min: 1, max: 40 }),
    rounding: number("Rounding", { default: 0 }),
    memo: text("Memo", { default: "" }),
  },
  outputs: {
    total: money("Total"),
    insurance: money("Insurance"),
    level: choice("Level", { options: { low: "Low", high: "High" } }),
  },
  derive({ price, down, years }): Loan {
    if (down > 26) throw new InputError("down", "At most 26% can be paid down.");
    const insurance = down < 20 ? price / 100 : 0;
    return {
      fee: 0,
      insurance,
      total: price * (1 - down / 100) + insurance + years,
      level: down < 12.5 ? "low" : "high",
      isLarge: down >= 25,
    };
  },
  headline: ({ total }, format) => ({ label: "Total", figure: format.money(total) }),
  notices: ({ isLarge }) => [isLarge && notice("large", "This is a large down payment.")],
  working: () => [],
});
const LOAN: Loan = { fee: 0, insurance: 0, total: 1, level: "low", isLarge: false };
const { inputs: fields } = calculator;
const inputs = { price: 100_000, down: 15, years: 5, rounding: 0, memo: "" };

function finished<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

it("takes seven round values around the current one", () => {
  expect(valuesAround(fields.price, inputs, 100_000)).toEqual([70, 80, 90, 100, 110, 120, 130].map((k) => k * 1000));
  expect(valuesAround(fields.down, inputs, 6.5)).toEqual([5, 5.5, 6, 6.5, 7, 7.5, 8]);
  expect(valuesAround(fields.years, inputs, 5)).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

it("takes more on the other side near a limit", () => {
  expect(valuesAround(fields.years, inputs, 1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(valuesAround(fields.years, inputs, 40)).toEqual([10, 15, 20, 25, 30, 35, 40]);
  expect(valuesAround({ ...fields.years, max: 2 }, inputs, 1)).toEqual([1, 2]);
});

it("takes steps from zero by the size of the other amounts", () => {
  expect(valuesAround({ ...fields.price, min: 0 }, inputs, 0, 400_000)).toEqual([0, 500, 1000, 1500, 2000, 2500, 3000]);
});

it("counts terms in whole months", () => {
  const years = number("Term", { min: 1 / 12, reads: { stepsPerUnit: 12 } });
  for (const value of valuesAround(years, {}, 2.5)) expect((value * 12) % 1).toBeCloseTo(0, 9);
});

it("finds where something begins, ends or is no longer possible, with the value itself", () => {
  const { switches } = finished(explore(calculator, { ...inputs, down: 21 }, "down", NO_TOOLS));
  expect(switches).toEqual([
    { at: 20, changes: ["No more insurance."] },
    { at: 25, changes: ["This is a large down payment."] },
    { at: 26, changes: ["At most 26% can be paid down."] },
  ]);
  const below = finished(explore(calculator, inputs, "down", NO_TOOLS)).switches;
  expect(below).toEqual([
    { at: 12.5, changes: ["Level: High."] },
    { at: 20, changes: ["No more insurance."] },
  ]);
});

it.each([541_287, 541_287.5, 118_000.25, 1_234_567])("gives %d, where something switches, in full", (threshold) => {
  const limited = { ...calculator, notices: ({ fee }: Loan) => [fee >= threshold && notice("limit", "Over.")] };
  const asFee = { ...limited, derive: ({ price }: { price: number }) => ({ ...LOAN, fee: price }) };
  const { switches } = finished(explore(asFee, { ...inputs, price: threshold * 1.01 }, "price", NO_TOOLS));
  expect(switches).toEqual([{ at: threshold, changes: ["Over."] }]);
});

it.each([
  [20.157_741, 20.158],
  [17.000_001, 17.001],
  [18.25, 18.25],
])("gives a measure with the digits that anyone would set, not below the switch at %d", (threshold, at) => {
  const limited = { ...calculator, notices: ({ fee }: Loan) => [fee >= threshold && notice("limit", "Over.")] };
  const asFee = { ...limited, derive: ({ down }: { down: number }) => ({ ...LOAN, fee: down }) };
  const { switches } = finished(explore(asFee, { ...inputs, down: 19 }, "down", NO_TOOLS));
  expect(switches.find(({ changes }) => changes.includes("Over."))?.at).toBe(at);
});

it("tells with a value all that has switched there", () => {
  const limited = {
    ...calculator,
    notices: ({ fee }: Loan) => [
      fee >= 20.157_741 && notice("limit", "Over."),
      fee >= 20.157_75 && notice("far", "Far over."),
    ],
  };
  const asFee = { ...limited, derive: ({ down }: { down: number }) => ({ ...LOAN, fee: down }) };
  const { switches } = finished(explore(asFee, { ...inputs, down: 19 }, "down", NO_TOOLS));
  expect(switches.find(({ changes }) => changes.includes("Over."))).toEqual({
    at: 20.158,
    changes: ["Over.", "Far over."],
  });
});

it("gives the first whole number with the new state", () => {
  for (const threshold of [19, 20, 21]) {
    const limited = { ...calculator, notices: ({ fee }: Loan) => [fee >= threshold && notice("limit", "Over.")] };
    const asFee = { ...limited, derive: ({ years }: { years: number }) => ({ ...LOAN, fee: years }) };
    const { switches } = finished(explore(asFee, { ...inputs, years: 18 }, "years", NO_TOOLS));
    expect(switches).toEqual([{ at: threshold, changes: ["Over."] }]);
  }
});

it("answers every point as the calculator does", () => {
  const { rows, points } = finished(explore(calculator, inputs, "down", NO_TOOLS));
  const check = ({ value, answer }: Outcome) =>
    expect(answer?.outputs.total).toBe(evaluate(calculator, { ...inputs, down: value }).outputs.total);
  rows.forEach(check);
  points.forEach(check);
  expect(rows.map(({ value }) => value)).toContain(15);
  expect(points.length).toBeGreaterThan(40);
  expect(points.map(({ value }) => value)).toEqual([...points.map(({ value }) => value)].sort((a, b) => a - b));
});

it("ranks the inputs by how far they move the result", () => {
  const found = finished(influences(calculator, evaluate(calculator, inputs), "total", NO_TOOLS));
  expect(found.map(({ key }) => key)).toEqual(["price", "down", "years"]);
  expect(found[0]?.low.value).toBe(90_000);
  expect(found[0]?.low.change).toBeCloseTo(-8600, 6);
  expect(found[0]?.high.change).toBeCloseTo(8600, 6);
  // A tenth of five years would be half a year.
  expect(found[2]?.high).toEqual({ value: 6, change: 1 });
});

it("varies numbers only", () => {
  expect(variableInputs(calculator, inputs)).toEqual(["price", "down", "years", "rounding"]);
});

it("leaves out a notice that comes and goes all the time, and finds what switches beyond it", () => {
  const restless = {
    ...calculator,
    notices: ({ fee }: Loan) => [fee % 2 === 0 && notice("even", "Even."), fee >= 21 && notice("limit", "Over.")],
  };
  const asFee = { ...restless, derive: ({ years }: { years: number }) => ({ ...LOAN, fee: years }) };
  const { switches } = finished(explore(asFee, { ...inputs, years: 18 }, "years", NO_TOOLS));
  expect(switches).toEqual([{ at: 21, changes: ["Over."] }]);
});
