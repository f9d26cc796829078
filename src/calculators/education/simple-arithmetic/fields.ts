import { exact } from "../../../core/exact-field";
import { by, choice, integer, text, type ValuesOf } from "../../../core/fields";
import { ROUNDING_MODES } from "../../../math/numbers/rounding";

const MOST_DIGITS = 60;

/** The inputs of all tools; each tool lists those that it uses. */
export const fields = {
  expression: text({
    label: "Expression",
    note: "Fractions, decimals, + − × ÷ ^ ! %, mod, and functions such as gcd(12, 18)",
    default: "2/3 + 5/6",
    minLength: 1,
    maxLength: 2000,
    missingMessage: "Enter an expression, such as 2/3 + 5/6.",
  }),
  percentStyle: choice({
    label: "Percent sign",
    options: { pocket: "200 + 10% = 220", math: "200 + 10% = 200.1" },
    default: "pocket",
  }),
  operation: choice({
    label: "Operation",
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
  a: exact({ label: "First number", default: "1234" }),
  b: exact({ label: "Second number", default: "7" }),
  remainderConvention: choice({
    label: "Remainder of negative numbers",
    options: {
      floored: "Sign of the divisor (floored)",
      truncated: "Sign of the dividend (truncated)",
      euclidean: "Never negative (Euclidean)",
    },
    default: "floored",
    when: [{ mode: "expression" }, { operation: "remainder" }],
  }),
  numbers: text({
    label: "Whole numbers",
    note: "Up to 20, separated by commas or spaces",
    default: "84, 126, 210",
  }),
  roundTo: choice({
    label: "Round to",
    options: { decimals: "Decimals", significant: "Significant digits", multiple: "A multiple" },
    default: "decimals",
  }),
  decimals: integer({
    label: "Decimals",
    default: 2,
    min: 0,
    max: MOST_DIGITS,
    when: [{ mode: "long-division" }, { roundTo: ["decimals", "significant"] }],
  }),
  multiple: exact({ label: "Multiple", default: "0.25", above: 0, when: { roundTo: "multiple" } }),
  roundingMode: choice({ label: "Rule", options: ROUNDING_MODES, default: "half-up" }),
};

/** Labels of the two numbers of an operation. */
export const OPERAND_NAMES = {
  a: by(
    "operation",
    { subtract: "From", divide: "Dividend", power: "Base", remainder: "Dividend" },
    "First number",
  ),
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
