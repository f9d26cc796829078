import { expect, it } from "vitest";
import forms from "../calculators/education/percentage/ask";
import percentage from "../calculators/education/percentage/calculator";
import { readOnPage } from "./on-page";

const read = (text: string) => readOnPage(text, forms, percentage.inputs, { habits: {}, codes: ["USD", "EUR"] });

it.each([
  ["7.50% of 1,200", { mode: "of", x: "7.50", y: "1,200" }],
  ["0.10% of 3.00", { mode: "of", x: "0.10", y: "3.00" }],
  ["1/3 percent of 90", { mode: "of", x: "1/3", y: "90" }],
])("keeps the figures of “%s” as they were written", (text, inputs) => {
  expect(read(text)).toMatchObject(inputs);
});

it("writes numbers in words as digits", () => {
  expect(read("twenty percent of 90")).toMatchObject({ mode: "of", x: "20", y: "90" });
});

it("answers nothing with amounts in two currencies, or words that no form has", () => {
  expect(read("5% of $20")).toMatchObject({ x: "5", y: "20" });
  expect(read("from $40 to €50")).toBeNull();
  expect(read("5% of 20 apples")).toBeNull();
});
