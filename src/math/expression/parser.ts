/**
 * Parses expressions. Precedence from lowest to highest: + −; × ÷ mod and implicit products; unary + −; powers
 * (right-associative); postfix ! !! … % ° and superscripts. The caller defines what names mean.
 */
import type { CallNode, Link, Node, Operator, Postfix, Statement } from "./ast";
import { ExpressionError } from "./error";
import { readNumberNode } from "./literals";
import type { FunctionSignature, Names, ParseOptions } from "./options";
import { isSymbol, type Token, tokenize } from "./tokens";

/** Maximum nesting depth; deeper nesting, which is unrealistic, could overflow the stack. */
const MAX_DEPTH = 200;

const NO_NAMES: Names = { function: () => undefined, value: () => undefined };
const POSTFIX = /^(?:!+|[%°])$/;
const OPERAND = "A number or a name";

/** A caller with its own grammar (equations, ratios) uses `expression()` and `accept()`, then calls `end()`. */
export class Parser {
  readonly #tokens: readonly Token[];
  readonly #options: Required<ParseOptions>;
  readonly #parenthesized = new WeakSet<Node>();
  readonly #assigned = new Set<string>();
  #at = 0;
  #depth = 0;

  /** Whether an implicit product follows a ÷, which the other convention would parse differently. */
  ambiguous = false;

  /** Functions without parentheses whose operand is followed by another factor: `sin 2x` means sin(2) · x. */
  readonly cutShort: string[] = [];

  constructor(expression: string, options: ParseOptions = {}) {
    this.#tokens = tokenize(expression);
    this.#options = { names: NO_NAMES, implicit: "same", percent: "pocket", ...options };
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
    if (this.#is(")"))
      throw new ExpressionError(
        "unopened",
        position,
        `The closing parenthesis at position ${position} has no opening one.`,
      );
    if (this.#is(","))
      throw new ExpressionError(
        "unexpected",
        position,
        `The comma at position ${position} does not separate function arguments. Group digits with _ instead.`,
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
      const { position } = this.#token;
      const operator = this.#multiplication();
      if (operator) {
        const right = this.#factor();
        rest.push({ operator, right, position });
        divides = operator !== "*";
        if (divides && this.#isJuxtaposed(right)) this.ambiguous = true;
      } else if (this.#startsFactor()) {
        if (divides) this.ambiguous = true;
        rest.push({ operator: "*", right: this.#power(), implicit: true, position });
      } else return chain(first, rest);
    }
  }

  #multiplication(): Operator | undefined {
    const token = this.accept("*") ?? this.accept("/") ?? (this.#isInfixModulo() ? this.#next() : undefined);
    return token?.text as Operator | undefined;
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
    if (kind === "name") return !this.#isInfixModulo();
    if (kind !== "number") return this.#is("(");
    const before = this.#tokens[this.#at - 1] as Token;
    if (before.kind === "name" || this.#is(")", before)) return true;
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
    for (let sign = this.#sign(); sign; sign = this.#sign())
      if (sign.text === "-") minus = minus ? null : sign;
    const node = operand();
    return minus ? { kind: "negate", operand: node, position: minus.position } : node;
  }

  #power(): Node {
    const base = this.#postfix();
    const sign = this.accept("^");
    if (!sign) return base;
    const exponent = this.#nested(() => this.#signed(() => this.#power()));
    return { kind: "power", base, exponent, position: sign.position };
  }

  #postfix(): Node {
    let node = this.#primary();
    for (let depth = this.#depth; ; depth++) {
      const { kind, text, position } = this.#token;
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
    const number: Node = {
      kind: "number",
      text: digits,
      numerator: BigInt(digits),
      denominator: 1n,
      exponent: 0,
      position,
    };
    return text === digits ? number : { kind: "negate", operand: number, position };
  }

  #primary(): Node {
    const number = readNumberNode(this.#tokens, this.#at);
    if (number) {
      this.#at += number.tokens;
      return number.node;
    }
    if (this.#token.kind === "name") return this.#name();
    const open = this.accept("(");
    if (!open) throw this.#unexpected(OPERAND);
    const node = this.#nested(() => this.expression());
    this.#close(open);
    this.#parenthesized.add(node);
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
        `“${short(text)}” at position ${position} is not a function, constant or variable.${this.#hint(text)}`,
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
      throw new ExpressionError(
        "name",
        position,
        `“${text}” at position ${position} has no inverse function.`,
      );
    const name = inverts ? (signature.inverse as string) : signature.name;
    const call: CallNode = { kind: "call", name, arguments: this.#arguments(text), position };
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

  #arguments(name: string): Node[] {
    const open = this.accept("(");
    if (open) {
      const list: Node[] = [];
      if (!this.#is(")")) {
        do list.push(this.#nested(() => this.expression()));
        while (this.accept(","));
      }
      this.#close(open);
      return list;
    }
    const operand = this.#nested(() => this.#signed(() => this.#power()));
    const { kind } = this.#token;
    if (this.#is("(") || (kind === "name" && !this.#isInfixModulo())) this.cutShort.push(name);
    return [operand];
  }

  #close(open: Token): void {
    if (this.accept(")")) return;
    if (this.#token.kind !== "end") this.end();
    throw new ExpressionError(
      "unclosed",
      open.position,
      `The parenthesis opened at position ${open.position} is never closed.`,
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

/** Shortens a very long name for use in a message. */
function short(name: string): string {
  return name.length > 30 ? `${name.slice(0, 30)}…` : name;
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
