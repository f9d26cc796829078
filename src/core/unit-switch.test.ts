import { expect, it } from "vitest";
import { changeInput } from "./change-input";
import { choice, type Field, type Fields, list, number } from "./fields";
import { NO_UNITS, type Situation } from "./unit-state";

const units = { mile: { factor: "1609.344" }, kilometer: { factor: "1000" } };
const fields: Fields = {
  unit: choice("Unit", { options: { mile: "Miles", kilometer: "Kilometers" }, units, default: "mile" }),
  way: number("Way", { default: 150, reads: { unitIn: "unit" } }),
  back: number("Way back", { default: 90, reads: { unitIn: "unit" } }),
  other: number("Stops", { default: 2 }),
};

it("converts the numbers that were typed when the unit beside them is switched, and back to what was typed", () => {
  const typed = {
    fields,
    json: { way: 100, other: 3 },
    texts: { way: "100", other: "3" },
    units: NO_UNITS,
    outputs: {},
  };
  const metric = changeInput(typed, "unit", "kilometer");
  // The example that was not typed stays 90, as an example in kilometers.
  expect(metric.texts).toEqual({ unit: "kilometer", way: "160.9344", other: "3" });
  const json = { unit: "kilometer", way: 160.9344, other: 3 };
  expect(changeInput({ ...typed, ...metric, json }, "unit", "mile").texts).toEqual({
    unit: "mile",
    way: "100",
    other: "3",
  });
});

const situation = (fields: Fields, json: Situation["json"], texts: Readonly<Record<string, string>>) => ({
  fields,
  json,
  texts,
  units: NO_UNITS,
  outputs: {},
});

it("converts a number that has the choice to itself even if it was not typed, so that the answer stays", () => {
  const { unit, way } = fields as { readonly unit: Field; readonly way: Field };
  expect(changeInput(situation({ unit, way }, {}, {}), "unit", "kilometer").texts.way).toBe("241.4016");
});

it("finds an answer in the unit of what is measured like it, until another one is chosen", () => {
  const lengths = { options: { mile: "Miles", kilometer: "Kilometers" }, units, default: "mile" } as const;
  const path: Fields = {
    wayUnit: choice("Unit", lengths),
    way: number("Way", { default: 150, unitKey: "wayUnit" }),
    answerUnit: choice("Answer in", lengths),
    backUnit: choice("Unit", lengths),
    back: number("Way back", { default: 90, unitKey: "backUnit" }),
  };
  expect(changeInput(situation(path, {}, {}), "wayUnit", "kilometer").texts).toMatchObject({ answerUnit: "kilometer" });
  // A number that is given keeps its own unit.
  expect(changeInput(situation(path, {}, {}), "wayUnit", "kilometer").texts).not.toHaveProperty("backUnit");
  const chosen = { answerUnit: "kilometer" };
  const back = { ...chosen, backUnit: "kilometer" };
  expect(changeInput(situation(path, back, back), "backUnit", "mile").texts.answerUnit).toBe("mile");
  expect(changeInput(situation(path, chosen, chosen), "backUnit", "kilometer").texts.answerUnit).toBe("kilometer");
});

it("converts a price per unit the other way around", () => {
  const volumes = { gallon: { factor: "3.785411784" }, liter: { factor: "1" } };
  const priced = {
    price: number("Price", { default: 3, reads: { perUnitIn: "per" } }),
    per: choice("Per", { options: { gallon: "Gallon", liter: "Liter" }, units: volumes, default: "gallon" }),
  };
  const liters = changeInput(situation(priced, { price: 3.5 }, { price: "3.5" }), "per", "liter");
  // 3.50 ÷ 3.785411784
  expect(liters.texts.price).toBe("0.9246");
});

it("leaves the number of a converter, whose unit is the question, and a unit of another quantity", () => {
  const from = choice("From", { options: { mile: "Miles", kilometer: "Kilometers" }, units, default: "mile" });
  const value = number("Value", { default: 6, reads: { unitIn: "from", keepsNumber: true } });
  const kept = changeInput(situation({ value, from }, { value: 26.2 }, { value: "26.2" }), "from", "kilometer");
  expect(kept.texts.value).toBe("26.2");
  const mixed = { mpg: { factor: "0.4", quantity: "fuel" }, "mi-kwh": { factor: "2", quantity: "electricity" } };
  const economy = choice("Economy", { options: { mpg: "mpg", "mi-kwh": "mi/kWh" }, units: mixed, default: "mpg" });
  const car = { value: number("Value", { default: 6, reads: { unitIn: "economy" } }), economy };
  expect(changeInput(situation(car, { value: 30 }, { value: "30" }), "economy", "mi-kwh").texts.value).toBe("30");
});

it("converts the typed cells of a list, and shows them as typed when switched back", () => {
  const legs = list("Legs", {
    default: [{ way: 60 }],
    columns: { way: number("Way", { default: null, reads: { unitIn: "unit" } }), stops: number("Stops") },
  });
  const { unit } = fields as { readonly unit: Field };
  const text = '[{"way":"1,250.5","stops":"3"},{"way":""}]';
  const json = {
    legs: [
      { way: 1250.5, stops: 3 },
      { way: null, stops: null },
    ],
  };
  const typed = situation({ unit, legs }, json, { legs: text });
  const metric = changeInput(typed, "unit", "kilometer");
  // 1,250.5 × 1.609344 = 2012.484672
  expect(JSON.parse(metric.texts.legs as string)).toEqual([{ way: "2012.485", stops: "3" }, { way: "" }]);
  const after = {
    ...typed,
    ...metric,
    json: {
      unit: "kilometer",
      legs: [
        { way: 2012.485, stops: 3 },
        { way: null, stops: null },
      ],
    },
  };
  expect(changeInput(after, "unit", "mile").texts.legs).toBe(text);
  expect(changeInput(situation({ unit, legs }, {}, {}), "unit", "kilometer").texts.legs).toBeUndefined();
});
