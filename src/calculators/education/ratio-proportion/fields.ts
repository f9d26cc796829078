import { exact } from "../../../core/exact-field";
import { choice, integer, text, type ValuesOf } from "../../../core/fields";
import { EXAMPLE, MOST_TERMS } from "./ratio";

const TERMS = { a: "Term a", b: "Term b", c: "Term c", d: "Term d" };
export type TermKey = keyof typeof TERMS;

const others = (unknown: TermKey) => Object.keys(TERMS).filter((key) => key !== unknown);

/** The inputs of all questions; each question uses some of them. */
export const fields = {
  ratio: text({
    label: "Ratio",
    note: "Whole numbers, decimals or fractions, with “:” or “to” between them",
    default: "2.5 : 1/2 : 3",
    missingMessage: EXAMPLE,
  }),
  ratio2: text({ label: "Second ratio", default: "4:5", missingMessage: EXAMPLE }),
  unknown: choice({ label: "Unknown", options: TERMS, default: "d" }),
  proportionType: choice({
    label: "Kind",
    options: { direct: "Direct: a : b = c : d", inverse: "Inverse: a × b = c × d" },
    default: "direct",
  }),
  a: exact({ label: "Term a", default: "2", when: { unknown: others("a") } }),
  b: exact({ label: "Term b", default: "3", when: { unknown: others("b") } }),
  c: exact({ label: "Term c", default: "8", when: { unknown: others("c") } }),
  d: exact({ label: "Term d", when: { unknown: others("d") } }),
  amount: exact({ label: "Amount to share", noun: "The amount to share", default: "100", min: 0 }),
  shareRounding: choice({
    label: "Shares",
    options: { exact: "Exact", "largest-remainder": "Rounded, adding up to the amount" },
    default: "exact",
  }),
  shareDecimals: integer({
    label: "Decimals of a share",
    default: 2,
    min: 0,
    max: 10,
    when: { shareRounding: "largest-remainder" },
  }),
  count: integer({ label: "Rows", default: 10, min: 1, max: 100 }),
  targetPart: integer({ label: "Part to scale", default: 1, min: 1, max: MOST_TERMS }),
  targetValue: exact({
    label: "New value of that part",
    note: "Leave empty for multiples only",
    default: null,
  }),
};

export type Fields = typeof fields;
export type Inputs = ValuesOf<Fields>;
