import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { defineCalculator, InputError } from "../../core/calculator";
import { by, choice, date, list, money, number } from "../../core/fields";
import { Format } from "../../core/format";
import { outputsOf } from "../../core/outputs";
import { readInputs } from "../../core/read-inputs";
import { NO_UNITS } from "../../core/unit-state";
import length from "../../data/units/length.json";
import speed from "../../data/units/speed.json";
import { quantity } from "../../fieldsets/quantity";
import { EVERY_GRAMMAR, loadGrammars } from "../../reading/grammars";
import { fieldText } from "./field-text";
import { answerTexts, settleUnits } from "./interpreter";
import { linkFor } from "./link";

const loan = defineCalculator({
  inputs: {
    units: choice("Units", { options: { us: "US", metric: "Metric" }, default: "us" }),
    size: number("Size", { default: by("units", { metric: 10 }, 4), min: 1, max: 99 }),
    price: money("Price", { default: 400_000, min: 1, max: 1e12 }),
    down: money("Down payment", { default: 80_000, min: 0 }),
    asOf: date("Today", { default: "2026-11-20", fill: "today" }),
    extras: list("Extras", { row: { label: "Extra" }, default: [], columns: { amount: money("Amount", { min: 0 }) } }),
  },
  outputs: { loan: outputsOf<{ loan: number }>().money("Loan", { value: ({ loan }) => loan }) },
  derive({ price, down, extras }) {
    if (down >= price) throw new InputError("down", "Down payment must be less than the price.");
    return { loan: price - down - extras.reduce((sum, extra) => sum + extra.amount, 0) };
  },
  headline: () => ({ label: "Loan", figure: "1" }),
  working: () => [],
});

const format = new Format();
const grammars = await loadGrammars(EVERY_GRAMMAR);
const answer = (texts: Record<string, string>, opening = {}) => answerTexts(loan, texts, opening, format, { grammars });

it("answers the texts as typed", () => {
  expect(answer({}).answered?.outputs.loan).toBe(320_000);
  expect(answer({ price: "$500k" }).answered?.outputs.loan).toBe(420_000);
  expect(answer({ price: "5 lakh", down: "1000*12" }).answered?.outputs.loan).toBe(488_000);
  expect(answer({ extras: '[{"amount":"1,000"},{"amount":"5k"}]' }).answered?.outputs.loan).toBe(314_000);
});

it("says how expressions and ambiguous numbers were interpreted", () => {
  expect(answer({ price: "1000*12" }).remarks.get("price")).toBe("= $12,000.00");
  expect(answer({ price: "$3.459 + 0" }).remarks.get("price")).toBe("= $3.459");
  expect(answer({ price: "1000/3" }).remarks.get("price")).toBe("= $333.33");
  // The other reading is offered in a button.
  const remark = answer({ price: "120.000" }).remarks.get("price");
  const node = typeof remark === "function" ? remark(() => {}) : null;
  expect(renderToStaticMarkup(node)).toMatch(/^= \$120\.00 <button .*>Use 120,000 instead<\/button>$/);
  expect(answer({ price: "120,000" }).remarks.has("price")).toBe(false);
  // A weight converted from another unit needs no remark.
  expect(answer({ size: "22.046" }).remarks.has("size")).toBe(false);
  expect(answer({ size: "22,0462" }).problems.get("size")).toMatch(/neither group digits nor mark decimals/);
  expect(answer({ size: "30 + 25%" }).remarks.get("size")).toBe("= 37.5");
});

it("requests grammars only if a text needs it", () => {
  expect(answerTexts(loan, { price: "1000*12" }, {}, format).needs.size).toBe(1);
  expect(answerTexts(loan, { price: "1000" }, {}, format).needs.size).toBe(0);
});

it("puts a message at each invalid field, including for rules across fields", () => {
  expect([...answer({ price: "lots", size: "1000" }).problems]).toEqual([
    ["size", "Size must be between 1 and 99."],
    ["price", "“lots” is not understood. Price needs an amount, such as 400,000 or 400k."],
  ]);
  expect([...answer({ down: "400000" }).problems]).toEqual([["down", "Down payment must be less than the price."]]);
  expect(answer({ extras: '[{"amount":"-1"}]' }).problems.get("extras")).toMatch(/^Extra 1: /);
});

it("opens with values other than the defaults, and includes them in links", () => {
  expect(answer({}, { units: "metric" }).current).toMatchObject({ units: "metric", size: 10 });
  const { json } = answer({ price: "450000" }, { units: "metric" });
  expect(linkFor(loan, { json, withText: false, currency: null, pinned: [] })).toBe("?units=metric&price=450000");
});

it("writes values as a visitor would type them", () => {
  expect(fieldText(loan.inputs.price, 400_000, new Format("INR"))).toBe("4,00,000");
  expect(fieldText(loan.inputs.size, 1e-7, format)).toBe("0.0000001");
  expect(fieldText(loan.inputs.price, null, format)).toBe("");
});

it("waits for data that the inputs need, but not for data that only improves the answer", () => {
  const load = async () => {};
  const waiting = (needed: boolean) => ({ ...loan, prepare: () => ({ needed, load }) });
  const state = answerTexts(waiting(true), {}, {}, format);
  expect([state.answered, state.problems.size, state.preparation?.load]).toEqual([null, 0, load]);
  expect(answerTexts(waiting(false), {}, {}, format).answered?.outputs.loan).toBe(320_000);
  expect(answerTexts(waiting(true), { price: "none" }, {}, format).preparation).toBeNull();
});

it("draws from the bytes it is given", () => {
  const dice = defineCalculator({
    inputs: {},
    outputs: {
      value: outputsOf<{ value: number }>().number("Value", { value: ({ value }) => value }),
    },
    derive: (_, { randomBytes }) => ({ value: Number(randomBytes(1)[0]) }),
    headline: () => ({ label: "Value", figure: "1" }),
    working: () => [],
  });
  const state = answerTexts(dice, {}, {}, format, {}, () => Uint8Array.of(4));
  expect(state.answered?.outputs.value).toBe(4);
});

it("moves a typed unit into the choice beside the number", () => {
  const fields = {
    value: number("Temperature", { default: 98.6, reads: { unitIn: "from" } }),
    from: choice("Scale", { options: { fahrenheit: "°F", celsius: "°C" }, default: "fahrenheit" }),
  };
  const texts = { value: "37.2 °C", from: "fahrenheit" };
  const { json, chosen } = readInputs(fields, texts, {}, { grammars });
  expect(json).toEqual({ value: 37.2, from: "celsius" });
  expect(settleUnits(fields, { texts, units: NO_UNITS }, { json, chosen }, format).texts).toEqual({
    value: "37.2",
    from: "celsius",
  });
});

it("names the options of a choice as the page does if a link has none of them", () => {
  expect(answer({ units: "metrical" }).problems.get("units")).toBe("Choose one of US or Metric for “Units”.");
});

it("lets the unit of the answer follow one that was written with a number", () => {
  const inputs = {
    ...quantity("height", { rows: length, unit: "meter" }, "Height", { default: 20 }),
    speedUnit: quantity("speed", { rows: speed, unit: "meter-per-second" }, "Speed").speedUnit,
  };
  const texts = { height: "40 ft" };
  const { json, chosen } = readInputs(inputs, texts, {}, { grammars });
  expect(settleUnits(inputs, { texts, units: NO_UNITS }, { json, chosen }, format).texts).toEqual({
    height: "40",
    heightUnit: "foot",
    speedUnit: "foot-per-second",
  });
});
