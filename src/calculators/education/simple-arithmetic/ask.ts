import type { Forms } from "../../../ask/form";

export default [
  {
    says: [
      "(lcm|gcd|gcf|hcf|least common multiple|greatest common divisor|greatest common factor|highest common factor|lowest common multiple|lcd|greatest common denominator|least common denominator) [of|for|between] {numbers:list}",
      "{numbers:list} (lcm|gcd|gcf|hcf|least common multiple|greatest common factor|greatest common divisor)",
    ],
    set: { mode: "lcm-gcd" },
  },
  {
    says: [
      "[what are the] (prime factors|prime factorization|factorization|prime factorisation|factor tree) [of|for] {number:whole}",
      "factorize {number:whole}",
      "is {number:whole} [a] prime [number]",
    ],
    set: { mode: "lcm-gcd" },
    fill: ({ number }) => ({ number: undefined, numbers: number?.exact }),
  },
  {
    says: ["round {a:number} to {decimals:whole} (decimal places|decimals|decimal place|places|dp|decimal)"],
    set: { mode: "round", roundTo: "decimals" },
  },
  {
    says: ["round {a:number} to {decimals:whole} (significant figures|significant digits|sig figs|sf|sig fig)"],
    set: { mode: "round", roundTo: "significant" },
  },
  {
    says: [
      "round {a:number} to [the] nearest {multiple:number}",
      "round {a:number} to [the] nearest {whole:decimalPlace}",
      "{a:number} (rounded to the nearest|to the nearest) {multiple:number}",
    ],
    set: { mode: "round", roundTo: "multiple" },
    fill: ({ whole }) => (whole ? { whole: undefined, multiple: whole.exact } : {}),
  },
  {
    says: [
      "(sum|total) [of] [the] [numbers] {numbers:list}",
      "add [up] [the] [numbers] {numbers:list}",
      "(sum|total) of {a:number} and {b:number}",
    ],
    set: { mode: "expression" },
    fill: ({ numbers, a, b }) => ({
      numbers: undefined,
      a: undefined,
      b: undefined,
      expression: (numbers ? String(numbers.json).split(", ") : [a?.exact, b?.exact]).join(" + "),
    }),
  },
  {
    says: [
      "difference (between|of) {a:number} and {b:number}",
      "how much (more|bigger|larger|greater) is {a:number} than {b:number}",
    ],
    set: { mode: "operation", operation: "subtract" },
  },
  {
    says: [
      "{b:money} (an|per) hour for {hours:hours}",
      "{hours:hours} (at|@|for) {b:money} (an|per) hour",
      "{b:money} (a|per) day for {a:number} days",
      "{b:money} (a|per) week for {a:number} weeks",
    ],
    set: { mode: "operation", operation: "multiply" },
    fill: ({ a, b, hours }) => ({ hours: undefined, a: (hours ?? a)?.exact, b: b?.exact }),
  },
  {
    says: ["(double|twice|two times) {b:number}"],
    set: { mode: "operation", operation: "multiply", a: "2" },
  },
  {
    says: ["(triple|thrice|three times) {b:number}"],
    set: { mode: "operation", operation: "multiply", a: "3" },
  },
  {
    says: [
      "{a:whole} [{thing:thing}] (at|@) {b:money} (each|apiece|per piece|a piece|a pop)",
      "{a:whole} {thing:thing} (at|@) {b:money} [each|apiece|per piece|a piece|a pop]",
      "{a:whole} {thing:thing} (for|cost|costs) {b:money} (each|apiece|per piece|a piece)",
      "(cost|total cost|total|price) of {a:whole} {thing:thing} (at|@|for) {b:money} [each|apiece]",
    ],
    set: { mode: "operation", operation: "multiply" },
    fill: ({ a, b, thing }) =>
      /^(?:shares?|stocks?|years?|months?|days?|hours?|hrs?|am|pm)$/i.test(String(thing?.json))
        ? null
        : { a: a?.exact, b: b?.exact },
  },
  {
    says: [
      "[convert] {a:number} (as|to|in|into) [a] (fraction|simplest fraction|mixed number|mixed fraction)",
      "[convert] {a:number} (as|to|in|into) [a] (decimal|decimals)",
      "(fraction|decimal) (of|for) {a:number}",
    ],
    set: { mode: "expression" },
    // “1010 in decimal” is about a number in another base.
    fill: ({ a }) => (Number.isInteger(a?.json) ? null : { a: undefined, expression: a?.exact }),
  },
  {
    says: [
      "long division [of] {a:number} (by|divided by|/|÷) {b:number}",
      "{a:number} (divided by|÷) {b:number} (long division|with remainder|with a remainder)",
      "divide {a:number} by {b:number} with remainder",
    ],
    set: { mode: "long-division" },
  },
  {
    says: [
      "{a:number} (mod|modulo|remainder) {b:number}",
      "remainder of {a:number} (divided by|/|÷) {b:number}",
      "(remainder when) {a:number} (is divided by) {b:number}",
    ],
    set: { mode: "operation", operation: "remainder" },
  },
  {
    says: ["{a:number} (divided by|over) {b:number}", "divide {a:number} by {b:number}"],
    set: { mode: "operation", operation: "divide" },
  },
  {
    says: [
      "{a:number} (times|multiplied by|x) {b:number}",
      "multiply {a:number} (by|and|with) {b:number}",
      "product of {a:number} and {b:number}",
    ],
    set: { mode: "operation", operation: "multiply" },
  },
  {
    says: ["{a:number} plus {b:number}", "add {a:number} (and|to) {b:number}"],
    set: { mode: "operation", operation: "add" },
  },
  {
    says: ["{a:number} of [the] {b:number}"],
    set: { mode: "expression" },
    fill: ({ a, b }) =>
      Number(a?.json) < 1 ? { a: undefined, b: undefined, expression: `(${a?.exact}) * ${b?.exact}` } : null,
  },
  { says: ["{a:number} minus {b:number}"], set: { mode: "operation", operation: "subtract" } },
  { says: ["subtract {b:number} from {a:number}"], set: { mode: "operation", operation: "subtract" } },
  {
    says: ["{a:number} (to the power of|to the power|raised to|raised to the power of) {b:number}"],
    set: { mode: "operation", operation: "power" },
  },
] satisfies Forms;
