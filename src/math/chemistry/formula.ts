/**
 * Chemical formulas as people type them: `CuSO4·5H2O`, `[Fe(CN)6]^4-`, `[13C]H4`, `Fe0.95O`, `SO₄²⁻`, `NH4+`,
 * `Na^+(aq)`.
 *
 * A period joins the parts of a hydrate unless it is a decimal point: after 0, before three or more decimals, or if no
 * further part could follow.
 */
import { ELEMENTS, nuclidesOf } from "../../data/chemistry/elements";
import { exactText } from "../numbers/exact";
import { Rational } from "../numbers/rational";

/** Atoms of one kind: an element or one of its isotopes. */
export interface Atom {
  readonly symbol: string;
  /** Mass number, if a specific isotope is meant. */
  readonly isotope: number | null;
  readonly count: Rational;
}

export interface ChemicalFormula {
  /** Trimmed. */
  readonly text: string;
  /** Each kind once, in order of first occurrence. */
  readonly atoms: readonly Atom[];
  /** In elementary charges. */
  readonly charge: number;
  readonly isElectron: boolean;
  /** What may have been meant if digits before a sign were read as a count: `SO4^2-` for `SO42-`. */
  readonly question: string | null;
}

/** Thrown if a formula cannot be parsed; the message is a complete sentence. */
export class FormulaError extends Error {}

const STATE = /\s*\((?:s|l|g|aq|cr)\)$/;
const ELECTRON = /^e\s*(?:\^?[-−–]|⁻|\^\{[-−–]\}|\^1[-−–]|\^\{1[-−–]\})$/;
const JOINTS = "·•*.⋅∙";
const CLOSERS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };
export const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";
export const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/** Water of crystallization after a space: `CuSO4 5H2O`. */
const SPACED_WATER = /(?<=[\w)\]}])\s(?=\d+H2O\b)/g;
/** Longer counts are assumed to be typos. */
const MAX_COUNT_DIGITS = 9;

/**
 * @param text a formula, optionally with charge and state
 * @param offset number of characters before the formula, for positions in messages
 * @throws FormulaError
 */
export function parseChemicalFormula(text: string, offset = 0): ChemicalFormula {
  const start = text.length - text.trimStart().length;
  const whole = text.trim();
  const body = plainDigits(whole.replace(STATE, "")).replace(SPACED_WATER, "·");
  if (ELECTRON.test(body)) return { text: whole, atoms: [], charge: -1, isElectron: true, question: null };
  if (body === "") throw new FormulaError("Enter a chemical formula, e.g. H2SO4.");
  if (!/[A-Z]/.test(body)) throw lowerCase(body);
  const { rest, charge } = splitCharge(body);
  const reader = new Reader(rest, offset + start);
  const { atoms, multiple } = reader.readAll();
  return {
    text: whole,
    atoms: [...atoms.values()],
    charge: charge * multiple,
    isElectron: false,
    question: questionOf(body, rest),
  };
}

/** How a kind of atom is written: `C`, `[13C]`, `D`. */
export function atomLabel({ symbol, isotope }: Pick<Atom, "symbol" | "isotope">): string {
  if (isotope === null) return symbol;
  if (symbol === "H" && (isotope === 2 || isotope === 3)) return isotope === 2 ? "D" : "T";
  return `[${isotope}${symbol}]`;
}

/** Sorts in Hill order: carbon, hydrogen, then alphabetically; without carbon all alphabetically. */
export function inHillOrder<A extends Pick<Atom, "symbol" | "isotope">>(atoms: readonly A[]): A[] {
  const hasCarbon = atoms.some(({ symbol }) => symbol === "C");
  const rank = ({ symbol }: A) => (hasCarbon ? (symbol === "C" ? "0" : symbol === "H" ? "1" : symbol) : symbol);
  return [...atoms].sort((a, b) => {
    const [x, y] = [rank(a), rank(b)];
    return x < y ? -1 : x > y ? 1 : (a.isotope ?? 0) - (b.isotope ?? 0);
  });
}

