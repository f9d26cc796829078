import { by, choice, fold, integer, list, number, text, type ValuesOf } from "../../../core/fields";
import ingredients from "../../../data/units/cooking/ingredients.json";
import { QUANTITIES } from "./quantities";

const MAX_VALUE = 1e300;

const PAIR = { mode: ["convert", "ingredient"] } as const;

const defaults = (side: "defaultFrom" | "defaultTo", ingredient: string) =>
  by("mode", { ingredient }, by("quantity", Object.fromEntries(QUANTITIES.map((one) => [one.id, one[side]])), ""));

const UNIT = { max: 60, min: 1, messages: { missing: "Choose a unit." } } as const;

export const inputs = {
  mode: choice("How do you want to enter it?", {
    default: "convert",
    options: { convert: "Convert", query: "Type it", ingredient: "Cooking" },
    shown: "elsewhere",
  }),
  quantity: choice("Quantity", {
    note: "Ignored if the units belong to another quantity.",
    default: "length",
    options: Object.fromEntries(QUANTITIES.map(({ id, name }) => [id, name])),
    when: { mode: ["convert", "query"] },
    shown: "elsewhere",
  }),
  value: number("Value", {
    default: 6,
    min: -MAX_VALUE,
    max: MAX_VALUE,
    reads: { unitIn: "from", keepsNumber: true },
    when: PAIR,
    solve: true,
    shown: "elsewhere",
  }),
  from: text("From", { ...UNIT, default: defaults("defaultFrom", "us-cup"), when: PAIR, shown: "elsewhere" }),
  to: text("To", { ...UNIT, default: defaults("defaultTo", "gram"), when: PAIR, shown: "elsewhere" }),
  ...fold("Several units and fractions", {
    parts: list("Several units added up", {
      row: { label: "Part" },
      default: [],
      max: 6,
      columns: {
        value: number("Value", { min: -MAX_VALUE, max: MAX_VALUE }),
        unit: text("Unit", { ...UNIT }),
      },
      when: { mode: "convert" },
    }),
    toParts: text("Break the answer into", {
      note: "Units separated by commas, such as ft, in",
      default: "",
      max: 200,
      when: { mode: "convert" },
    }),
    fractionOf: choice("Last part as a fraction", {
      default: "0",
      options: {
        "0": "Decimal",
        "2": "Halves",
        "4": "Quarters",
        "8": "Eighths",
        "16": "Sixteenths",
        "32": "32nds",
        "64": "64ths",
      },
      when: { mode: ["convert", "query"] },
    }),
  }),
  ...fold("Significant figures", {
    significantFigures: integer("Significant figures", {
      default: 10,
      min: 1,
      max: 30,
      messages: { invalid: "Choose 1 to 30 significant figures." },
    }),
  }),
  query: text("Type it", {
    note: "5 ft 11 in to cm · 98.6 F to C · 3 kWh/day to W",
    default: "5 ft 11 in to cm",
    max: 300,
    when: { mode: "query" },
    shown: "elsewhere",
  }),
  ingredient: choice("Ingredient", {
    default: "flour-all-purpose",
    options: ingredients,
    when: { mode: "ingredient" },
    shown: "elsewhere",
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
