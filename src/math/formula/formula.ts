/**
 * A formula written once, which can be evaluated and printed with numbers in place of its names.
 *
 *     const change = new Formula("100 × (to − from) ÷ |from|");
 *     change.evaluate({ from: 80, to: 92 }, DOUBLE); // 15
 *     change.withNumbers({ from: "80", to: "92" }); // "100 × (92 − 80) ÷ |80|"
 *
 * Grammar: `+ − × ÷ ^ ²`, parentheses, `|…|` for absolute values, functions such as `√(…)` or `min(…, …)`, and numbers.
 * Names are words made of letters of any alphabet, digits and subscripts, or several words separated by spaces:
 * `curb depth`. `×` and `÷` have equal precedence and are left-associative; `^` is right-associative and binds more
 * tightly than a minus: −2^2 = −4.
 */

/** The kind of numbers a formula is evaluated in: doubles, fractions and so on. */
export interface Arithmetic<N> {
  /** A numeral in the formula itself: digits, optionally with a decimal point. */
  numeral(text: string): N;
  add(a: N, b: N): N;
  subtract(a: N, b: N): N;
  multiply(a: N, b: N): N;
  divide(a: N, b: N): N;
  power(a: N, b: N): N;
  absolute(a: N): N;
  readonly functions?: Readonly<Record<string, (...args: N[]) => N>>;
}

export const DOUBLE: Arithmetic<number> = {
  numeral: Number,
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide: (a, b) => a / b,
  power: (a, b) => a ** b,
  absolute: Math.abs,
  functions: {
    "√": Math.sqrt,
    sin: Math.sin,
    cos: Math.cos,
    tan: Math.tan,
    exp: Math.exp,
    ln: Math.log,
    min: Math.min,
    max: Math.max,
  },
};

type Node =
  | { readonly kind: "numeral"; readonly text: string }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "call"; readonly name: string; readonly args: readonly Node[] }
  | { readonly kind: "absolute"; readonly argument: Node }
  | { readonly kind: "binary"; readonly sign: Sign; readonly left: Node; readonly right: Node };

type Sign = keyof typeof OPERATIONS;

const OPERATIONS = { "+": "add", "−": "subtract", "×": "multiply", "÷": "divide", "^": "power" } as const;

const NAMES = String.raw`\p{L}[\p{L}\p{Nd}₀-₉]*(?: \p{L}[\p{L}\p{Nd}₀-₉]*)*`;
const TOKEN = new RegExp(String.raw`\s*(\d+(?:\.\d+)?|√|${NAMES}|[-+−×÷^²()|,])`, "uy");
const NAME = /^[\p{L}]/u;
/** A text that can be inserted anywhere in a formula without parentheses. */
const PLAIN = /^[^\s−+×÷/^-]+$/u;
/** A number with its unit, which needs parentheses only next to a power: `12 m/s`. */
const WITH_UNIT = /^[\d.,]+\u00a0[^\s−+×÷^-]+$/u;

export class Formula {
  readonly #tokens: readonly string[];
  readonly #tree: Node;

  /** @throws SyntaxError if the text is not a formula */
  constructor(readonly text: string) {
    this.#tokens = tokensOf(text);
    this.#tree = new Parser(this.#tokens).parse();
  }

