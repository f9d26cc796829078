import { choice, fold, integer, list, number, text, type ValuesOf } from "../../../core/fields";

/** Maximum length of a number; long enough for a result of a thousand digits with its exponent. */
const LONGEST_NUMBER = 1100;

/** The inputs of all modes; each mode lists the ones it uses. */
export const inputs = {
  keys: text("Keys pressed", {
    note: "Separate keys with spaces; numbers are pressed digit by digit",
    default: "2 + 3 × 4 =",
    min: 1,
    messages: { missing: "Press at least one key." },
  }),
  expression: text("Expression", {
    note: "Separate statements with ;. The last one is the result",
    default: "sin(30) + 2^10/3!",
    min: 1,
    max: 10_000,
    messages: { missing: "Enter an expression." },
    shown: "elsewhere",
  }),
  angleUnit: choice("Angles", { options: { deg: "Degrees", rad: "Radians", grad: "Grads" }, default: "deg" }),
  precision: integer("Precision", { unit: "digits", default: 32, min: 6, max: 1000 }),
  ...fold("Implied multiplication and word size", {
    implicit: choice("Read 6/2(1+2) as", {
      options: { same: "(6/2)(1+2) = 9", higher: "6/(2(1+2)) = 1" },
      default: "same",
    }),
    wordSize: choice("Word size", {
      note: "Two’s complement for hexadecimal, octal and binary",
      unit: "bits",
      options: { none: "None", "8": "8", "16": "16", "32": "32", "64": "64" },
      default: "none",
    }),
  }),
  ...fold("Ans, memory and variables", {
    ans: text("Ans", { note: "The last answer", default: "0", max: LONGEST_NUMBER }),
    memory: text("M", { note: "Memory value", default: "0", max: LONGEST_NUMBER }),
    variables: list("Variables", {
      columns: {
        name: text("Name", { max: 100 }),
        value: text("Value", { max: LONGEST_NUMBER }),
      },
      row: { label: "Variable" },
      default: [],
      max: 100,
    }),
  }),
  plotFrom: number("Graph from", { default: -10 }),
  plotTo: number("Graph to", { default: 10 }),
  ...fold("Graph points", {
    plotPoints: integer("Points", { default: 401, min: 2, max: 5001 }),
  }),
  target: number("Find x where the graph equals", { default: 0 }),
};

export type Fields = typeof inputs;
export type Inputs = ValuesOf<Fields>;
