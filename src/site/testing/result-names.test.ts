import { expect, it } from "vitest";
import { defineCalculator } from "../../core/calculator";
import { choice, money } from "../../core/fields";
import { outputsOf } from "../../core/outputs";
import { parseInputs } from "../../core/parse";
import { answeredBy, testTools } from "../../core/testing";
import { inputsOfModes, nameFaults } from "./result-names";

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

it("lists the inputs of each mode", () => {
  expect(inputsOfModes(calculator).map((inputs) => inputs.side)).toEqual(["buy", "buy", "sell"]);
});
