/** Numbers that consist of several tokens, and the nodes for all numbers. */
import { isMixed, type NumeralStyle, plainDigits } from "../numbers/numeral";
import type { NumberNode } from "./ast";
import { DIVISION_BY_ZERO, ExpressionError } from "./error";
import { isSymbol, type Literal, type Token } from "./tokens";

/** A number and how many tokens it takes up. */
export interface Found {
  readonly node: NumberNode;
  readonly tokens: number;
  /** Whether it could have been read in another way. */
  readonly uncertain?: boolean;
}

export interface MarkStyle extends NumeralStyle {
  /** Whether commas are part of numbers here; among the arguments of a function, they separate. */
  readonly commas: boolean;
}

/** Reads the number that begins at this token, or returns null if none does. */
export function readNumberNode(tokens: readonly Token[], at: number, style: MarkStyle): Found | null {
  const token = tokens[at];
  if (!token?.literal) return null;
  const degrees = readDegrees(tokens, at);
  if (degrees) return degrees;
  const found = readMarked(tokens, at, style) ?? {
    node: plain(token, token.literal),
    tokens: 1,
    uncertain: token.literal.form === "repeating" && /\d\(/.test(token.text),
  };
  return (found.node.denominator === 1n && found.node.exponent === 0 && readMixed(tokens, at, found)) || found;
}

function plain({ text, position }: Token, { digits, denominator, exponent }: Literal): NumberNode {
  return { kind: "number", text, numerator: digits, denominator, exponent, position };
}

/** Reads digits with marks, which are several tokens: `1,234.5`, `1 000`, `1’000`, `1.234,56`, `1,5`. */
function readMarked(tokens: readonly Token[], start: number, { commas, ...style }: MarkStyle): Found | null {
  const first = tokens[start] as Token;
  if (!isDecimal(first)) return null;
  let written = first.text;
  let at = start + 1;
  while (/^\d[^e]*$/.test(written)) {
    const [token, after] = [tokens[at] as Token, tokens[at + 1]];
    const isMark = !token.spaced && ((commas && isSymbol(token, ",")) || isSymbol(token, "'"));
    if (isMark && after && isDecimal(after) && !after.spaced && (token.text === "," || isThousand(after))) {
      written += token.text + after.text;
      at += 2;
    } else if (isDecimal(token) && (token.spaced ? isGroup(tokens, at) : token.text.startsWith("."))) {
      written += (token.spaced ? " " : "") + token.text;
      at++;
    } else break;
  }
  if (at === start + 1) return null;
  const [digits = "", power = "0"] = written.split("e");
  const marked = plainDigits(digits, style);
  if (!marked) {
    if (!written.includes(",")) return null;
    throw new ExpressionError(
      "number",
      first.position,
      `The comma in “${digits}” at position ${first.position} neither groups digits nor marks decimals.`,
    );
  }
  const [before = "", part = ""] = marked.text.split(".");
  const node: NumberNode = {
    kind: "number",
    text: marked.text + (power === "0" ? "" : `e${power}`),
    numerator: BigInt(before + part),
    denominator: 1n,
    exponent: Number(power) - part.length,
    position: first.position,
  };
  return { node, tokens: at - start, uncertain: marked.uncertain };
}

function isDecimal(token: Token): boolean {
  return token.literal?.form === "whole" || token.literal?.form === "decimal";
}

/** Whether these are the digits after a space that groups thousands, and not the numerator of a mixed number. */
function isGroup(tokens: readonly Token[], at: number): boolean {
  const [whole, top, slash, bottom] = tokens.slice(at - 1, at + 3) as Token[];
  if (!top || !isThousand(top)) return false;
  return !(isSymbol(slash, "/") && isMixed(`${whole?.text} ${top.text}/${bottom?.text}`));
}

/** Whether these can be the digits after a space or an apostrophe that groups thousands. */
function isThousand({ text }: Token): boolean {
  return /^\d{3}(?!\d)/.test(text);
}

/** Reads `1 2/3` or `1½`: a whole number, and a fraction after it. */
function readMixed(tokens: readonly Token[], start: number, { node: whole, tokens: size }: Found): Found | null {
  if ((tokens[start] as Token).literal?.form === "other") return null;
  const [top, slash, bottom] = tokens.slice(start + size, start + size + 3);
  const printed = top?.literal?.form === "fraction" ? top.literal : null;
  const isPair =
    top?.literal?.form === "whole" && top.spaced && isSymbol(slash, "/") && bottom?.literal?.form === "whole";
  if (!(printed || isPair) || !top) return null;
  const denominator = printed?.denominator ?? (bottom?.literal?.digits as bigint);
  if (denominator === 0n) throw new ExpressionError("division-by-zero", (bottom as Token).position, DIVISION_BY_ZERO);
  const node: NumberNode = {
    ...whole,
    text: printed ? whole.text + top.text : `${whole.text} ${top.text}/${bottom?.text}`,
    numerator: whole.numerator * denominator + (top.literal as Literal).digits,
    denominator,
  };
  return { node, tokens: size + (printed ? 1 : 3) };
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
    if (!token || !isDecimal(token) || !isSymbol(tokens[at + 1], mark)) continue;
    const literal = token.literal as Literal;
    if (Math.abs(literal.exponent) > MAX_EXPONENT)
      throw new ExpressionError("number", token.position, `The angle at position ${token.position} is too long.`);
    seconds = add(seconds, literal);
    text += token.text + mark;
    at += 2;
  }
  if (at <= start + 2) return null;
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
