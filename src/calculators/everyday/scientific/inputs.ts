import { choice, integer, list, number, text, type ValuesOf } from "../../../core/fields";

/** Maximum length of a number; long enough for a result of a thousand digits with its exponent. */
const LONGEST_NUMBER = 1100;

/** The inputs of all modes; each mode lists the ones it uses. */
export const inputs = {
  keys: text({
    label: "Keys pressed",
    note: "Separate keys with spaces; numbers are pressed digit by digit",
    default: "2 + 3 × 4 =",
    minLength: 1,
    missingMessage: "Press at least one key.",
  }),
  expression: text({
    label: "Expression",
    note: "Separate statements with ;. The last one is the result",
    default: "sin(30) + 2^10/3!",
    minLength: 1,
    maxLength: 10_000,
    missingMessage: "Enter an expression.",
  }),
  angleUnit: choice({
    label: "Angles",
    options: { deg: "Degrees", rad: "Radians", grad: "Grads" },
    default: "deg",
  }),
  precision: integer({
    label: "Precision",
    unit: "digits",
    default: 32,
    min: 6,
    max: 1000,
  }),
  implicit: choice({
    label: "Read 6/2(1+2) as",
    options: { same: "(6/2)(1+2) = 9", higher: "6/(2(1+2)) = 1" },
    default: "same",
  }),
  ans: text({
    label: "Ans",
    note: "The last answer",
    default: "0",
    maxLength: LONGEST_NUMBER,
  }),
  memory: text({
    label: "M",
    note: "Memory value",
    default: "0",
    maxLength: LONGEST_NUMBER,
  }),
  variables: list({
    label: "Variables",
    item: {
      name: text({ label: "Name", maxLength: 100 }),
      value: text({ label: "Value", maxLength: LONGEST_NUMBER }),
    },
    itemLabel: "Variable",
    default: [],
    maxRows: 100,
  }),
  wordSize: choice({
    label: "Word size",
    note: "Two’s complement for hexadecimal, octal and binary",
    unit: "bits",
    options: { none: "None", "8": "8", "16": "16", "32": "32", "64": "64" },
    default: "none",
  }),
  plotFrom: number({ label: "Graph from", default: -10 }),
  plotTo: number({ label: "Graph to", default: 10 }),
  plotPoints: integer({
    label: "Points",
    default: 401,
    min: 2,
    max: 5001,
  }),
  target: number({
    label: "Find x where the graph equals",
    default: 0,
  }),
};

export type Fields = typeof inputs;
export type Inputs = ValuesOf<Fields>;
