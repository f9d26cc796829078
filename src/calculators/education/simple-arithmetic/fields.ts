import { exact } from "../../../core/exact-field";
import { by, choice, fold, integer, text, type ValuesOf } from "../../../core/fields";
import { ROUNDING_MODES } from "../../../math/numbers/rounding";

const MOST_DIGITS = 60;

/** The inputs of all tools; each tool lists those that it uses. */
export const fields = {
  expression: text("Expression", {
    note: "Fractions, decimals, + − × ÷ ^ ! %, mod, and functions such as gcd(12, 18)",
    default: "2/3 + 5/6",
    min: 1,
    max: 2000,
    messages: { missing: "Enter an expression, such as 2/3 + 5/6." },
  }),
  operation: choice("Operation", {
    options: {
      add: "Add (+)",
      subtract: "Subtract (−)",
      multiply: "Multiply (×)",
      divide: "Divide (÷)",
      power: "Power (^)",
      remainder: "Remainder (mod)",
    },
    default: "add",
  }),
  a: exact("First number", { default: "1234", solve: true }),
  b: exact("Second number", { default: "7", solve: true }),
  ...fold("Percent sign and remainders", {
    percentStyle: choice("Percent sign", {
      options: { pocket: "200 + 10% = 220", math: "200 + 10% = 200.1" },
      default: "pocket",
    }),
    remainderConvention: choice("Remainder of negative numbers", {
      options: {
        floored: "Sign of the divisor (floored)",
        truncated: "Sign of the dividend (truncated)",
        euclidean: "Never negative (Euclidean)",
      },
      default: "floored",
      when: [{ mode: "expression" }, { operation: "remainder" }],
    }),
  }),
  numbers: text("Whole numbers", { note: "Up to 20, separated by commas or spaces", default: "84, 126, 210" }),
  roundTo: choice("Round to", {
    options: { decimals: "Decimals", significant: "Significant digits", multiple: "A multiple" },
    default: "decimals",
  }),
  decimals: integer("Decimals", {
    default: 2,
    min: 0,
    max: MOST_DIGITS,
    when: [{ mode: "long-division" }, { roundTo: ["decimals", "significant"] }],
  }),
  multiple: exact("Multiple", { default: "0.25", above: 0, when: { roundTo: "multiple" } }),
  roundingMode: choice("Rule", { options: ROUNDING_MODES, default: "half-up" }),
};

/** Labels of the two numbers of an operation. */
export const OPERAND_NAMES = {
  a: by("operation", { subtract: "From", divide: "Dividend", power: "Base", remainder: "Dividend" }, "First number"),
  b: by(
    "operation",
    { subtract: "Subtract", divide: "Divisor", power: "Exponent", remainder: "Divisor" },
    "Second number",
  ),
};

/** For use in sentences. */
export const OPERAND_NOUNS = {
  a: by(
    "operation",
    {
      subtract: "The number to subtract from",
      divide: "The dividend",
      power: "The base",
      remainder: "The dividend",
    },
    "The first number",
  ),
  b: by(
    "operation",
    {
      subtract: "The number to subtract",
      divide: "The divisor",
      power: "The exponent",
      remainder: "The divisor",
    },
    "The second number",
  ),
};

/** Label and lower limit of the decimals or significant digits of a rounding. */
export const PLACES = {
  label: by("roundTo", { significant: "Significant digits" }, "Decimals"),
  min: by("roundTo", { significant: 1 }, 0),
};

export type Fields = typeof fields;
export type Inputs = ValuesOf<Fields>;
