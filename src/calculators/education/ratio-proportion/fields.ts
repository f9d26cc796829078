import { exact } from "../../../core/exact-field";
import { choice, integer, text, type ValuesOf } from "../../../core/fields";
import { EXAMPLE, MOST_TERMS } from "./ratio";

const TERMS = { a: "Term a", b: "Term b", c: "Term c", d: "Term d" };
export type TermKey = keyof typeof TERMS;

const others = (unknown: TermKey) => Object.keys(TERMS).filter((key) => key !== unknown);

/** The inputs of all questions; each question uses some of them. */
export const fields = {
  ratio: text("Ratio", {
    note: "Whole numbers, decimals or fractions, with “:” or “to” between them",
    default: "2.5 : 1/2 : 3",
    messages: { missing: EXAMPLE },
  }),
  ratio2: text("Second ratio", { default: "4:5", messages: { missing: EXAMPLE } }),
  unknown: choice("Unknown", { options: TERMS, default: "d" }),
  proportionType: choice("Kind", {
    options: { direct: "Direct: a : b = c : d", inverse: "Inverse: a × b = c × d" },
    default: "direct",
  }),
  a: exact("Term a", { default: "2", when: { unknown: others("a") } }),
  b: exact("Term b", { default: "3", when: { unknown: others("b") } }),
  c: exact("Term c", { default: "8", when: { unknown: others("c") } }),
  d: exact("Term d", { when: { unknown: others("d") } }),
  amount: exact("Amount to share", { noun: "The amount to share", default: "100", min: 0, solve: true }),
  shareRounding: choice("Shares", {
    options: { exact: "Exact", "largest-remainder": "Rounded, adding up to the amount" },
    default: "exact",
  }),
  shareDecimals: integer("Decimals of a share", {
    default: 2,
    min: 0,
    max: 10,
    when: { shareRounding: "largest-remainder" },
  }),
  count: integer("Rows", { default: 10, min: 1, max: 100 }),
  targetPart: integer("Part to scale", { default: 1, min: 1, max: MOST_TERMS }),
  targetValue: exact("New value of that part", { note: "Leave empty for multiples only", default: null }),
};

export type Fields = typeof fields;
export type Inputs = ValuesOf<Fields>;
