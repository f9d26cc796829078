/** The parts of a line of working, for typesetting it: `(-1 ± √(13)) ÷ 2`, `2(x + 1/4)^2`. */
export type Part =
  | { readonly kind: "number" | "name" | "sign"; readonly text: string }
  | { readonly kind: "root"; readonly inside: readonly Part[] }
  | { readonly kind: "power"; readonly base: readonly Part[]; readonly exponent: string }
  | { readonly kind: "fraction"; readonly above: readonly Part[]; readonly below: readonly Part[] }
  | { readonly kind: "group"; readonly inside: readonly Part[]; readonly brackets: boolean };

const TOKEN = /\s*(\d[\d,.]*(?: × 10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)?|\p{L}+[₁₂₃]?|\^\d|[²³√()]|[^\s])/guy;

/** Adjacent letters are a product of unknowns and coefficients, except in these words, which are one name each. */
const WORDS = ["Re", "Im"];

export function readFormula(text: string): Part[] {
  return new Reader(tokensOf(text)).row();
}

function tokensOf(text: string): string[] {
  const tokens = [...text.matchAll(TOKEN)].map(([, token]) => token as string);
  return tokens.flatMap((token) =>
    /^\p{L}{2,}/u.test(token) && !WORDS.includes(token) ? (token.match(/\p{L}[₁₂₃]?/gu) ?? []) : [token],
  );
}

class Reader {
  #at = 0;

  constructor(readonly tokens: readonly string[]) {}

  get #token(): string {
    return this.tokens[this.#at] ?? "";
  }

  /** Terms and the signs between them, up to a closing bracket or the end. */
  row(): Part[] {
    const parts: Part[] = [];
    while (this.#token !== "" && this.#token !== ")") {
      if (FACTOR.test(this.#token)) {
        parts.push(...this.#term());
        continue;
      }
      const sign: Part = { kind: "sign", text: SIGNS[this.#token] ?? this.#token };
      const opens = parts.length > 0 && parts.at(-1)?.kind === "sign";
      this.#at++;
      // In its own group, a minus is set close to its number.
      if (opens && /[−±]/.test(sign.text))
        parts.push({ kind: "group", brackets: false, inside: [sign, ...this.#term()] });
      else parts.push(sign);
    }
    return parts;
  }

  /** Adjacent factors. A division has all factors so far above the line and one below it: 1/2x is half of x. */
  #term(): Part[] {
    let parts: Part[] = [];
    let before: Part[] = [];
    for (;;) {
      if (FACTOR.test(this.#token)) parts.push(...this.#factor());
      else if (/^[/÷]$/.test(this.#token) && parts.length > 0) {
        this.#at++;
        before = [...before, { kind: "fraction", above: bare(parts), below: bare(this.#factor()) }];
        parts = [];
      } else return [...before, ...parts];
    }
  }

  /** One factor with its power. */
  #factor(): Part[] {
    let parts = this.#atom();
    for (; /^(?:\^\d|[²³])$/.test(this.#token); this.#at++) {
      const exponent = { "²": "2", "³": "3" }[this.#token] ?? this.#token.slice(1);
      parts = [{ kind: "power", base: parts, exponent }];
    }
    return parts;
  }

  #atom(): Part[] {
    const token = this.#token;
    this.#at++;
    if (token === "(") {
      const inside = this.row();
      this.#at++;
      return [{ kind: "group", brackets: true, inside }];
    }
    if (token === "√") return [{ kind: "root", inside: bare(this.#atom()) }];
    return [{ kind: /^\d/.test(token) ? "number" : "name", text: token }];
  }
}

/** First character of a factor. */
const FACTOR = /^[\d(√\p{L}]/u;

/** Signs that are printed differently from how they are typed. */
const SIGNS: Readonly<Record<string, string>> = { "-": "−", "*": "×" };

/** Removes the parentheses around all of it, which a fraction line or a root makes redundant. */
function bare(parts: readonly Part[]): readonly Part[] {
  const [only] = parts;
  return parts.length === 1 && only?.kind === "group" && only.brackets ? only.inside : parts;
}
