/**
 * Formulas of a spreadsheet's cells. The same formula is computed here, to check it against the calculator's own figures
 * before a file promises it, and written as text for the spreadsheet.
 */
export type Formula =
  | number
  /** An input of the calculator, or one of its results, from the first sheet. */
  | { readonly input: string }
  | { readonly output: string }
  /** A cell of the same row, or of the row above. */
  | { readonly column: string }
  | { readonly above: string }
  /** The cell of the first row. */
  | { readonly top: string }
  /** The sum of the column from the first row to the row above. */
  | { readonly sumAbove: string }
  | { readonly operator: Operator; readonly of: readonly [Formula, Formula] }
  | { readonly call: FunctionName; readonly of: readonly Formula[] };

type Operator = "+" | "-" | "*" | "/" | "^";

/**
 * Functions that every spreadsheet has. In PMT(rate, periods, present, future, type), FV(rate, periods, payment, present,
 * type) and NPER(rate, payment, present, future, type), money that comes in and money that goes out have opposite signs;
 * type is 1 for payments at the start of each period, and 0 or left out at the end. IF(number, then, otherwise) takes its
 * second value unless the number is 0.
 */
export type FunctionName = keyof typeof FUNCTIONS;

const binary =
  (operator: Operator) =>
  (a: Formula, b: Formula): Formula => ({ operator, of: [a, b] });

export const plus = binary("+");
export const minus = binary("-");
export const times = binary("*");
export const over = binary("/");
export const power = binary("^");
export const input = (key: string): Formula => ({ input: key });
export const output = (key: string): Formula => ({ output: key });
export const column = (key: string): Formula => ({ column: key });
export const above = (key: string): Formula => ({ above: key });
export const top = (key: string): Formula => ({ top: key });
export const sumAbove = (key: string): Formula => ({ sumAbove: key });
export const call = (name: FunctionName, ...of: Formula[]): Formula => ({ call: name, of });

/** An input in percent, as a fraction. */
export const percentage = (key: string): Formula => over(input(key), 100);

type Source = "input" | "output" | "column" | "above" | "top" | "sumAbove";

/** Where the values of a formula come from, by key; null for a cell that is empty or no number. */
export type Cells<T> = Readonly<Record<Source, (key: string) => T | null>>;

const SOURCES = ["input", "output", "column", "above", "top", "sumAbove"] as const;

/** The value of a formula that is one cell, or undefined if it is more than that. */
function fromCell<T>(formula: object, cells: Cells<T>): T | null | undefined {
  const source = SOURCES.find((one) => one in formula);
  return source && cells[source]((formula as Record<Source, string>)[source]);
}

/** Computes a formula; null if one of its cells has no number. */
export function compute(formula: Formula, cells: Cells<number>): number | null {
  if (typeof formula === "number") return formula;
  if (!("of" in formula)) return fromCell(formula, cells) ?? null;
  const values: number[] = [];
  for (const part of formula.of) {
    const value = compute(part, cells);
    if (value === null) return null;
    values.push(value);
  }
  return "operator" in formula ? applied(formula.operator, values) : FUNCTIONS[formula.call](values);
}

function applied(operator: Operator, [a = 0, b = 0]: readonly number[]): number {
  switch (operator) {
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "*":
      return a * b;
    case "/":
      return a / b;
    case "^":
      return a ** b;
  }
}

type Called = (values: readonly number[]) => number;

const FUNCTIONS = {
  MIN: (values) => Math.min(...values),
  MAX: (values) => Math.max(...values),
  EXP: ([a = 0]) => Math.exp(a),
  INT: ([a = 0]) => Math.floor(a),
  IF: ([a = 0, b = 0, c = 0]) => (a !== 0 ? b : c),
  ROUND: ([a = 0, b = 0]) => {
    // Spreadsheets round halves away from zero, and what is a half in decimal.
    const scaled = Number(`${Math.abs(a)}e${b}`);
    return Math.sign(a) * Number(`${Math.round(Number(scaled.toPrecision(15)))}e${-b}`);
  },
  PMT: ([rate = 0, periods = 0, present = 0, future = 0, type = 0]) => {
    const growth = (1 + rate) ** periods;
    return rate === 0
      ? -(present + future) / periods
      : (-(present * growth + future) * rate) / ((growth - 1) * (1 + rate * type));
  },
  FV: ([rate = 0, periods = 0, payment = 0, present = 0, type = 0]) => {
    const growth = (1 + rate) ** periods;
    return -(present * growth + payment * (rate === 0 ? periods : ((1 + rate * type) * (growth - 1)) / rate));
  },
  NPER: ([rate = 0, payment = 0, present = 0, future = 0, type = 0]) => {
    if (rate === 0) return -(present + future) / payment;
    const due = payment * (1 + rate * type);
    return Math.log((due - future * rate) / (due + present * rate)) / Math.log1p(rate);
  },
} satisfies Record<string, Called>;

/** Writes a formula in the language of spreadsheets; null if one of its cells does not exist. */
export function written(formula: Formula, cells: Cells<string>): string | null {
  // Exponents have a capital E in files of spreadsheets.
  if (typeof formula === "number") return String(formula).toUpperCase();
  if (!("of" in formula)) return fromCell(formula, cells) ?? null;
  const parts: string[] = [];
  for (const part of formula.of) {
    const text = written(part, cells);
    if (text === null) return null;
    parts.push("operator" in formula && typeof part === "object" && "operator" in part ? `(${text})` : text);
  }
  return "operator" in formula ? parts.join(formula.operator) : `${formula.call}(${parts.join(",")})`;
}

/** The keys of the inputs that a formula refers to. */
export function inputsOf(formula: Formula): readonly string[] {
  if (typeof formula === "number") return [];
  if ("of" in formula) return formula.of.flatMap(inputsOf);
  return "input" in formula ? [formula.input] : [];
}
