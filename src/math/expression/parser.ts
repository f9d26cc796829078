/**
 * Parses expressions. Precedence from lowest to highest: + −; × ÷ mod and implicit products; unary + −; powers
 * (right-associative); postfix ! !! … % ° and superscripts. The caller defines what names mean.
 */
import { shortened } from "../words/phrases";
import type { CallNode, Link, Node, NumberNode, Operator, Postfix, Statement } from "./ast";
import { ExpressionError } from "./error";
import { readNumberNode } from "./literals";
import type { FunctionSignature, Names, ParseOptions } from "./options";
import { isSymbol, type Token, tokenize } from "./tokens";

/** Maximum nesting depth; deeper nesting, which is unrealistic, could overflow the stack. */
const MAX_DEPTH = 200;

const NO_NAMES: Names = { function: () => undefined, value: () => undefined };
const POSTFIX = /^(?:!+|[%°])$/;
const OPERAND = "A number or a name";
const CLOSERS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** Counting functions between their operands: `5 nCr 2`, `5C2`. */
const INFIX: Readonly<Record<string, string>> = { ncr: "nCr", npr: "nPr", choose: "nCr", C: "nCr", P: "nPr" };

/** A caller with its own grammar (equations, ratios) uses `expression()` and `accept()`, then calls `end()`. */
export class Parser {
  readonly #tokens: readonly Token[];
  readonly #options: Required<ParseOptions>;
  readonly #source: string;
  readonly #parenthesized = new WeakSet<Node>();
  readonly #assigned = new Set<string>();
  #at = 0;
  #depth = 0;
  /** Whether a comma belongs to a number here. */
  #commas = true;
  /** The words that multiplied a number, after which another number needs an operator. */
  readonly #magnitudes = new WeakSet<Token>();
  /** Whether a vertical bar closes an absolute value here. */
  #inBars = false;

  /** Whether an implicit product follows a ÷, which the other convention would parse differently. */
  ambiguous = false;

  /** Whether a ÷ between two fractions was read as dividing the first by the second: `2/3 ÷ 4/5`. */
  dividesFractions = false;

  /** Numbers that could have been read in another way: `1,5`, and its value `1.5`. */
  readonly uncertain: { readonly written: string; readonly node: NumberNode }[] = [];

  /** Functions without parentheses whose operand is followed by another factor: `sin 2x` means sin(2) · x. */
  readonly cutShort: string[] = [];

