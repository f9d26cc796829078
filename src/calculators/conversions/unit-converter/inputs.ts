import { by, choice, integer, list, number, text, type ValuesOf } from "../../../core/fields";
import ingredients from "../../../data/units/cooking/ingredients.json";
import { QUANTITIES } from "./quantities";

const MAX_VALUE = 1e300;

const PAIR = { mode: ["convert", "ingredient"] } as const;

const defaults = (side: "defaultFrom" | "defaultTo", ingredient: string) =>
  by(
    "mode",
    { ingredient },
    by("quantity", Object.fromEntries(QUANTITIES.map((one) => [one.id, one[side]])), ""),
  );

const UNIT = { maxLength: 60, minLength: 1, missingMessage: "Choose a unit." } as const;

export const inputs = {
  mode: choice({
    label: "How do you want to enter it?",
    default: "convert",
    options: { convert: "Convert", query: "Type it", ingredient: "Cooking" },
  }),
  quantity: choice({
    label: "Quantity",
    note: "Ignored if the units belong to another quantity.",
    default: "length",
    options: Object.fromEntries(QUANTITIES.map(({ id, name }) => [id, name])),
    when: { mode: "convert" },
  }),
  value: number({ label: "Value", default: 6, min: -MAX_VALUE, max: MAX_VALUE, when: PAIR }),
  from: text({ ...UNIT, label: "From", default: defaults("defaultFrom", "us-cup"), when: PAIR }),
  to: text({ ...UNIT, label: "To", default: defaults("defaultTo", "gram"), when: PAIR }),
  parts: list({
    label: "Several units added up",
    itemLabel: "Part",
    default: [],
    maxRows: 6,
    item: {
      value: number({ label: "Value", min: -MAX_VALUE, max: MAX_VALUE }),
      unit: text({ ...UNIT, label: "Unit" }),
    },
    when: { mode: "convert" },
  }),
  toParts: text({
    label: "Break the answer into",
    note: "Units separated by commas, such as ft, in",
    default: "",
    maxLength: 200,
    when: { mode: "convert" },
  }),
  fractionOf: choice({
    label: "Last part as a fraction",
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
  significantFigures: integer({
    label: "Significant figures",
    default: 10,
    min: 1,
    max: 30,
    invalidMessage: "Choose 1 to 30 significant figures.",
  }),
  query: text({
    label: "Type it",
    note: "5 ft 11 in to cm · 98.6 F to C · 3 kWh/day to W",
    default: "5 ft 11 in to cm",
    maxLength: 300,
    when: { mode: "query" },
  }),
  ingredient: choice({
    label: "Ingredient",
    default: "flour-all-purpose",
    options: ingredients,
    when: { mode: "ingredient" },
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
