/**
 * Formulas of a spreadsheet's cells. The same formula is computed here, to check it against the calculator's own figures
 * before a file promises it, and written as text for the spreadsheet.
 */
export type Formula =
  | number
  /** An input of the calculator, from the first sheet. */
  | { readonly input: string }
  /** A cell of the same row, or of the row above. */
  | { readonly column: string }
  | { readonly above: string }
  /** The cell of the first row. */
  | { readonly top: string }
  | { readonly operator: "+" | "-" | "*" | "/"; readonly of: readonly [Formula, Formula] }
  | { readonly call: FunctionName; readonly of: readonly Formula[] };

/** Functions that every spreadsheet has. PMT(rate, periods, value) is the payment of a loan, negative for a positive value. */
export type FunctionName = "MIN" | "ROUND" | "PMT";

type Operator = "+" | "-" | "*" | "/";

const binary =
  (operator: Operator) =>
  (a: Formula, b: Formula): Formula => ({ operator, of: [a, b] });

export const plus = binary("+");
export const minus = binary("-");
export const times = binary("*");
export const over = binary("/");
export const input = (key: string): Formula => ({ input: key });
export const column = (key: string): Formula => ({ column: key });
export const above = (key: string): Formula => ({ above: key });
export const top = (key: string): Formula => ({ top: key });
export const call = (name: FunctionName, ...of: Formula[]): Formula => ({ call: name, of });

/** Where the values of a formula come from; null for a cell that is empty or no number. */
export interface Cells<T> {
  readonly input: (key: string) => T | null;
  readonly column: (key: string) => T | null;
  readonly above: (key: string) => T | null;
  readonly top: (key: string) => T | null;
}

/** Computes a formula; null if one of its cells has no number. */
export function compute(formula: Formula, cells: Cells<number>): number | null {
  if (typeof formula === "number") return formula;
  if ("input" in formula) return cells.input(formula.input);
  if ("column" in formula) return cells.column(formula.column);
  if ("above" in formula) return cells.above(formula.above);
  if ("top" in formula) return cells.top(formula.top);
  const values: number[] = [];
  for (const part of formula.of) {
    const value = compute(part, cells);
    if (value === null) return null;
    values.push(value);
  }
  return "operator" in formula ? applied(formula.operator, values) : called(formula.call, values);
}

function applied(operator: Operator, [a = 0, b = 0]: readonly number[]): number {
  if (operator === "+") return a + b;
  if (operator === "-") return a - b;
  return operator === "*" ? a * b : a / b;
}

function called(name: FunctionName, values: readonly number[]): number {
  if (name === "MIN") return Math.min(...values);
  const [a = 0, b = 0, c = 0] = values;
  if (name === "ROUND") {
    // Spreadsheets round halves away from zero, and what is a half in decimal.
    const scaled = Number(`${Math.abs(a)}e${b}`);
    return Math.sign(a) * Number(`${Math.round(Number(scaled.toPrecision(15)))}e${-b}`);
  }
  return a === 0 ? -c / b : (-c * a) / (1 - (1 + a) ** -b);
}

/** Writes a formula in the language of spreadsheets; null if one of its cells does not exist. */
export function written(formula: Formula, cells: Cells<string>): string | null {
  if (typeof formula === "number") return String(formula);
  if ("input" in formula) return cells.input(formula.input);
  if ("column" in formula) return cells.column(formula.column);
  if ("above" in formula) return cells.above(formula.above);
  if ("top" in formula) return cells.top(formula.top);
  const parts: string[] = [];
  for (const part of formula.of) {
    const text = written(part, cells);
    if (text === null) return null;
    parts.push("operator" in formula && typeof part === "object" && "operator" in part ? `(${text})` : text);
  }
  return "operator" in formula ? parts.join(formula.operator) : `${formula.call}(${parts.join(",")})`;
}