  constructor(expression: string, options: ParseOptions = {}) {
    this.#options = {
      names: NO_NAMES,
      implicit: "same",
      percent: "pocket",
      marks: {},
      magnitudes: () => undefined,
      ...options,
    };
    this.#source = expression;
    this.#tokens = tokenize(expression, !this.#isKnown("x"));
  }

  /** One or more statements separated by `;`. */
  program(): Statement[] {
    const statements: Statement[] = [];
    do {
      if (!this.#is(";") && this.#token.kind !== "end") statements.push(this.#statement());
    } while (this.accept(";"));
    this.end();
    if (statements.length === 0) throw new ExpressionError("unexpected", 1, "There is nothing to calculate.");
    return statements;
  }

  /** A sum, or anything that binds more tightly. */
  expression(): Node {
    const first = this.#product();
    const rest: Link[] = [];
    for (let sign = this.#sign(); sign; sign = this.#sign()) {
      const right = this.#product();
      const share = this.#options.percent === "pocket" ? this.#percentage(right) : null;
      const link = { operator: sign.text as Operator, position: sign.position };
      rest.push(share ? { ...link, right: share, percent: true } : { ...link, right });
    }
    return chain(first, rest);
  }

  /** Consumes the next token if it is this symbol. */
  accept(symbol: string): Token | undefined {
    return this.#is(symbol) ? this.#next() : undefined;
  }

  /** @throws ExpressionError if any input is left */
  end(): void {
    const { kind, position } = this.#token;
    if (kind === "end") return;
    if (isCloser(this.#token))
      throw new ExpressionError(
        "unopened",
        position,
        `The closing ${bracketName(this.#token.text)} at position ${position} has no opening one.`,
      );
    if (this.#is(","))
      throw new ExpressionError(
        "unexpected",
        position,
        `The comma at position ${position} neither separates the arguments of a function nor is part of a number.`,
      );
    throw this.#unexpected("An operator");
  }

  get #token(): Token {
    return this.#tokens[this.#at] as Token;
  }

  #next(): Token {
    return this.#tokens[this.#at++] as Token;
  }

  #is(symbol: string, token: Token | undefined = this.#token): boolean {
    return isSymbol(token, symbol);
  }

  #sign(): Token | undefined {
    return this.accept("+") ?? this.accept("-");
  }

  #statement(): Statement {
    const { kind, text: name, position } = this.#token;
    if (kind !== "name" || !this.#is("=", this.#tokens[this.#at + 1])) return { value: this.expression() };
    const { names } = this.#options;
    const taken = names.function(name) ? "a function" : names.value(name)?.fixed;
    if (taken) throw new ExpressionError("reserved", position, `“${name}” is already ${taken}.`);
    this.#at += 2;
    const value = this.expression();
    this.#assigned.add(name);
    return { name, value };
  }

  /** Returns b for an unparenthesized `b%`, −b for `-b%`, otherwise null. */
  #percentage(node: Node): Node | null {
    if (this.#parenthesized.has(node)) return null;
    if (node.kind === "postfix") return node.operator === "%" ? node.operand : null;
    if (node.kind !== "negate") return null;
    const operand = this.#percentage(node.operand);
    return operand && { ...node, operand };
  }

  #product(): Node {
    const first = this.#factor();
    const rest: Link[] = [];
    let divides = false;
    for (;;) {
      const { position, obelus } = this.#token;
      const operator = this.#multiplication();
      if (operator) {
        const fraction = obelus && this.#endsInFraction(first, rest) ? this.#fraction() : null;
        if (fraction) this.dividesFractions = true;
        const right = fraction ?? this.#factor();
        rest.push({ operator, right, position, ...(obelus && { obelus }) });
        divides = operator !== "*";
        if (divides && this.#isJuxtaposed(right)) this.ambiguous = true;
      } else if (this.#startsFactor()) {
        if (divides) this.ambiguous = true;
        rest.push({ operator: "*", right: this.#power(), implicit: true, position });
      } else return chain(first, rest);
    }
  }

  #multiplication(): Operator | undefined {
    if (this.#isOf()) {
      this.#at++;
      return "*";
    }
    const token = this.accept("*") ?? this.accept("/") ?? (this.#isInfixModulo() ? this.#next() : undefined);
    return token?.text as Operator | undefined;
  }

  /** Whether this is the “of” of `10% of 200`. */
  #isOf(): boolean {
    const { kind, text } = this.#token;
    return kind === "name" && text.toLowerCase() === "of" && !this.#isKnown(text);
  }

  #isKnown(name: string): boolean {
    const { names } = this.#options;
    return this.#assigned.has(name) || names.value(name) !== undefined || names.function(name) !== undefined;
  }

  /** Whether a product ends in a fraction: `2/3`, `1 1/2` or `½`. */
  #endsInFraction(first: Node, rest: readonly Link[]): boolean {
    const last = rest.at(-1);
    const before = rest.at(-2)?.right ?? first;
    if (!last) return first.kind === "number" && first.denominator !== 1n;
    const isFraction = last.operator === "/" && !last.obelus && rest.at(-2)?.operator !== "/";
    return isFraction && this.#isWhole(before) && this.#isWhole(last.right);
  }

  #isWhole(node: Node): boolean {
    const { kind } = node;
    return kind === "number" && node.denominator === 1n && node.exponent === 0 && !this.#parenthesized.has(node);
  }

  /** The fraction `4/5` at this place, as one operand; null if there is none. */
  #fraction(): Node | null {
    const [top, slash, bottom, after] = this.#tokens.slice(this.#at, this.#at + 4);
    const isFraction =
      top?.literal?.form === "whole" &&
      isSymbol(slash, "/") &&
      !slash?.obelus &&
      bottom?.literal?.form === "whole" &&
      !isSymbol(after, "/");
    if (!isFraction) return null;
    const first = this.#primary();
    const { position } = this.#next();
    return chain(first, [{ operator: "/", right: this.#primary(), position }]);
  }

  #factor(): Node {
    return this.#signed(() => (this.#options.implicit === "higher" ? this.#juxtaposed() : this.#power()));
  }

  /** Adjacent factors without an operator, parsed as one operand. */
  #juxtaposed(): Node {
    const first = this.#power();
    const rest: Link[] = [];
    while (this.#startsFactor()) {
      const { position } = this.#token;
      rest.push({ operator: "*", right: this.#power(), implicit: true, position });
    }
    return chain(first, rest);
  }

  #isJuxtaposed(node: Node): boolean {
    if (this.#parenthesized.has(node)) return false;
    if (node.kind === "negate") return this.#isJuxtaposed(node.operand);
    return node.kind === "chain" && node.rest[0]?.implicit === true;
  }

  /** Whether another factor follows without an operator. A number may follow only a parenthesis or a name. */
  #startsFactor(): boolean {
    const { kind, position } = this.#token;
    if (kind === "name") return !this.#isInfixModulo() && !this.#isOf();
    if (kind !== "number") return this.#opener() !== undefined || (this.#is("|") && !this.#inBars);
    const before = this.#tokens[this.#at - 1] as Token;
    if ((before.kind === "name" && !this.#magnitudes.has(before)) || isCloser(before)) return true;
    const hint = this.#is("%", before) ? " Write a remainder with mod, as in 10 mod 3." : "";
    throw new ExpressionError(
      "unexpected",
      position,
      `An operator is missing before the number at position ${position}.${hint}`,
    );
  }

  /** Whether `mod` is the infix operator rather than the two-argument function: `7 mod (2)`, but `2 mod(7, 3)`. */
  #isInfixModulo(): boolean {
    if (this.#token.kind !== "name" || this.#token.text !== "mod") return false;
    let open = 0;
    for (const token of this.#tokens.slice(this.#at + 1)) {
      if (this.#is("(", token)) open++;
      else if (open === 1 && this.#is(",", token)) return false;
      else if (this.#is(")", token)) open--;
      if (open === 0) return true;
    }
    return true;
  }

  #signed(operand: () => Node): Node {
    let minus: Token | null = null;
    for (let sign = this.#sign(); sign; sign = this.#sign()) if (sign.text === "-") minus = minus ? null : sign;
    const node = operand();
    return minus ? { kind: "negate", operand: node, position: minus.position } : node;
  }

  #power(): Node {
    const base = this.#counting();
    const sign = this.accept("^");
    if (!sign) return base;
    const exponent = this.#nested(() => this.#signed(() => this.#power()));
    return { kind: "power", base, exponent, position: sign.position };
  }

  /** Numbers of combinations and permutations between their operands: `5 nCr 2`, `5C2`. */
  #counting(): Node {
    let node = this.#postfix();
    for (;;) {
      const { kind, text, position } = this.#token;
      const [, word = "", digits = ""] = (kind === "name" && /^(ncr|npr|choose|C|P|)(\d*)$/i.exec(text)) || [];
      const name = INFIX[word] ?? INFIX[word.toLowerCase()];
      const before = this.#tokens[this.#at - 1];
      const isBetween = before?.kind === "number" || isSymbol(before, ")");
      if (!name || !isBetween || this.#isInfixCall() || (word.length === 1 && this.#isKnown(word))) return node;
      if (!this.#options.names.function(name)) return node;
      this.#at++;
      const chosen: Node = digits ? wholeNode(digits, position + word.length) : this.#postfix();
      node = { kind: "call", name, arguments: [node, chosen], position };
    }
  }

  /** Whether a function name here is followed by its arguments in parentheses: the `nCr(5, 2)` of `3 nCr(5, 2)`. */
  #isInfixCall(): boolean {
    let open = 0;
    for (const token of this.#tokens.slice(this.#at + 1)) {
      if (isSymbol(token, "(")) open++;
      else if (open === 1 && isSymbol(token, ",")) return true;
      else if (isSymbol(token, ")")) open--;
      if (open === 0) return false;
    }
    return false;
  }

  #postfix(): Node {
    let node = this.#primary();
    for (let depth = this.#depth; ; depth++) {
      const { kind, text, position } = this.#token;
      const power = kind === "name" && node.kind === "number" ? this.#options.magnitudes(text) : undefined;
      if (power !== undefined && node.kind === "number") {
        this.#at++;
        this.#magnitudes.add(this.#tokens[this.#at - 1] as Token);
        const [digits, written = "0"] = node.text.split("e");
        node = { ...node, text: `${digits}e${Number(written) + power}`, exponent: node.exponent + power };
        continue;
      }
      if (depth > MAX_DEPTH) throw this.#tooDeep();
      if (kind === "superscript") {
        node = { kind: "power", base: node, exponent: this.#superscript(), position };
        continue;
      }
      if (kind !== "symbol" || !POSTFIX.test(text)) return node;
      this.#at++;
      node = { kind: "postfix", operator: text as Postfix, operand: node, position };
    }
  }

  #superscript(): Node {
    const { text, position } = this.#next();
    const digits = text.replace("-", "");
    const number = wholeNode(digits, position);
    return text === digits ? number : { kind: "negate", operand: number, position };
  }

  #primary(): Node {
    const style = { ...this.#options.marks, commas: this.#commas };
    const number = readNumberNode(this.#tokens, this.#at, style);
    if (number) {
      const { position } = this.#token;
      this.#at += number.tokens;
      const last = this.#tokens[this.#at - 1] as Token;
      const written = this.#source.slice(position - 1, last.position - 1 + last.length);
      if (number.uncertain) this.uncertain.push({ written, node: number.node });
      return number.node;
    }
    if (this.#token.kind === "name") return this.#name();
    const bar = this.accept("|");
    if (bar) return this.#absolute(bar);
    const open = this.#opener();
    if (!open) throw this.#unexpected(OPERAND);
    this.#at++;
    const node = this.#within(true, false, () => this.expression());
    this.#close(open);
    this.#parenthesized.add(node);
    return node;
  }

  #opener(): Token | undefined {
    return this.#token.kind === "symbol" && Object.hasOwn(CLOSERS, this.#token.text) ? this.#token : undefined;
  }

  /** Reads `|x|`. */
  #absolute(bar: Token): Node {
    const { position } = bar;
    if (!this.#options.names.function("abs"))
      throw new ExpressionError("character", position, `“|” at position ${position} can’t be used here.`);
    const operand = this.#within(true, true, () => this.expression());
    if (!this.accept("|"))
      throw new ExpressionError("unclosed", position, `The bar at position ${position} is never closed.`);
    return { kind: "call", name: "abs", arguments: [operand], position };
  }

  /** Parses something nested, in which commas and bars have this role. */
  #within(commas: boolean, inBars: boolean, inner: () => Node): Node {
    const outer = [this.#commas, this.#inBars] as const;
    this.#commas = commas;
    this.#inBars = inBars;
    const node = this.#nested(inner);
    [this.#commas, this.#inBars] = outer;
    return node;
  }

  #name(): Node {
    const { text, position } = this.#token;
    const { names } = this.#options;
    const called = names.function(text);
    if (called) return this.#call(called);
    const value = this.#assigned.has(text) ? text : names.value(text)?.name;
    if (value === undefined) {
      throw new ExpressionError(
        "name",
        position,
        `“${shortened(text, 30)}” at position ${position} is not a function, constant or variable.${this.#hint(text)}`,
      );
    }
    this.#at++;
    return { kind: "name", name: value, position };
  }

  #hint(name: string): string {
    if (name.toLowerCase() === "x") return " Write multiplication as × or *.";
    const [, word = "", digits] = /^(.*?)(\d+)$/.exec(name) ?? [];
    return this.#options.names.function(word) ? ` Write ${word}(${digits}).` : "";
  }

  /** Parses `f(a, b)`, `f a`, `f^2(a)` or `f^-1 a`. */
  #call(signature: FunctionSignature): Node {
    const { text, position } = this.#next();
    const power = this.#functionPower();
    const inverts = power?.exponent.kind === "negate" && isOne(power.exponent.operand);
    if (inverts && !signature.inverse)
      throw new ExpressionError("name", position, `“${text}” at position ${position} has no inverse function.`);
    const name = inverts ? (signature.inverse as string) : signature.name;
    const most = inverts ? 1 : signature.maxArguments;
    const call: CallNode = { kind: "call", name, arguments: this.#arguments(text, most), position };
    const given = call.arguments.length;
    const { minArguments, maxArguments } = inverts ? { minArguments: 1, maxArguments: 1 } : signature;
    if (given < minArguments || given > maxArguments)
      throw new ExpressionError(
        "arguments",
        position,
        `${text} needs ${count(minArguments, maxArguments)}, ${given} given.`,
      );
    return power && !inverts ? { kind: "power", base: call, ...power } : call;
  }

  /** The exponent between a function name and its operand: `sin^2 x`, `sin⁻¹(x)`. */
  #functionPower(): { exponent: Node; position: number } | null {
    const { kind, position } = this.#token;
    if (kind === "superscript") return { exponent: this.#superscript(), position };
    if (!this.accept("^")) return null;
    return { exponent: this.#nested(() => this.#signed(() => this.#primary())), position };
  }

  #arguments(name: string, most: number): Node[] {
    const open = this.accept("(") ?? this.accept("[");
    if (open) {
      const list: Node[] = [];
      const separator = this.#hasSemicolons() ? ";" : ",";
      const commas = separator === ";" || most === 1;
      if (!this.#is(CLOSERS[open.text] as string)) {
        do list.push(this.#within(commas, false, () => this.expression()));
        while (this.accept(separator));
      }
      this.#close(open);
      return list;
    }
    const operand = this.#nested(() => this.#signed(() => this.#power()));
    const { kind } = this.#token;
    if (this.#is("(") || (kind === "name" && !this.#isInfixModulo())) this.cutShort.push(name);
    return [operand];
  }

  /** Whether the arguments that begin here are separated by semicolons, so that commas belong to numbers. */
  #hasSemicolons(): boolean {
    let open = 1;
    for (const token of this.#tokens.slice(this.#at)) {
      if (open === 1 && isSymbol(token, ";")) return true;
      if (token.kind === "symbol" && Object.hasOwn(CLOSERS, token.text)) open++;
      else if (isCloser(token)) open--;
      if (open === 0) return false;
    }
    return false;
  }

  #close(open: Token): void {
    if (this.accept(CLOSERS[open.text] as string)) return;
    if (this.#token.kind !== "end" && !isCloser(this.#token)) this.end();
    throw new ExpressionError(
      "unclosed",
      open.position,
      `The ${bracketName(open.text)} opened at position ${open.position} is never closed.`,
    );
  }

  #nested(inner: () => Node): Node {
    if (++this.#depth > MAX_DEPTH) throw this.#tooDeep();
    const node = inner();
    this.#depth--;
    return node;
  }

  #tooDeep(): ExpressionError {
    const { position } = this.#token;
    return new ExpressionError(
      "nesting",
      position,
      `Parentheses, powers and signs are nested more than ${MAX_DEPTH} levels deep at position ${position}.`,
    );
  }

  #unexpected(expected: string): ExpressionError {
    const { kind, text, position } = this.#token;
    const message =
      kind === "end"
        ? `${expected} is missing at the end.`
        : `${expected} is expected at position ${position}, not “${text}”.`;
    return new ExpressionError("unexpected", position, message);
  }
}

function isCloser({ kind, text }: Token): boolean {
  return kind === "symbol" && [")", "]", "}"].includes(text);
}

function bracketName(bracket: string): string {
  return "()".includes(bracket) ? "parenthesis" : "[]".includes(bracket) ? "bracket" : "brace";
}

/** @param digits plain digits */
function wholeNode(digits: string, position: number): NumberNode {
  return {
    kind: "number",
    text: digits,
    numerator: BigInt(digits),
    denominator: 1n,
    exponent: 0,
    position,
  };
}

function chain(first: Node, rest: readonly Link[]): Node {
  return rest.length === 0 ? first : { kind: "chain", first, rest };
}

function isOne(node: Node): boolean {
  return node.kind === "number" && node.numerator === 1n && node.denominator === 1n && node.exponent === 0;
}

/** Writes `2 arguments`, `1 or 2 arguments` or `at least 1 argument`. */
function count(min: number, max: number): string {
  const noun = (number: number) => (number === 1 ? "argument" : "arguments");
  if (min === max) return `${min} ${noun(min)}`;
  return max === Number.POSITIVE_INFINITY ? `at least ${min} ${noun(min)}` : `${min} or ${max} ${noun(max)}`;
}
