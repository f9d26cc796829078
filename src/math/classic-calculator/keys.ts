/** Other ways to press a key: names in a text, and keys of a keyboard. */
import type { ClassicKey } from "./state";

const KEYS: readonly ClassicKey[] = [
  ..."0123456789.()+-×÷=",
  "sin",
  "cos",
  "tan",
  "ln",
  "log",
  "√",
  "x²",
  "x³",
  "1/x",
  "π",
  "e",
  "AC",
] as ClassicKey[];

const ALIASES: Readonly<Record<string, ClassicKey>> = {
  "−": "-",
  "*": "×",
  x: "×",
  "/": "÷",
  sqrt: "√",
  sq: "x²",
  cube: "x³",
  inv: "1/x",
  pi: "π",
};

/** Keys of a physical keyboard other than digits and operators. */
const KEYBOARD: Readonly<Record<string, ClassicKey>> = {
  Enter: "=",
  Escape: "AC",
  s: "sin",
  c: "cos",
  t: "tan",
  l: "ln",
  g: "log",
  r: "√",
  q: "x²",
  p: "π",
  e: "e",
};

/** The key for a name, an alias or `H1` … `H20`; null if there is none. */
export function keyNamed(name: string): ClassicKey | null {
  if (Object.hasOwn(ALIASES, name)) return ALIASES[name] as ClassicKey;
  if (/^H([1-9]|1\d|20)$/.test(name)) return name as ClassicKey;
  return KEYS.find((key) => key === name) ?? null;
}

/** The key for a `KeyboardEvent.key`; null if the calculator has no such key. */
export function keyTyped(key: string): ClassicKey | null {
  if (Object.hasOwn(KEYBOARD, key)) return KEYBOARD[key] as ClassicKey;
  return /^[\d.+\-*/=()]$/.test(key) ? keyNamed(key) : null;
}
