/**
 * What the keys of the pocket calculator spell as an expression. The display works from left to right and cannot use
 * parentheses, so the two may come to different values: `2 + 3 × 4 =` shows 20 and reads 2+3×4, which is 14.
 */
import type { ClassicKey, ClassicState } from "./state";

/** The keys since the last start, and whether `=` ended them. */
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

/** In parentheses, unless it is a number. */
function grouped(operand: string): string {
  return /^[\d.]+$/.test(operand) ? operand : `(${operand})`;
}

/** A number, a name or one pair of parentheses with what stands before it, at the end of a text. */
const LAST_NUMBER = /(?:\d+\.?\d*|\.\d+|π|e)$/;

/** What is entered after a key. @param after the state after it, where the history has put a number in the display */
export function enter(entered: Entered, key: ClassicKey, after: ClassicState): Entered {
  const { text, done } = entered;
  if (key === "AC") return NOTHING_ENTERED;
  if (key.startsWith("H")) return { text: after.display, done: false };
  if (key === "=") return { text, done: text !== "" };
  const apply = FUNCTIONS[key];
  // After = a function or an operator takes all that was entered.
  if (apply) return { text: done ? apply(text) : applied(text, apply), done: false };
  if (/^[+\-×÷]$/.test(key)) {
    const whole = done && /[+−×÷]/.test(text) ? `(${text})` : text;
    return { text: (whole || "0") + (key === "-" ? "−" : key), done: false };
  }
  return { text: (done ? "" : text) + key, done: false };
}

/** The function of the operand that was entered last. */
function applied(text: string, apply: (operand: string) => string): string {
  const start = operandStart(text);
  return start === text.length ? text : text.slice(0, start) + apply(unwrapped(text.slice(start)));
}

function operandStart(text: string): number {
  if (!text.endsWith(")")) return text.length - (LAST_NUMBER.exec(text)?.[0].length ?? 0);
  let depth = 0;
  for (let i = text.length - 1; i >= 0; i--) {
    if (text[i] === ")") depth++;
    if (text[i] === "(" && --depth === 0)
      return i - (/(?:[a-z]+|√)$/.exec(text.slice(0, i))?.[0].length ?? 0);
  }
  return 0;
}

/** `(2+3)` becomes `2+3`, to be put into the parentheses of a function. */
function unwrapped(operand: string): string {
  return /^\([^()]*\)$/.test(operand) ? operand.slice(1, -1) : operand;
}

/** Whether an expression can come to something else than the keys did: it has parentheses, or precedence matters. */
export function mayDiffer({ text, done }: Entered): boolean {
  return done && (/^\(|[+−×÷]\(/.test(text) || (/[+−]/.test(text) && /[×÷]/.test(text)) || /\^/.test(text));
}
