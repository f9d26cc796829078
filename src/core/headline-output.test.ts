import { expect, it } from "vitest";
import { defineCalculator, type Headline } from "./calculator";
import { number } from "./fields";
import { Format } from "./format";
import { headlineOutput, isFigureOf } from "./headline-output";
import { outputsOf } from "./outputs";

interface Model {
  readonly figure: string;
}

const out = outputsOf<Model>();
const calculator = defineCalculator({
  inputs: { x: number("X", { default: 1 }) },
  outputs: {
    part: out.money("Part", { value: () => 1234.5 }),
    whole: out.money("Whole", { value: () => 1234.5, solve: true }),
    share: out.percent("Share", { value: () => 12.34 }),
    months: out.integer("Months", { value: () => 75 }),
    until: out.date("Until", { value: () => "2056-12-01" }),
    missing: out.number("Missing", { value: () => null, optional: true }),
    words: out.text("Words", { value: () => "seventy-five" }),
  },
  derive: () => ({ figure: "" }),
  headline: ({ figure }: Model): Headline => ({ label: "Answer", figure }),
  working: () => [],
});

const outputs = {
  part: 1234.5,
  whole: 1234.5,
  share: 12.34,
  months: 75,
  until: "2056-12-01",
  missing: null,
  words: "seventy-five",
};
const of = (figure: string) => headlineOutput(calculator, { inputs: { x: 1 }, model: { figure }, outputs } as never);

it.each([
  // Of two with the same value, the one that can be aimed at.
  ["$1,234.50", "whole"],
  ["$1,235", "whole"],
  ["12.34%", "share"],
  ["12.3%", "share"],
  ["12%", "share"],
  ["75", "months"],
  ["75 months", "months"],
  ["December 2056", "until"],
  ["December 1, 2056", "until"],
  // Of a figure that is written like none of them, the one that can be aimed at.
  ["6 years 3 months", "whole"],
  ["751 apples", "whole"],
  ["75.5", "whole"],
  ["12.34", "whole"],
])("the figure %s is that of “%s”", (figure, key) => {
  expect(of(figure)).toBe(key);
});

it("is none where no output lies on a scale", () => {
  const words = { ...calculator, outputs: { words: calculator.outputs.words } };
  expect(headlineOutput(words as never, { inputs: {}, model: { figure: "75" }, outputs } as never)).toBeNull();
});

it.each([
  ["share", 12.34, "12.34%", true],
  ["share", 12.34, "12.3%", true],
  ["share", 12.34, "12.34", false],
  ["months", 75, "75", true],
  ["months", 75, "75%", false],
  ["whole", 1234.5, "$1,234.50", true],
  ["whole", 1234.5, "1,234.5", false],
  ["until", "2056-12-01", "December 2056", true],
  ["until", "2056-12-01", "2056", false],
] as const)("%s of %s is written %s: %s", (key, value, figure, isWritten) => {
  expect(isFigureOf(figure, calculator.outputs[key] as never, value, {}, new Format())).toBe(isWritten);
});