  /** The distinct names, in order of appearance. */
  get names(): string[] {
    const isName = (token: string, i: number) => NAME.test(token) && this.#tokens[i + 1] !== "(";
    return [...new Set(this.#tokens.filter(isName))];
  }

  /** @throws RangeError if a name has no value */
  evaluate<N>(values: Readonly<Record<string, N>>, arithmetic: Arithmetic<N>): N {
    const visit = (node: Node): N => {
      switch (node.kind) {
        case "numeral":
          return arithmetic.numeral(node.text);
        case "name": {
          const value = values[node.name];
          if (value === undefined) throw new RangeError(`${node.name} has no value in “${this.text}”`);
          return value;
        }
        case "absolute":
          return arithmetic.absolute(visit(node.argument));
        case "call": {
          const apply = arithmetic.functions?.[node.name];
          if (!apply) throw new RangeError(`${node.name} is not a function in “${this.text}”`);
          return apply(...node.args.map(visit));
        }
        case "binary":
          return arithmetic[OPERATIONS[node.sign]](visit(node.left), visit(node.right));
      }
    };
    return visit(this.#tree);
  }

  /**
   * The formula with texts in place of names. A text that could be misread in its position, such as `−5` after a minus
   * or `2/3` after ÷, gets parentheses. Names without a text are kept.
   */
  withNumbers(texts: Readonly<Record<string, string>>): string {
    let result = "";
    let last = 0;
    for (const match of this.text.matchAll(new RegExp(String.raw`${NAMES}(?!\s*\()`, "gu"))) {
      const text = texts[match[0]];
      if (text === undefined) continue;
      const before = this.text.slice(0, match.index).trimEnd().at(-1) ?? "(";
      const after = this.text.slice(match.index + match[0].length).trimStart()[0] ?? ")";
      const alone = /[(|]/.test(before) && /[)|]/.test(after);
      const leads = /^[−-]/.test(text) && /[(|]/.test(before) && /[-+−)|]/.test(after) && PLAIN.test(text.slice(1));
      result +=
        this.text.slice(last, match.index) +
        (alone || leads || PLAIN.test(text) || (WITH_UNIT.test(text) && !/[\^²]/.test(before + after))
          ? text
          : `(${text})`);
      last = match.index + match[0].length;
    }
    return result + this.text.slice(last);
  }
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new SyntaxError(`“${text}” cannot be read from position ${at + 1}`);
    tokens.push(match[1] === "-" ? "−" : (match[1] as string));
  }
  return tokens;
}

class Parser {
  #next = 0;

  constructor(readonly tokens: readonly string[]) {}

  parse(): Node {
    const tree = this.#sum();
    if (this.#next < this.tokens.length) this.#refuse();
    return tree;
  }

  #take(...expected: readonly string[]): string | undefined {
    const token = this.tokens[this.#next];
    if (token === undefined || !expected.includes(token)) return undefined;
    this.#next++;
    return token;
  }

  #expect(expected: string): void {
    if (!this.#take(expected)) this.#refuse();
  }

  #refuse(): never {
    throw new SyntaxError(`unexpected ${this.tokens[this.#next] ?? "end"} in “${this.tokens.join(" ")}”`);
  }

  #sum(): Node {
    let left = this.#product();
    for (let sign = this.#take("+", "−"); sign; sign = this.#take("+", "−"))
      left = { kind: "binary", sign: sign as Sign, left, right: this.#product() };
    return left;
  }

  #product(): Node {
    let left = this.#signed();
    for (let sign = this.#take("×", "÷"); sign; sign = this.#take("×", "÷"))
      left = { kind: "binary", sign: sign as Sign, left, right: this.#signed() };
    return left;
  }

  #signed(): Node {
    if (!this.#take("−")) return this.#power();
    return { kind: "binary", sign: "−", left: { kind: "numeral", text: "0" }, right: this.#signed() };
  }

  #power(): Node {
    const atom = this.#atom();
    const base: Node = this.#take("²")
      ? { kind: "binary", sign: "^", left: atom, right: { kind: "numeral", text: "2" } }
      : atom;
    if (!this.#take("^")) return base;
    return { kind: "binary", sign: "^", left: base, right: this.#signed() };
  }

  #atom(): Node {
    if (this.#take("(")) {
      const inner = this.#sum();
      this.#expect(")");
      return inner;
    }
    if (this.#take("|")) {
      const argument = this.#sum();
      this.#expect("|");
      return { kind: "absolute", argument };
    }
    const token = this.tokens[this.#next];
    if (token === undefined || !/^[\p{L}\p{N}√]/u.test(token)) this.#refuse();
    this.#next++;
    if (/^\d/.test(token)) return { kind: "numeral", text: token };
    if (!this.#take("(")) return { kind: "name", name: token };
    const args = [this.#sum()];
    while (this.#take(",")) args.push(this.#sum());
    this.#expect(")");
    return { kind: "call", name: token, args };
  }
}
