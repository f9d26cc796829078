/**
 * The pocket calculator, key by key: operators act immediately from left to right, functions act on the display, and
 * arithmetic is that of JavaScript numbers. A pure reducer without dependencies.
 */

export interface HistoryEntry {
  /** For example `5 + 3 = 8`. */
  readonly calculation: string;
  /** The display when the entry was added. */
  readonly result: string;
  /** Local date and time, if the caller provided it. */
  readonly timestamp?: string;
}

export interface ClassicState {
  readonly display: string;
  /** The first operand. */
  readonly stored: number | null;
  readonly pending: Operator | null;
  /** Whether the next digit starts a new number. */
  readonly startsNew: boolean;
  /** Newest first. */
  readonly history: readonly HistoryEntry[];
}

export const HISTORY_LENGTH = 20;

const OPERATORS = {
  "+": (a: number, b: number) => a + b,
  "-": (a: number, b: number) => a - b,
  "×": (a: number, b: number) => a * b,
  "÷": (a: number, b: number) => a / b,
  "=": (_: number, b: number) => b,
};

const inRadians = (degrees: number) => (degrees * Math.PI) / 180;

const FUNCTIONS = {
  sin: (v: number) => Math.sin(inRadians(v)),
  cos: (v: number) => Math.cos(inRadians(v)),
  tan: (v: number) => Math.tan(inRadians(v)),
  ln: Math.log,
  log: Math.log10,
  "√": Math.sqrt,
  "x²": (v: number) => v * v,
  "x³": (v: number) => v * v * v,
  "1/x": (v: number) => 1 / v,
};

const CONSTANTS = { π: Math.PI, e: Math.E };

type Operator = keyof typeof OPERATORS;
type FunctionKey = keyof typeof FUNCTIONS;
type ConstantKey = keyof typeof CONSTANTS;
type Digit = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";

/** A key, or `H1` … `H20` for a click on a history entry, where 1 is the newest. */
export type ClassicKey = Digit | "." | "(" | ")" | Operator | FunctionKey | ConstantKey | "AC" | `H${number}`;

export function initialState(history: readonly HistoryEntry[] = []): ClassicState {
  return {
    display: "0",
    stored: null,
    pending: null,
    startsNew: false,
    history: history.slice(0, HISTORY_LENGTH),
  };
}

/**
 * The state after a key.
 *
 * @param timestamp local date and time, for a history entry
 */
export function press(state: ClassicState, key: ClassicKey, timestamp?: string): ClassicState {
  const { display, startsNew } = state;
  if (isOneOf(OPERATORS, key)) return pressOperator(state, key, timestamp);
  if (isOneOf(FUNCTIONS, key)) return pressFunction(state, key, timestamp);
  if (isOneOf(CONSTANTS, key)) return { ...state, display: String(CONSTANTS[key]), startsNew: true };
  if (key === "AC") return initialState(state.history);
  if (key === "(" || key === ")") return { ...state, display: display + key };
  if (key === ".") {
    if (startsNew) return { ...state, display: "0.", startsNew: false };
    return display.includes(".") ? state : { ...state, display: `${display}.` };
  }
  if (key.startsWith("H")) {
    const entry = state.history[Number(key.slice(1)) - 1];
    return entry ? { ...state, display: entry.result, startsNew: true } : state;
  }
  return { ...state, display: startsNew || display === "0" ? key : display + key, startsNew: false };
}

function pressOperator(state: ClassicState, key: Operator, timestamp: string | undefined): ClassicState {
  const value = Number.parseFloat(state.display);
  const { stored, pending } = state;
  if (stored === null || pending === null) return { ...state, stored: value, pending: key, startsNew: true };
  const result = OPERATORS[pending](stored, value);
  const display = String(result);
  const calculation = `${stored} ${pending} ${value} = ${display}`;
  return {
    display,
    stored: result,
    pending: key,
    startsNew: true,
    history: record(state, calculation, display, timestamp),
  };
}

function pressFunction(state: ClassicState, key: FunctionKey, timestamp: string | undefined): ClassicState {
  const value = Number.parseFloat(state.display);
  const display = String(FUNCTIONS[key](value));
  const history = record(state, `${key}(${value}) = ${display}`, display, timestamp);
  return { ...state, display, startsNew: true, history };
}

function record(
  { history }: ClassicState,
  calculation: string,
  result: string,
  timestamp: string | undefined,
): HistoryEntry[] {
  const entry = { calculation, result, ...(timestamp !== undefined && { timestamp }) };
  return [entry, ...history].slice(0, HISTORY_LENGTH);
}

function isOneOf<T extends object>(table: T, key: string): key is keyof T & string {
  return Object.hasOwn(table, key);
}
