/** Parses dice notation: `4d6kh3`, `2d20+5`, `d%`, `4dF`, `3d6!`. */

export interface Dice {
  readonly kind: "dice";
  readonly sign: 1 | -1;
  /** As written: `4d6kh3`. */
  readonly text: string;
  readonly count: number;
  readonly sides: number;
  /** Value of the lowest face: 1, or −1 for fate dice (−1, 0, 1). */
  readonly lowest: number;
  /** Whether a die that shows its highest face is rolled again and added. */
  readonly explodes: boolean;
  /** Number of dice that count, and whether they are the highest or the lowest. */
  readonly kept: number;
  readonly keepsHighest: boolean;
}

interface Constant {
  readonly kind: "constant";
  readonly sign: 1 | -1;
  readonly text: string;
  readonly value: number;
}

export type Term = Dice | Constant;

const MAX_DICE = 1000;
const MAX_SIDES = 1_000_000;
/** Larger numbers could exceed the integers that a double can represent. */
const MAX_CONSTANT = 1e12;

/** Thrown for invalid notation; the message gives the reason, worded to continue a sentence. */
export class NotationError extends Error {
  constructor(reason: string, position?: number) {
    super(position === undefined ? reason : `${reason} at position ${position}`);
    this.name = "NotationError";
  }
}

/**
 * Reads terms joined by + or −. A term is an integer or dice: `[N]dS` with S sides, `%` (100) or `F` (fate), then `!`
 * (exploding) and `kh`, `k`, `kl`, `dh` or `dl` with a number (keep or drop the highest or lowest).
 *
 * @throws NotationError
 */
export function readDice(text: string): Term[] {
  return new Reader(inSigns(text)).terms();
}

/** Words for what has a sign: `4d6 drop lowest`, `d20 with advantage`, `3 x d6`. Other texts stay as they are. */
function inSigns(text: string): string {
  return text
    .replace(/^\s*[12]?d20\s+(?:with\s+)?(dis)?advantage\s*$/i, (_, low) => `2d20k${low ? "l" : "h"}1`)
    .replace(/(\d)\s*[x×]\s*(?=d)/gi, "$1")
    .replace(
      /\s*,?\s*\b(drop|keep)(?:ping|s)?\s+(?:the\s+)?(low|high)est\b(?:\s+(\d+))?/gi,
      (_, verb, end, count = "1") => `${verb[0].toLowerCase()}${end[0].toLowerCase()}${count}`,
    )
    .replace(
      /\s*,?\s*\b(drop|keep)(?:ping|s)?\s+(?:the\s+)?(\d+)\s+(low|high)est\b/gi,
      (_, verb, count, end) => `${verb[0].toLowerCase()}${end[0].toLowerCase()}${count}`,
    )
    .trim();
}

class Reader {
  #at = 0;

  constructor(readonly text: string) {}

  terms(): Term[] {
    const terms: Term[] = [];
    let sign: 1 | -1 = 1;
    for (;;) {
      terms.push(this.#term(sign));
      const mark = this.#mark(/[+\-−–]/y);
      if (!mark) break;
      sign = mark === "+" ? 1 : -1;
    }
    if (this.#at < this.text.length) throw this.#unexpected();
    return terms;
  }

  #term(sign: 1 | -1): Term {
    this.#skipSpace();
    const start = this.#at;
    const number = this.#number();
    if (!this.#mark(/d/iy)) {
      if (number === null) {
        if (this.#at < this.text.length) throw this.#unexpected();
        throw new NotationError("a number or a dice term is missing", start + 1);
      }
      if (number > MAX_CONSTANT) throw new NotationError(`${number} is too large a number`, start + 1);
      return { kind: "constant", sign, text: String(number), value: number };
    }
    const count = number ?? 1;
    if (count < 1 || count > MAX_DICE)
      throw new NotationError(`the number of dice must be between 1 and 1,000, not ${count},`, start + 1);
    const { sides, lowest } = this.#sides();
    const explodes = this.#mark(/!/y) !== null;
    const keep = this.#keep(count);
    return {
      kind: "dice",
      sign,
      text: this.text.slice(start, this.#at).replace(/\s/g, ""),
      count,
      sides,
      lowest,
      explodes,
      ...keep,
    };
  }

  #sides(): { sides: number; lowest: number } {
    const start = this.#at;
    if (this.#mark(/%/y)) return { sides: 100, lowest: 1 };
    if (this.#mark(/f/iy)) return { sides: 3, lowest: -1 };
    const sides = this.#number();
    if (sides === null) throw new NotationError("the number of sides is missing", start + 1);
    if (sides < 2 || sides > MAX_SIDES)
      throw new NotationError(`a die has between 2 and 1,000,000 sides, not ${sides},`, start + 1);
    return { sides, lowest: 1 };
  }

  #keep(count: number): { kept: number; keepsHighest: boolean } {
    // Without h or l, the highest dice are kept: 4d6k3.
    const mark = this.#mark(/[kd][hl]|k(?=\s*\d)/iy)?.toLowerCase();
    if (!mark) return { kept: count, keepsHighest: true };
    const start = this.#at;
    const number = this.#number();
    const verb = mark[0] === "k" ? "keep" : "drop";
    if (number === null) throw new NotationError(`the number of dice to ${verb} is missing`, start + 1);
    const [least, most] = verb === "keep" ? [1, count] : [0, count - 1];
    if (number < least || number > most)
      throw new NotationError(
        most < 1 ? "a single die can’t be dropped" : `${verb} between 1 and ${most} of ${count} dice, not ${number},`,
        start + 1,
      );
    return verb === "keep"
      ? { kept: number, keepsHighest: mark[1] !== "l" }
      : { kept: count - number, keepsHighest: mark[1] === "l" };
  }

  #number(): number | null {
    const digits = this.#mark(/\d+/y);
    return digits === null ? null : Number(digits.slice(0, 400));
  }

  /**
   * The text at the current position if it matches a pattern, otherwise null.
   *
   * @param form a sticky pattern
   */
  #mark(form: RegExp): string | null {
    this.#skipSpace();
    form.lastIndex = this.#at;
    const found = form.exec(this.text)?.[0] ?? null;
    if (found !== null) this.#at += found.length;
    return found;
  }

  #skipSpace(): void {
    while (/\s/.test(this.text[this.#at] ?? "")) this.#at++;
  }

  #unexpected(): NotationError {
    const sign = String.fromCodePoint(this.text.codePointAt(this.#at) as number);
    return new NotationError(`“${sign}” is unexpected`, this.#at + 1);
  }
}
