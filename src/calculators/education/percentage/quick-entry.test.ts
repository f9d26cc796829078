import { expect, it } from "vitest";
import { outputsOf } from "../../../core/testing";
import percentage from "./calculator";
import { readSentence } from "./quick-entry";

it.each([
  ["20% off 1,250", "decrease", "1000"],
  ["15 % of 80", "of", "12"],
  ["What is 15 percent of 80?", "of", "12"],
  ["45 is what % of 360", "what-percent", "12.5"],
  ["what % of 360 is 45?", "what-percent", "12.5"],
  ["45 out of 360", "what-percent", "12.5"],
  ["12 is 15% of what", "whole", "80"],
  ["from 40 to 50", "change", "25"],
  ["4% to 5%", "points", "1"],
  ["$80 + 15%", "increase", "92"],
  ["80 - 15%", "decrease", "68"],
  ["20% more than 50", "increase", "60"],
  ["3/8 as a percent", "convert", "37.5"],
])("“%s” asks for %s and gives %s", (sentence, mode, result) => {
  const inputs = readSentence(sentence);
  expect(inputs?.mode).toBe(mode);
  expect(outputsOf(percentage, inputs ?? {}).resultExact).toBe(result);
});

it.each([
  ["80+15%", { mode: "increase", x: "15", y: "80" }],
  ["80−15%", { mode: "decrease", x: "15", y: "80" }],
  ["increase 1,250 by 20 percent", { mode: "increase", x: "20", y: "1,250" }],
  ["20% off then another 10% off 1,250", { mode: "chain", y: "1250", percents: "-20, -10" }],
  ["$80 after 20% off original price", { mode: "reverse", x: "-20", y: "80" }],
])("keeps the figures of “%s” as they are written", (sentence, inputs) => {
  expect(readSentence(sentence)).toEqual(inputs);
});

it("reads what a visitor with a decimal comma writes", () => {
  expect(readSentence("12,5% of 80", true)).toEqual({ mode: "of", x: "12,5", y: "80" });
});

it.each(["", "hello", "15", "15 % of", "of 80"])("cannot read “%s”", (sentence) => {
  expect(readSentence(sentence)).toBeNull();
});
