/** Numbers that consist of several tokens, and the nodes for all numbers. */
import type { NumberNode } from "./ast";
import { DIVISION_BY_ZERO, ExpressionError } from "./error";
import { isSymbol, type Literal, type Token } from "./tokens";

/** A number and how many tokens it takes up. */
export interface Found {
  readonly node: NumberNode;
  readonly tokens: number;
}

/** Reads the number that begins at this token, or returns null if none does. */
export function readNumberNode(tokens: readonly Token[], at: number): Found | null {
  const token = tokens[at];
  if (!token?.literal) return null;
  return readDegrees(tokens, at) ?? readMixed(tokens, at) ?? { node: plain(token, token.literal), tokens: 1 };
}

function plain({ text, position }: Token, { digits, exponent }: Literal): NumberNode {
  return { kind: "number", text, numerator: digits, denominator: 1n, exponent, position };
}

/** Reads `1 2/3`: an integer, a space and a fraction. */
function readMixed(tokens: readonly Token[], at: number): Found | null {
  const [whole, top, slash, bottom] = tokens.slice(at, at + 4);
  if (!whole?.literal?.whole || !top?.literal?.whole || !top.spaced) return null;
  if (!isSymbol(slash, "/") || !bottom?.literal?.whole) return null;
  const denominator = bottom.literal.digits;
  if (denominator === 0n) throw new ExpressionError("division-by-zero", bottom.position, DIVISION_BY_ZERO);
  const node: NumberNode = {
    kind: "number",
    text: `${whole.text} ${top.text}/${bottom.text}`,
    numerator: whole.literal.digits * denominator + top.literal.digits,
    denominator,
    exponent: 0,
    position: whole.position,
  };
  return { node, tokens: 4 };
}

const MARKS = ["°", "'", '"'];

/** Maximum absolute exponent of a part; anything beyond it is not a plausible angle. */
const MAX_EXPONENT = 1000;

/** Reads `12°30'15"`, `12°30'` or `12°15"`. A degree sign alone is a postfix operator. */
function readDegrees(tokens: readonly Token[], start: number): Found | null {
  if (!isSymbol(tokens[start + 1], "°")) return null;
  let at = start;
  let text = "";
  let seconds = { digits: 0n, exponent: 0 };
  for (const mark of MARKS) {
    const token = tokens[at];
    seconds = { ...seconds, digits: seconds.digits * 60n };
    if (!token?.literal || !isSymbol(tokens[at + 1], mark)) continue;
    if (Math.abs(token.literal.exponent) > MAX_EXPONENT)
      throw new ExpressionError("number", token.position, `The angle at position ${token.position} is too long.`);
    seconds = add(seconds, token.literal);
    text += token.text + mark;
    at += 2;
  }
  if (at === start + 2) return null;
  const { position } = tokens[start] as Token;
  const node: NumberNode = {
    kind: "number",
    text,
    numerator: seconds.digits,
    denominator: 3600n,
    exponent: seconds.exponent,
    degrees: true,
    position,
  };
  return { node, tokens: at - start };
}

type Scaled = Pick<Literal, "digits" | "exponent">;

function add(a: Scaled, b: Scaled): Scaled {
  const exponent = Math.min(a.exponent, b.exponent);
  const scale = (x: Scaled) => x.digits * 10n ** BigInt(x.exponent - exponent);
  return { digits: scale(a) + scale(b), exponent };
}
