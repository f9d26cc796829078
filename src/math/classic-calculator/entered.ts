/**
 * The keys of the pocket calculator as an expression. The display works from left to right and does not evaluate
 * parentheses, so the two may differ: `2 + 3 × 4 =` shows 20, but as an expression 2+3×4 is 14.
 */
import type { ClassicKey, ClassicState } from "./state";

/** The keys since the last reset, and whether `=` ended them. */
export interface Entered {
  readonly text: string;
  readonly done: boolean;
}

export const NOTHING_ENTERED: Entered = { text: "", done: false };

const FUNCTIONS: Readonly<Record<string, (operand: string) => string>> = {
  sin: (x) => `sin(${x})`,
  cos: (x) => `cos(${x})`,
  tan: (x) => `tan(${x})`,
  ln: (x) => `ln(${x})`,
  log: (x) => `log(${x})`,
  "√": (x) => `√(${x})`,
  "x²": (x) => `(${grouped(x)}^2)`,
  "x³": (x) => `(${grouped(x)}^3)`,
  "1/x": (x) => `(1/${grouped(x)})`,
};

/** Functions that can be pressed before their number; a space follows them: `√ 9`. */
const BEFORE = ["sin", "cos", "tan", "ln", "log", "√"];

/** Adds parentheses unless the operand is a number. */
function grouped(operand: string): string {
  return /^[\d.]+$/.test(operand) ? operand : `(${operand})`;
}

/** Matches a number or constant at the end of a text. */
const LAST_NUMBER = /(?:\d+\.?\d*|\.\d+|π|e)$/;

/**
 * The expression after a key.
 *
 * @param after the state after the key, whose display holds the number if a history entry was clicked
 */
export function enter(entered: Entered, key: ClassicKey, after: ClassicState): Entered {
  const { text, done } = entered;
  if (key === "AC") return NOTHING_ENTERED;
  if (key.startsWith("H")) return { text: after.display, done: false };
  if (key === "=") return { text, done: text !== "" };
  const apply = FUNCTIONS[key];
  // After =, a function or an operator applies to everything entered so far.
  if (apply)
    return { text: done ? apply(text) : applied(text, apply, BEFORE.includes(key) ? `${key} ` : ""), done: false };
  if (/^[+\-×÷]$/.test(key)) {
    const whole = done && /[+−×÷]/.test(text) ? `(${text})` : text;
    return { text: (whole || "0") + (key === "-" ? "−" : key), done: false };
  }
  return { text: (done ? "" : text) + key, done: false };
}

/** Applies a function to the last operand, or to the next one if there is none yet. */
function applied(text: string, apply: (operand: string) => string, before: string): string {
  const start = operandStart(text);
  return start === text.length ? text + before : text.slice(0, start) + apply(unwrapped(text.slice(start)));
}

function operandStart(text: string): number {
  if (!text.endsWith(")")) return text.length - (LAST_NUMBER.exec(text)?.[0].length ?? 0);
  let depth = 0;
  for (let i = text.length - 1; i >= 0; i--) {
    if (text[i] === ")") depth++;
    if (text[i] === "(" && --depth === 0) return i - (/(?:[a-z]+|√)$/.exec(text.slice(0, i))?.[0].length ?? 0);
  }
  return 0;
}

/** `(2+3)` becomes `2+3`, for use inside the parentheses of a function. */
function unwrapped(operand: string): string {
  return /^\([^()]*\)$/.test(operand) ? operand.slice(1, -1) : operand;
}

/**
 * Whether the expression may have a different value than the keys gave: it has parentheses or powers, a function was
 * pressed before its number, or precedence matters.
 */
export function mayDiffer({ text, done }: Entered): boolean {
  if (!done) return false;
  return /^\(|[+−×÷]\(|\^| /.test(text) || (/[+−]/.test(text) && /[×÷]/.test(text));
}

/** The expression as it is printed: `(2 + 3) × 4`, `√9`. */
export function printed(text: string): string {
  return text.replaceAll("√ ", "√").replace(/[+−×÷]/g, " $& ");
}
