import { expect, it } from "vitest";
import { choice, choiceInCell } from "./choice";

const STATUSES = {
  single: "Single",
  joint: "Married filing jointly",
  separate: "Married filing separately",
  head: "Head of household",
};

it.each([
  ["joint", "joint"],
  ["Head of Household", "head"],
  // Beginnings of words are enough if only one option has them all.
  ["married joint", "joint"],
  ["mar sep", "separate"],
  ["house", "head"],
])("reads %s as %s", (text, code) => {
  expect(choice(text, { options: STATUSES })).toEqual({ value: code });
});

it.each([
  ["filing", ["joint (Married filing jointly)", "separate (Married filing separately)"]],
  ["married single", ["single", "joint (Married filing jointly)", "separate (Married filing separately)"]],
  ["widowed", ["single", "joint", "separate", "head"]],
  ["—", ["single", "joint", "separate", "head"]],
])("refuses %s, which means none or several of them", (text, named) => {
  const read = choice(text, { options: STATUSES, noun: "Filing status" });
  if (!("refusal" in read)) throw new Error(`${text} was read as ${read.value}`);
  for (const name of named) expect(read.refusal).toContain(name);
  expect(read).toHaveProperty("part", text);
});

it("finds an option by a name that its label does not have", () => {
  const options = { USD: "US dollars", EUR: "Euros" };
  expect(choice("bucks", { options, find: (name) => (name === "bucks" ? "USD" : null) })).toEqual({ value: "USD" });
});

it("reads a cell as the option whose action it names, if only one is named", () => {
  const sides = { buy: "Buy", sell: "Sell" };
  expect(choiceInCell("You bought", sides)).toBe("buy");
  expect(choiceInCell("bought and sold", sides)).toBe("buy");
  expect(choiceInCell("You bought or sold", sides)).toBeNull();
  expect(choiceInCell("Dividend", sides)).toBeNull();
});
