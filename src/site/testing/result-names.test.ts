import { expect, it } from "vitest";
import { defineCalculator, step } from "../../core/calculator";
import { choice, money } from "../../core/fields";
import { Format } from "../../core/format";
import { outputsOf } from "../../core/outputs";
import { parseInputs } from "../../core/parse";
import { answeredBy, testTools } from "../../core/testing";
import { inputsOfModes, nameFaults, totalFaults } from "./result-names";

interface Trade {
  readonly amount: number;
}

const output = outputsOf<Trade>();
const calculator = defineCalculator({
  inputs: {
    amount: money("Amount", { default: 5 }),
    side: choice("Side", { options: { buy: "Buy", sell: "Sell" }, default: "buy" }),
  },
  outputs: {
    gain: output.money("Gain", { opposite: "Loss", value: ({ amount }) => amount }),
    loss: output.money("Loss", { value: () => 1 }),
    cost: output.money("Loss", { optional: true, value: ({ amount }) => (amount > 9 ? amount : null) }),
    hidden: output.money("Gain", { shown: "elsewhere", value: () => 2 }),
    rows: output.table("Rows", {
      columns: { paid: output.money("Amount"), left: output.money("Amount") },
      value: ({ amount }) => (amount > 90 ? [{ paid: 1, left: 2 }] : []),
    }),
  },
  derive: ({ amount }): Trade => ({ amount }),
  headline: () => ({ label: "Gain", figure: "1" }),
  working: () => [],
});

const faults = (amount: number) => {
  const parsed = parseInputs(calculator, { amount, side: "buy" });
  if (parsed.problems) throw new Error(JSON.stringify(parsed.problems));
  const answered = answeredBy(calculator, parsed.inputs, testTools());
  return answered && nameFaults(calculator, answered);
};

it("reports names that two shown results, or two columns of a table with rows, share", () => {
  expect(faults(5)).toEqual([]);
  expect(faults(10)).toEqual(["two results are named “Loss”"]);
  expect(faults(-5)).toEqual(["two results are named “Loss”"]);
  expect(faults(99)).toEqual(["two results are named “Loss”", "two columns of rows are named “Amount”"]);
});

it("reports a result that the bar of parts shows already", () => {
  const parts = { rows: [{ label: "Gain", value: 5 }], total: { label: "All", value: 5 } };
  const parsed = parseInputs(calculator, { amount: 5, side: "buy" });
  const answered = parsed.problems ? null : answeredBy(calculator, parsed.inputs, testTools());
  if (!answered) throw new Error();
  expect(nameFaults(calculator, answered, parts)).toEqual(["two results are named “Gain”"]);
  // A part of 0 is not drawn.
  const rows = [{ label: "Gain", value: 0 }];
  expect(nameFaults(calculator, answered, { ...parts, rows })).toEqual([]);
});

it("reports a working that adds up to another total than the bar of parts", () => {
  const parts = { rows: [], total: { label: "Monthly total", value: 4732.16 } };
  const total = (value: string) => [step("Monthly total = principal and interest + tax", "1 + 2", value)];
  expect(totalFaults(parts, total("$4,732.16"), new Format())).toEqual([]);
  expect(totalFaults(parts, total("$4,512.16"), new Format())).toHaveLength(1);
  expect(totalFaults(parts, [step("Monthly rate", "1", "2")], new Format())).toEqual([]);
});

it("lists the inputs of each mode", () => {
  expect(inputsOfModes(calculator).map((inputs) => inputs.side)).toEqual(["buy", "buy", "sell"]);
});
