import { expect, it } from "vitest";
import { EVERY_GRAMMAR, loadGrammars } from "../reading/grammars";
import { amount, date, number, percent } from "./fields";
import { readField } from "./read";

const grammars = await loadGrammars(EVERY_GRAMMAR);
const rate = percent("Rate", { unit: "% / year", default: 6 });
const price = amount("Price", { default: 100 });
const years = number("Term", { unit: "years", default: 30 });
const size = number("Height", { unit: "cm", default: 170 });

const range = (field: Parameters<typeof readField>[0], text: string) => {
  const { value } = readField(field, text, { grammars, fields: {}, currency: "USD" });
  return (value as { range?: unknown } | null)?.range ?? value;
};

it.each([
  [rate, "6.5~7.5", [6.5, 7.5]],
  [rate, "6.5 to 7.5", [6.5, 7.5]],
  [rate, "6.5 to 7.5%", [6.5, 7.5]],
  [rate, "7±0.5", [6.5, 7.5]],
  [rate, "7% ± 0.5%", [6.5, 7.5]],
  [rate, "7 +/- .5", [6.5, 7.5]],
  [price, "400~500k", [400_000, 500_000]],
  [price, "$400,000 to $450,000", [400_000, 450_000]],
  [price, "400k ± 10%", [360_000, 440_000]],
  [years, "20 to 30 years", [20, 30]],
  [years, "18 months ~ 3 years", [1.5, 3]],
  [size, "1.5~1.8 m", [150, 180]],
  [size, "180 cm ± 5", [175, 185]],
])("reads $1 as a range", (field, text, ends) => {
  expect(range(field, text)).toEqual(ends);
});

it("takes both ends of a temperature in the unit that is written with one of them", () => {
  const warmth = number("Temperature", { unit: "°F", default: 70 });
  expect(range(warmth, "20±5 °C")).toEqual([59, 77]);
});

it("is exact where sums of decimals are not", () => {
  expect(range(rate, "0.3±0.1")).toEqual([0.2, 0.4]);
});

it.each(["14~", "a~3", "7±", "7 ±", "7 +/-"])("says how a range is written for %s", (text) => {
  expect(readField(rate, text, { grammars })).toEqual({
    value: text,
    refusal: "Write a range as 6.5~7.5, 6.5 to 7.5 or 7±0.5.",
  });
});

it("says what cannot be read, and leaves other texts alone", () => {
  expect(readField(rate, "abc1~7", { grammars }).refusal).toContain("abc1");
  expect(readField(price, "400k ± 5 lb", { grammars, currency: "USD" }).refusal).toContain("Write a range as");
  expect(readField(rate, "7.5-0.5", { grammars }).value).toBe(7);
  expect(readField(date("Day"), "2026-01-01~2026-02-01", { grammars }).refusal).toBe(
    "This field takes one value. Only numbers can be ranges.",
  );
});
