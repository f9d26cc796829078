/** The functions and constants of the full evaluators, and the aliases they are recognized by. */
import type { FunctionSignature, NamedValue, Names } from "../options";

const MANY = Number.POSITIVE_INFINITY;

/** Minimum and maximum number of arguments of each function. */
const FUNCTIONS = {
  sin: [1, 1],
  cos: [1, 1],
  tan: [1, 1],
  sec: [1, 1],
  csc: [1, 1],
  cot: [1, 1],
  asin: [1, 1],
  acos: [1, 1],
  atan: [1, 1],
  sinh: [1, 1],
  cosh: [1, 1],
  tanh: [1, 1],
  asinh: [1, 1],
  acosh: [1, 1],
  atanh: [1, 1],
  ln: [1, 1],
  log: [1, 2],
  log2: [1, 1],
  exp: [1, 1],
  sqrt: [1, 1],
  cbrt: [1, 1],
  root: [2, 2],
  abs: [1, 1],
  sign: [1, 1],
  floor: [1, 1],
  ceil: [1, 1],
  round: [1, 2],
  trunc: [1, 1],
  frac: [1, 1],
  min: [1, MANY],
  max: [1, MANY],
  gcd: [1, MANY],
  lcm: [1, MANY],
  mod: [2, 2],
  nPr: [2, 2],
  nCr: [2, 2],
  fact: [1, 1],
  gamma: [1, 1],
  hypot: [1, MANY],
} as const satisfies Record<string, readonly [minArguments: number, maxArguments: number]>;

export type FunctionName = keyof typeof FUNCTIONS;

const INVERTIBLE = ["sin", "cos", "tan", "sinh", "cosh", "tanh"];

const FUNCTION_ALIASES: Readonly<Record<string, FunctionName>> = {
  "√": "sqrt",
  "∛": "cbrt",
  arcsin: "asin",
  arccos: "acos",
  arctan: "atan",
  arcsinh: "asinh",
  arccosh: "acosh",
  arctanh: "atanh",
  log10: "log",
};

const CONSTANTS: Readonly<Record<string, string>> = {
  pi: "pi",
  π: "pi",
  e: "e",
  tau: "tau",
  τ: "tau",
  phi: "phi",
  φ: "phi",
  Ans: "Ans",
  M: "M",
};

const FUNCTION_TABLE = new Map<string, FunctionSignature>();
for (const [name, [minArguments, maxArguments]] of Object.entries(FUNCTIONS)) {
  const inverse = INVERTIBLE.includes(name) ? { inverse: `a${name}` } : {};
  FUNCTION_TABLE.set(name, { name, minArguments, maxArguments, ...inverse });
}
for (const [alias, name] of Object.entries(FUNCTION_ALIASES))
  FUNCTION_TABLE.set(alias, FUNCTION_TABLE.get(name) as FunctionSignature);
addLowerCase(FUNCTION_TABLE);

const CONSTANT_TABLE = new Map(Object.entries(CONSTANTS));
addLowerCase(CONSTANT_TABLE);

/** Adds lowercase names so that `Sin`, `PI` and `ncr` are accepted too; single letters stay case-sensitive. */
function addLowerCase<V>(table: Map<string, V>): void {
  for (const [name, value] of [...table]) if (name.length > 1) table.set(name.toLowerCase(), value);
}

function find<V>(table: ReadonlyMap<string, V>, name: string): V | undefined {
  return table.get(name) ?? (name.length > 1 ? table.get(name.toLowerCase()) : undefined);
}

/** All functions and constants, plus the given values. */
export function namesWith(values: readonly NamedValue[]): Names {
  const given = new Map(values.map((value) => [value.name, value]));
  return {
    function: (name) => find(FUNCTION_TABLE, name),
    value(name) {
      const constant = find(CONSTANT_TABLE, name);
      return given.get(name) ?? (constant ? { name: constant, fixed: "a constant" } : undefined);
    },
  };
}

/** What a name is already used for, or null if it is available. */
export function reservedAs(name: string): "a function" | "a constant" | null {
  return find(FUNCTION_TABLE, name) ? "a function" : find(CONSTANT_TABLE, name) ? "a constant" : null;
}
