import { boolean, choice, integer, list, number, table, text, type ValuesOf } from "../../../core/fields";

/** A result of a thousand digits with its exponent fits. */
const LONGEST_NUMBER = 1100;

const EXPRESSIONS = { mode: ["expression", "graph"] } as const;

export const inputs = {
  mode: choice({
    label: "Mode",
    options: { classic: "Keypad", expression: "Expression", graph: "Graph" },
    default: "classic",
  }),
  keys: text({
    label: "Keys pressed",
    note: "White space between keys; a number is pressed digit by digit",
    default: "2 + 3 × 4 =",
    minLength: 1,
    missing: "Press at least one key.",
    when: { mode: "classic" },
  }),
  expression: text({
    label: "Expression",
    note: "Statements are separated by ; and the last one counts",
    default: "sin(30) + 2^10/3!",
    minLength: 1,
    maxLength: 10_000,
    missing: "Enter an expression.",
    when: EXPRESSIONS,
  }),
  angleUnit: choice({
    label: "Angles",
    options: { deg: "Degrees", rad: "Radians", grad: "Grads" },
    default: "deg",
    when: EXPRESSIONS,
  }),
  precision: integer({
    label: "Precision",
    unit: "digits",
    default: 32,
    min: 6,
    max: 1000,
    when: { mode: "expression" },
  }),
  implicit: choice({
    label: "6/2(1+2) is read as",
    options: { same: "(6/2)(1+2) = 9", higher: "6/(2(1+2)) = 1" },
    default: "same",
    advanced: true,
    when: EXPRESSIONS,
  }),
  ans: text({
    label: "Ans",
    note: "The last answer, under this name",
    default: "0",
    maxLength: LONGEST_NUMBER,
    advanced: true,
    when: EXPRESSIONS,
  }),
  memory: text({
    label: "M",
    note: "What the memory holds",
    default: "0",
    maxLength: LONGEST_NUMBER,
    advanced: true,
    when: EXPRESSIONS,
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
    advanced: true,
    when: EXPRESSIONS,
  }),
  wordSize: choice({
    label: "Word size",
    note: "Two’s complement for hexadecimal, octal and binary",
    unit: "bits",
    options: { none: "None", "8": "8", "16": "16", "32": "32", "64": "64" },
    default: "none",
    advanced: true,
    when: { mode: "expression" },
  }),
  plotFrom: number({ label: "Graph from", default: -10, when: { mode: "graph" } }),
  plotTo: number({ label: "Graph to", default: 10, when: { mode: "graph" } }),
  plotPoints: integer({
    label: "Points",
    default: 401,
    min: 2,
    max: 5001,
    advanced: true,
    when: { mode: "graph" },
  }),
  target: number({
    label: "Find x where the graph is at",
    default: 0,
    when: { mode: "graph" },
  }),
};

const points = () => ({
  x: number({ label: "x", digits: 10 }),
  y: number({ label: "y", digits: 10 }),
});

export const outputs = {
  display: text({ label: "Display", optional: true }),
  value: number({ label: "Value", digits: 10, optional: true }),
  text: text({ label: "Result", optional: true }),
  exact: text({ label: "Exactly", optional: true }),
  mixed: text({ label: "As a mixed number", optional: true }),
  multipleOfPi: text({ label: "As a multiple of π", optional: true }),
  scientific: text({ label: "Scientific", optional: true }),
  engineering: text({ label: "Engineering", optional: true }),
  dms: text({ label: "Degrees, minutes, seconds", optional: true }),
  hex: text({ label: "Hexadecimal", group: "Other bases", optional: true }),
  octal: text({ label: "Octal", group: "Other bases", optional: true }),
  binary: text({ label: "Binary", group: "Other bases", optional: true }),
  ambiguous: boolean({ label: "Can be read two ways", group: "How it was read", optional: true }),
  alternative: number({ label: "The other reading", group: "How it was read", digits: 10, optional: true }),
  normalized: text({ label: "With all parentheses", group: "How it was read", optional: true }),
  assigned: table({
    label: "Variables set",
    columns: { name: text({ label: "Name" }), value: text({ label: "Value" }) },
  }),
  history: table({
    label: "History",
    columns: { calculation: text({ label: "Calculation" }), result: text({ label: "Result" }) },
  }),
  historyText: text({ label: "History as text", hidden: true, optional: true }),
  historyCount: integer({ label: "Entries in the history", optional: true }),
  storedOperand: text({ label: "Stored operand", advanced: true, optional: true }),
  pendingOperator: text({ label: "Pending operator", advanced: true, optional: true }),
  startsNew: boolean({ label: "The next digit begins a new number", advanced: true, optional: true }),
  roots: table({ label: "Roots", columns: points() }),
  extrema: table({ label: "Highest and lowest points", columns: points() }),
  plot: table({
    label: "Graph",
    columns: { x: number({ label: "x", digits: 10 }), y: number({ label: "y", digits: 10, optional: true }) },
  }),
};

export type Inputs = ValuesOf<typeof inputs>;

/** What no mode makes; each mode puts its own answers in the place of these. */
export const NOTHING = {
  display: null,
  value: null,
  text: null,
  exact: null,
  mixed: null,
  multipleOfPi: null,
  scientific: null,
  engineering: null,
  dms: null,
  hex: null,
  octal: null,
  binary: null,
  ambiguous: null,
  alternative: null,
  normalized: null,
  assigned: [],
  history: [],
  historyText: null,
  historyCount: null,
  storedOperand: null,
  pendingOperator: null,
  startsNew: null,
  roots: [],
  extrema: [],
  plot: [],
};
