import type { Forms, Parts, Value } from "../../../ask/form";
import type { JsonObject } from "../../../core/parse";

/** `sin 30` with the unit of its angles left out, which the choice of the unit replaces. */
function angles(expression: Value | undefined, sign: string): JsonObject | null {
  const text = String(expression?.json).replaceAll(sign || "°", "");
  const [, name, argument] =
    /^(a?(?:sin|cos|tan|cot|sec|csc)) ?\(? ?([-\d./π]+|[-\d./]*pi[-\d./]*) ?\)?$/i.exec(text) ?? [];
  return name === undefined ? null : { expression: `${name.toLowerCase()}(${argument})` };
}

/** Who writes an angle with π means radians. */
function radians({ expression }: Parts): JsonObject {
  const text = String(expression?.json);
  return /(?:sin|cos|tan|cot|sec|csc)/i.test(text) && /π|pi(?![a-z])/i.test(text) && !/°|deg/i.test(text)
    ? { angleUnit: "rad" }
    : {};
}

/** Names of number bases, and the output in each. */
const BASES = [
  ["binary|base 2|bin", "binary"],
  ["hex|hexadecimal|base 16", "hex"],
  ["octal|base 8|oct", "octal"],
] as const;

export default [
  {
    says: [
      "{expression:expression} [=]",
      "(solve|evaluate|simplify|result of|answer to|what does) {expression:expression} [equal]",
    ],
    set: { mode: "expression" },
    fill: radians,
  },
  {
    says: ["{expression:calculation} [=]"],
    set: { mode: "expression" },
    fill: radians,
  },
  {
    says: ["{expression:expression} [in] (degrees|degree|deg)"],
    set: { mode: "expression", angleUnit: "deg" },
    fill: ({ expression }) => angles(expression, "°"),
  },
  {
    says: ["{expression:expression} [in] (radians|radian|rad)"],
    set: { mode: "expression", angleUnit: "rad" },
    fill: ({ expression }) => angles(expression, ""),
  },
  {
    says: ["(square root|sqrt|the square root) [of] {n:number}", "root of {n:number}"],
    set: { mode: "expression" },
    fill: ({ n }) => ({ expression: `sqrt(${n?.exact})` }),
  },
  {
    says: ["(cube root|cubed root|cbrt) [of] {n:number}"],
    set: { mode: "expression" },
    fill: ({ n }) => ({ expression: `cbrt(${n?.exact})` }),
  },
  {
    says: [
      "{n:number} to the {k:ordinal} power",
      "{n:number} to the power {k:number}",
      "{n:number} to the {k:ordinal}",
    ],
    set: { mode: "expression" },
    fill: ({ n, k }) => ({ expression: `(${n?.exact})^(${k?.exact})` }),
  },
  {
    says: ["[the] {k:ordinal} root of {n:number}"],
    set: { mode: "expression" },
    fill: ({ n, k }) => ({ expression: `(${n?.exact})^(1/${k?.exact})` }),
  },
  {
    says: [
      "(simplify|reduce|evaluate) [the fraction] {n:fraction} [to lowest terms|to simplest form]",
      "{n:fraction} (simplified|in simplest form|in lowest terms|reduced|as a decimal|in decimal|to decimal)",
    ],
    set: { mode: "expression" },
    fill: ({ n }) => ({ expression: n?.json }),
  },
  {
    says: ["{n:number} squared", "square of {n:number}"],
    set: { mode: "expression" },
    fill: ({ n }) => ({ expression: `(${n?.exact})^2` }),
  },
  {
    says: ["{n:number} cubed", "cube of {n:number}"],
    set: { mode: "expression" },
    fill: ({ n }) => ({ expression: `(${n?.exact})^3` }),
  },
  {
    says: ["{n:number} factorial", "factorial [of] {n:number}"],
    set: { mode: "expression" },
    fill: ({ n }) => ({ expression: `${n?.exact}!` }),
  },
  {
    says: ["(log|log base 10|log10|common log) [of] {n:number}"],
    set: { mode: "expression" },
    fill: ({ n }) => ({ expression: `log(${n?.exact})` }),
  },
  {
    says: ["(ln|natural log|natural logarithm) [of] {n:number}"],
    set: { mode: "expression" },
    fill: ({ n }) => ({ expression: `ln(${n?.exact})` }),
  },
  {
    says: ["(log base|log) {base:number} of {n:number}"],
    set: { mode: "expression" },
    fill: ({ base, n }) => ({ expression: `ln(${n?.exact})/ln(${base?.exact})` }),
  },
  {
    says: [
      "{n:number} choose {k:number}",
      "(combinations|combination) of {n:number} (choose|taken|items taken) {k:number} [at a time]",
    ],
    set: { mode: "expression" },
    fill: ({ n, k }) => ({ expression: `${n?.exact} nCr ${k?.exact}` }),
  },
  {
    says: [
      "{n:number} permute {k:number}",
      "(permutations|permutation) of {n:number} (choose|taken|items taken) {k:number} [at a time]",
    ],
    set: { mode: "expression" },
    fill: ({ n, k }) => ({ expression: `${n?.exact} nPr ${k?.exact}` }),
  },
  {
    says: ["[convert] {n:based} [hex|binary] (in|to|into|as) (decimal|dec|base 10)"],
    set: { mode: "expression" },
    fill: ({ n }) => ({ expression: n?.json }),
  },
  ...BASES.map(([names, output]) => ({
    says: [
      `[convert] {n:based} (in|to|into|as) (${names})`,
      `[convert] {n:whole} [decimal|in decimal] (in|to|into|as) (${names})`,
      `[convert] decimal {n:whole} (in|to|into) (${names})`,
      `(${names}) [value|number|equivalent] (of|for) {n:whole}`,
      `(${names}) {n:whole}`,
      `(decimal to|dec to|number to) (${names}) {n:whole}`,
    ],
    set: { mode: "expression" },
    output,
    fill: ({ n }: Parts) => ({ expression: n?.exact ?? n?.json }),
  })),
  {
    says: [
      "(hex|hexadecimal) {n:word} (in|to|into) (decimal|dec)",
      "[convert] {n:word} (hex to decimal|hex to dec|from hex to decimal)",
      "{n:word} hex (in|to) decimal",
      "hex to (decimal|dec) {n:word}",
    ],
    set: { mode: "expression" },
    fill: ({ n }) =>
      /^(?:0x)?[\da-f]+$/i.test(String(n?.json)) ? { expression: `0x${String(n?.json).replace(/^0x/i, "")}` } : null,
  },
  {
    says: [
      "binary {n:word} (in|to|into) (decimal|dec)",
      "[convert] {n:word} (binary to decimal|from binary to decimal|in binary to decimal)",
      "[convert] {n:word} binary (in|to) decimal",
      "binary to (decimal|dec) {n:word}",
    ],
    set: { mode: "expression" },
    fill: ({ n }) =>
      /^(?:0b)?[01]+$/i.test(String(n?.json)) ? { expression: `0b${String(n?.json).replace(/^0b/i, "")}` } : null,
  },
] satisfies Forms;
