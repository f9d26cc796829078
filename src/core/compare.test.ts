import { expect, it } from "vitest";
import { defineCalculator } from "./calculator";
import { bestOf, dateDifference, difference, differingInputs, differingOutputs } from "./compare";
import { evaluate } from "./evaluate";
import { amount, choice, date, number, text } from "./fields";
import { Format } from "./format";
import { outputsOf } from "./outputs";

const inputs = {
  kind: choice("Kind", { options: { loan: "Loan", lease: "Lease" }, default: "loan" }),
  price: amount("Price", { default: 1000 }),
  rate: number("Rate", { default: 5, when: { kind: "loan" } }),
  now: date("Now", { default: "2026-01-01", fill: "now" }),
  pin: text("PIN", { default: "", privacy: "secret" }),
};
const output = outputsOf<{ cost: number; label: string }>();
const calculator = defineCalculator({
  inputs,
  outputs: { cost: output.money("Cost", { better: "lower" }), label: output.text("Label") },
  derive: ({ price, rate, kind }) => ({ cost: price * (1 + rate / 100), label: kind }),
  headline: ({ cost }, format) => ({ label: "Cost", figure: format.money(cost) }),
  working: () => [],
});
const base = { kind: "loan", price: 1000, rate: 5, now: "2026-01-01", pin: "" };

it("finds the inputs that differ, in the order of the form", () => {
  expect(differingInputs(inputs, [base, { ...base, rate: 6, price: 900 }])).toEqual(["price", "rate"]);
  expect(differingInputs(inputs, [base, base, base])).toEqual([]);
});

it("counts an input that a scenario does not use, but not one that none uses", () => {
  expect(differingInputs(inputs, [base, { ...base, kind: "lease" }])).toEqual(["kind", "rate"]);
  const lease = { ...base, kind: "lease" };
  expect(differingInputs(inputs, [lease, { ...lease, rate: 9 }])).toEqual([]);
});

it("ignores secrets and what the page fills in", () => {
  expect(differingInputs(inputs, [base, { ...base, now: "2027-01-01", pin: "1234" }])).toEqual([]);
});

it("finds the outputs that differ by more than noise", () => {
  const answer = (price: number, rate = 0) => evaluate(calculator, { ...base, price, rate });
  expect(differingOutputs(calculator, [answer(0.3), answer(0.1 + 0.2)])).toEqual([]);
  expect(differingOutputs(calculator, [answer(1), answer(2)])).toEqual(["cost"]);
});

it("says how far a number is from the first one", () => {
  const { cost, label } = calculator.outputs;
  expect(difference(cost, 100, 80)).toBe(-20);
  expect(difference(cost, 0.3, 0.1 + 0.2)).toBeNull();
  expect(difference(cost, null, 80)).toBeNull();
  expect(difference(label, "a", "b")).toBeNull();
});

it("marks the best values where the output says which direction is better", () => {
  const { cost, label } = calculator.outputs;
  expect([...bestOf(cost, [3, 1, 2, 1])]).toEqual([1, 3]);
  expect([...bestOf({ ...cost, better: "higher" }, [3, null, 2])]).toEqual([0]);
  expect([...bestOf({ ...cost, type: "date" }, ["2030-01-01", "2029-12-31"])]).toEqual([1]);
  expect([...bestOf(cost, [2, 2])]).toEqual([]);
  expect([...bestOf(cost, [2, null])]).toEqual([]);
  expect([...bestOf(label, ["a", "b"])]).toEqual([]);
});

it("says in words how far two dates are apart", () => {
  const apart = (first: unknown, value: unknown) => dateDifference(date("Paid off"), first, value, new Format());
  expect(apart("2048-04-01", "2047-08-01")).toBe("8 months earlier");
  expect(apart("2047-08-01", "2048-09-01")).toBe("1 year 1 month later");
  expect(apart("2047-08-01", "2049-08-01")).toBe("2 years later");
  // The last days of two months are a month apart.
  expect(apart("2027-01-31", "2027-02-28")).toBe("1 month later");
  expect(apart("2027-01-31", "2027-03-03")).toBe("31 days later");
  expect(apart("2027-01-02", "2027-01-01")).toBe("1 day earlier");
  expect(apart("2027-01-01", "2027-01-01")).toBeNull();
  expect(apart("2027-01-01", null)).toBeNull();
  expect(dateDifference(text("Name"), "2027-01-01", "2027-02-01", new Format())).toBeNull();
});