/** Writes `C6H12O6`. */
export function hillFormula(atoms: readonly Atom[]): string {
  return inHillOrder(atoms)
    .map((atom) => atomLabel(atom) + (atom.count.equals(Rational.ONE) ? "" : exactText(atom.count)))
    .join("");
}

/** Converts subscripts to counts, and superscripts, which start a charge or isotope, to caret notation. */
function plainDigits(text: string): string {
  return text
    .replace(/[₀-₉]/g, (digit) => String(SUBSCRIPTS.indexOf(digit)))
    .replace(/[⁰¹²³⁴-⁹]+[⁺⁻]?|[⁺⁻]/g, (raised) => {
      const plain = [...raised].map((sign) =>
        sign === "⁺" ? "+" : sign === "⁻" ? "-" : String(SUPERSCRIPTS.indexOf(sign)),
      );
      return `^${plain.join("")}`;
    })
    .replace(/[−–](?=[}\d]*$)/g, "-");
}

const CHARGE = /(?:\^\{(\d*)([+-])\}|\^(\d*)([+-])|([+-]))$/;

/** @throws FormulaError if the sign comes before the digits */
function splitCharge(body: string): { readonly rest: string; readonly charge: number } {
  const reversed = /^(.*?)\s*\^?\{?([+-])(\d+)\}?$/.exec(body);
  if (reversed) {
    const [, rest, sign, digits = ""] = reversed;
    const meant = `${rest}^${digits === "1" ? "" : digits}${sign}`;
    throw new FormulaError(`Write a charge with its sign last: did you mean ${meant}?`);
  }
  const match = CHARGE.exec(body);
  if (!match) return { rest: body, charge: 0 };
  const digits = match[1] || match[3] || "1";
  if (digits.length > 3) throw new FormulaError("A charge has at most three digits.");
  const sign = match[2] ?? match[4] ?? match[5];
  return { rest: body.slice(0, match.index), charge: sign === "-" ? -Number(digits) : Number(digits) };
}

/** Two or more digits before a bare sign, or one after a lone metal, are often meant as a charge. */
function questionOf(body: string, rest: string): string | null {
  const match = /^(.*?)(\d+)([+-])$/.exec(body);
  if (!match || !rest.endsWith(match[2] as string)) return null;
  const [, before = "", digits = "", sign] = match;
  if (digits.length > 1) return `${before}${digits.slice(0, -1)}^${digits.slice(-1)}${sign}`;
  const isLone = /^[A-Z][a-z]$/.test(before) && digits !== "1" && sign === "+";
  return isLone ? `${before}^${digits}${sign}` : null;
}

type Counts = Map<string, Atom>;

class Reader {
  #at = 0;

  constructor(
    readonly text: string,
    readonly offset: number,
  ) {}

  /** If the formula is a single part, its leading number also multiplies the charge. */
  readAll(): { readonly atoms: Counts; readonly multiple: number } {
    const multiple = /[·•*⋅∙.]/.test(this.text) ? null : /^\s*(\d+)(?!\d*\])/.exec(this.text);
    const atoms = this.#readParts(null);
    return { atoms, multiple: multiple ? Number(multiple[1]) : 1 };
  }

  /** Reads parts separated by joints, up to the closing bracket. */
  #readParts(opened: { readonly sign: string; readonly at: number } | null): Counts {
    const total: Counts = new Map();
    for (;;) {
      const before = this.#position();
      const factor = this.#readNumber(true) ?? Rational.ONE;
      const part = this.#readPart();
      if (part.size === 0) {
        const sign = this.#peek();
        if (sign === "" || sign === CLOSERS[opened?.sign ?? ""] || JOINTS.includes(sign))
          throw new FormulaError(
            opened && total.size === 0
              ? `There is nothing in the bracket opened at character ${opened.at}.`
              : `A part of the formula is missing at character ${before}.`,
          );
      }
      addAll(total, part, factor);
      const sign = this.#peek();
      if (sign !== "" && JOINTS.includes(sign)) {
        this.#at++;
        continue;
      }
      if (sign === "") {
        if (opened) throw new FormulaError(`The bracket opened at character ${opened.at} is not closed.`);
        return total;
      }
      if (")]}".includes(sign)) {
        if (opened && sign === CLOSERS[opened.sign]) return total;
        throw new FormulaError(
          opened
            ? `The bracket opened at character ${opened.at} is not closed.`
            : `The bracket closed at character ${this.#position()} was not opened.`,
        );
      }
      throw this.#unknown();
    }
  }

  #readPart(): Counts {
    const part: Counts = new Map();
    for (;;) {
      const sign = this.#peek();
      const isotope = this.#readIsotope();
      if (isotope) addAll(part, isotope, this.#readNumber(false) ?? Rational.ONE);
      else if (sign !== "" && sign in CLOSERS) {
        const opened = { sign, at: this.#position() };
        this.#at++;
        const inner = this.#readParts(opened);
        this.#at++;
        addAll(part, inner, this.#readNumber(false) ?? Rational.ONE);
      } else if (/[A-Z]/.test(sign)) {
        const atom = this.#readElement();
        addAll(part, new Map([[atomLabel(atom), atom]]), this.#readNumber(false) ?? Rational.ONE);
      } else return part;
    }
  }

  #readElement(): Atom {
    const word = /^[A-Z][a-z]*/.exec(this.text.slice(this.#at))?.[0] as string;
    for (const symbol of [word.slice(0, 2), word.slice(0, 1)]) {
      const heavy = symbol === "D" ? 2 : symbol === "T" ? 3 : null;
      if (heavy === null && !ELEMENTS.has(symbol)) continue;
      if (word.length > symbol.length && symbol.length === 1) break;
      this.#at += symbol.length;
      return { symbol: heavy === null ? symbol : "H", isotope: heavy, count: Rational.ONE };
    }
    throw new FormulaError(`“${word.slice(0, 2)}” is not an element (character ${this.#position()}).`);
  }

  /** Reads `[13C]`, `^13C` or `^{13}C`. */
  #readIsotope(): Counts | null {
    const match = /^\[(\d{1,3})([A-Z][a-z]?)(\d*)\]|^\^\{(\d{1,3})\}([A-Z][a-z]?)|^\^(\d{1,3})([A-Z][a-z]?)/.exec(
      this.text.slice(this.#at),
    );
    if (!match) return null;
    const isotope = Number(match[1] ?? match[4] ?? match[6]);
    let symbol = (match[2] ?? match[5] ?? match[7]) as string;
    const isBracket = match[1] !== undefined;
    const short = symbol.slice(0, 1);
    if (!isBracket && !ELEMENTS.has(symbol) && ELEMENTS.has(short)) symbol = short;
    if (!ELEMENTS.has(symbol)) throw new FormulaError(`“${symbol}” is not an element (character ${this.#position()}).`);
    if (nuclidesOf(symbol)[String(isotope)] === undefined)
      throw new FormulaError(
        `The mass of ${isotope}${symbol} is not in the table, which has ${symbol} with the mass numbers ${Object.keys(nuclidesOf(symbol)).join(", ")}.`,
      );
    this.#at += isBracket ? match[0].length : match[0].length - (match[5] ?? match[7] ?? "").length + symbol.length;
    const atom: Atom = { symbol, isotope, count: countOf(match[3]) };
    return new Map([[atomLabel(atom), atom]]);
  }

  /** @param leads whether the number precedes what it counts, in which case a period can only be a decimal point */
  #readNumber(leads: boolean): Rational | null {
    this.#peek();
    const from = this.#position();
    const match = /^\d+/.exec(this.text.slice(this.#at));
    if (!match) return null;
    let digits = match[0];
    const decimals = /^\.(\d+)(.?)(.?)/.exec(this.text.slice(this.#at + digits.length));
    if (decimals && (leads || isDecimal(digits, decimals))) digits += `.${decimals[1]}`;
    this.#at += digits.length;
    if (digits.replace(".", "").length > MAX_COUNT_DIGITS)
      throw new FormulaError(`The count at character ${from} has more than ${MAX_COUNT_DIGITS} digits.`);
    const number = Rational.fromDecimal(digits) as Rational;
    if (number.sign() === 0) throw new FormulaError(`The count at character ${from} must be more than 0.`);
    return number;
  }

  /** The next character other than a space; empty at the end. */
  #peek(): string {
    while (/\s/.test(this.text[this.#at] ?? "")) this.#at++;
    return this.text[this.#at] ?? "";
  }

  /** Position of the next character, counted from 1. */
  #position(): number {
    return this.offset + this.#at + 1;
  }

  #unknown(): FormulaError {
    const sign = this.#peek();
    return new FormulaError(
      /[a-z]/i.test(sign)
        ? `“${sign}” is not an element (character ${this.#position()}).`
        : `“${sign}” has no meaning in a formula (character ${this.#position()}).`,
    );
  }
}

/** Whether the period after a count is a decimal point. */
function isDecimal(whole: string, [, digits = "", next = "", afterNext = ""]: RegExpExecArray): boolean {
  if (whole === "0" || digits.length > 2) return true;
  // 4.0.5H2O: a new number starts after the first period.
  if (digits === "0" && next === "." && /\d/.test(afterNext)) return false;
  return !/[A-Z([{^]/.test(next);
}

function countOf(digits: string | undefined): Rational {
  return digits ? (Rational.fromDecimal(digits.slice(0, MAX_COUNT_DIGITS)) as Rational) : Rational.ONE;
}

function addAll(total: Counts, more: Counts, factor: Rational): void {
  for (const [label, atom] of more) {
    const count = atom.count.multiply(factor);
    total.set(label, { ...atom, count: total.get(label)?.count.add(count) ?? count });
  }
}

/** Common elements, which are preferred when guessing at lowercase input. */
const USUAL = new Set(
  ["H", "C", "N", "O", "F", "P", "S", "K", "I", "Na", "Cl", "Mg", "Ca", "Al", "Fe", "Cu", "Zn", "Ag", "Br", "Si"].map(
    (symbol) => symbol.toLowerCase(),
  ),
);

/** The cost of two symbols that are rarely used: `WAtEr` is a word rather than a formula. */
const TWO_RARE = 6;

function lowerCase(body: string): FormulaError {
  const words = body.replace(/[a-z]+/g, (word) => capitalized(word) ?? "?");
  return new FormulaError(
    words.includes("?") || !/[A-Z]/.test(words)
      ? "Element symbols start with a capital letter, e.g. H2SO4."
      : `Element symbols start with a capital letter; did you mean ${words}?`,
  );
}

/** Splits lowercase letters into element symbols, preferring few and common ones; null if that is impossible. */
function capitalized(word: string): string | null {
  const best: ({ readonly cost: number; readonly text: string } | null)[] = [{ cost: 0, text: "" }];
  for (let end = 1; end <= word.length; end++) {
    best[end] = null;
    for (const length of [1, 2]) {
      const before = best[end - length];
      const letters = word.slice(end - length, end);
      const symbol = letters.charAt(0).toUpperCase() + letters.slice(1);
      if (!before || !ELEMENTS.has(symbol)) continue;
      const cost = before.cost + (USUAL.has(letters) ? 1 : 3);
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) best[end] = { cost, text: before.text + symbol };
    }
  }
  const found = best[word.length];
  return found && found.cost < TWO_RARE ? found.text : null;
}
