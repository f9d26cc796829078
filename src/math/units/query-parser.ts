/**
 * The grammar of quantities and units as people write them: `5 ft 11 in`, `5'11"`, `100 km / 2 h`, `9.81 kg m/s²`,
 * `3 kWh/day`, `ft and in`. Spaces are optional where the meaning stays the same.
 *
 *     quantity = [sign] product { ( sign | "and" | "," | nothing ) product }
 *     product  = group { ( "·" | "/" | "per" ) group }
 *     group    = [ number ] { unit }                   adjacent units multiply, before any `/`
 *     number   = numeral [ scale ] | words             6 7/8   1,200   2.5 million   ten   two and a half   half a
 *     unit     = ( name | "(" product ")" ) [ power ]  m²   m^2   m2   square m   m squared
 */
import { type NumeralStyle, numeralAt } from "../numbers/numeral";
import { Rational } from "../numbers/rational";
import { spokenNumber } from "../words/spoken-number";
import { QueryError } from "./query-error";
import type { Meanings, UnitNames } from "./unit-names";

export interface UnitWord {
  /** As written. */
  readonly name: string;
  readonly meanings: Meanings;
  readonly power: number;
}

export interface Product {
  readonly coefficient: Rational;
  /** Whether any number was written. */
  readonly counted: boolean;
  readonly units: readonly UnitWord[];
}

/** Larger powers are rejected. */
const MAX_POWER = 20;

const SUPERSCRIPT = /^⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/;
/** Matches `m2`, also before kelvins, and `s-1` at the end of an expression. */
const JOINED_POWER = /^(?:[23](?![\p{L}\d.,])|[23](?=K(?!\p{L}))|-[1234](?=$|[·/)]))/u;
const POWER_WORD = /^(?:square|sq|cubic|cu) (?=\p{L})/iu;
const POWER_AFTER = /^ (?:squared|cubed)(?!\p{L})/iu;
/** Words that multiply the number before them, and are units of their own without a unit after them. */
const SCALED = /^ (?:hundred|thousand|million|billion|trillion|lakh|crore)s? /i;
const OPERATOR = /^(?:[·/]| ?per (?=.))/i;
const SEPARATOR = /^(?:, ?|& ?|and (?=.))/i;
/** Operator characters, which a name may contain only if it is a whole term: `L/100 km`. */
const COMPOUND = /[·/(),+]| per /;

/** Ids of the unit assumed for a number without one that follows another unit: `6 ft 4`, `11 st 4`. */
const NEXT_SMALLER: Readonly<Record<string, string>> = {
  foot: "inch",
  stone: "pound",
  pound: "ounce",
  meter: "centimeter",
};

export class QueryParser {
  readonly #found = new Map<string, Meanings | null>();
  /** Whether a number could have been read in another way. */
  uncertain = false;

  constructor(
    readonly names: UnitNames,
    readonly style: NumeralStyle = {},
  ) {}

  /**
   * Looks up a name.
   *
   * @param name normalized
   */
  find(name: string): Meanings | null {
    let found = this.#found.get(name);
    if (found === undefined) {
      found = this.names.find(name) ?? this.names.find(name.replace(/ per (?=.)/gi, "/"));
      this.#found.set(name, found);
    }
    return found;
  }

  /**
   * Parses the signed terms of a sum.
   *
   * @param text normalized
   * @throws QueryError
   */
  quantity(text: string): readonly Product[] {
    return new Reader(text, this).quantity();
  }

  /**
   * Parses one target unit, or several to split the answer into, and returns every possible reading.
   *
   * @throws QueryError
   */
  targets(text: string): readonly (readonly Product[])[] {
    const whole = this.find(text);
    if (whole) return [[single(text, whole)]];
    const listed = text.split(/ ?[,&+] ?(?:and )?| and /i);
    if (listed.length > 1 && listed.every((one) => one !== "")) return [listed.map((one) => this.#target(one))];
    const product = this.#target(text);
    const words = product.units.map(({ name, meanings }) => single(name, meanings));
    const isList = words.length > 1 && product.units.every(({ power }) => power === 1);
    return isList ? [[product], words] : [[product]];
  }

  #target(text: string): Product {
    const whole = this.find(text);
    if (whole) return single(text, whole);
    const [product, ...more] = this.quantity(text);
    if (!product || more.length > 0 || product.counted || product.units.length === 0)
      throw new QueryError(`“${text}” is not a unit to convert into.`);
    return product;
  }
}

function single(name: string, meanings: Meanings): Product {
  return { coefficient: Rational.ONE, counted: false, units: [{ name, meanings, power: 1 }] };
}

class Reader {
  #at = 0;

  constructor(
    readonly text: string,
    readonly parser: QueryParser,
  ) {}

  quantity(): readonly Product[] {
    const terms: Product[] = [];
    let negative = false;
    for (;;) {
      this.#skipSpace();
      const sign = this.#take(/^[+-] ?/);
      if (sign !== "") negative = sign.startsWith("-");
      else if (terms.length > 0 && this.#take(SEPARATOR) === "" && this.#isAtEnd()) break;
      const term = this.#product(true);
      const last = terms.at(-1);
      const read = term.units.length > 0 || !last ? term : this.#counted(term, last);
      terms.push(negative ? { ...read, coefficient: read.coefficient.negate() } : read);
      if (this.#isAtEnd()) break;
    }
    return terms;
  }

  /** Gives a number without a unit the next smaller unit. */
  #counted(term: Product, last: Product): Product {
    const [word, ...others] = last.units;
    const units = word?.power === 1 && others.length === 0 ? (word.meanings.tiers[0] ?? []) : [];
    const smaller = units.map(({ id }) => NEXT_SMALLER[id]).find((id) => id !== undefined);
    const meanings = smaller === undefined ? null : this.parser.find(smaller);
    if (!meanings || !smaller) throw new QueryError("Write a unit after each number: “5 ft 11 in”.");
    return { ...term, units: [{ name: smaller, meanings, power: 1 }] };
  }

  #product(isTerm: boolean): Product {
    const units: UnitWord[] = [];
    let coefficient = Rational.ONE;
    let counted = false;
    const multiply = (by: Rational, power: 1 | -1) => {
      if (power < 0 && by.sign() === 0) throw new QueryError("Division by zero has no answer.");
      coefficient = power < 0 ? coefficient.divide(by) : coefficient.multiply(by);
    };
    let power: 1 | -1 = 1;
    for (let first = true; ; first = false) {
      const before = this.#at;
      const number = this.#number() ?? this.#words();
      if (number) {
        counted = true;
        multiply(number, power);
        this.#skipSpace();
      }
      const whole = first && isTerm ? this.#compoundName() : null;
      if (whole) units.push(whole);
      else
        for (;;) {
          const word = this.#unit();
          if (!word) break;
          if ("units" in word) {
            for (const one of word.units) units.push({ ...one, power: one.power * power });
            multiply(word.coefficient, power);
            counted ||= word.counted;
          } else units.push({ ...word, power: word.power * power });
          this.#skipSpace();
        }
      if (this.#at === before) this.#refuse();
      const operator = this.#take(OPERATOR);
      if (operator === "") break;
      power = operator === "·" ? 1 : -1;
      this.#skipSpace();
    }
    if (units.some((unit) => Math.abs(unit.power) > MAX_POWER))
      throw new QueryError(`Powers of units go up to ${MAX_POWER}.`);
    return { coefficient, counted, units };
  }

  /** @throws QueryError for marks that neither group digits nor mark decimals */
  #number(): Rational | null {
    const number = numeralAt(this.#rest(), { hyphen: true, ...this.parser.style });
    if (!number) return null;
    if ("marks" in number)
      throw new QueryError(`The marks in “${number.marks}” neither group digits nor mark decimals.`);
    this.parser.uncertain ||= number.uncertain;
    this.#at += number.length;
    if (!SCALED.test(this.#rest())) return number.value;
    const scale = this.#spoken(`one${this.#rest()}`);
    this.#at += scale ? scale.length - "one".length : 0;
    return scale ? number.value.multiply(scale.value) : number.value;
  }

  /** A number in words before a unit: `ten`, `two and a half`, `half a`. */
  #words(): Rational | null {
    const found = this.#spoken(this.#rest());
    this.#at += found?.length ?? 0;
    return found?.value ?? null;
  }

  #spoken(text: string) {
    const { names } = this.parser;
    return spokenNumber(text, (rest) => names.nameAt(rest) !== null || POWER_WORD.test(rest));
  }

  /** Parses a unit with its power, or a parenthesized product; returns null if there is neither. */
  #unit(): UnitWord | Product | null {
    if (this.#take(/^\(/) !== "") {
      const inner = this.#product(false);
      if (this.#take(/^\)/) === "") throw new QueryError("A parenthesis is not closed.");
      const power = this.#powerAfter(false);
      if (power === 1) return inner;
      if (inner.counted) throw new QueryError("Write powers on the units themselves.");
      return { ...inner, units: inner.units.map((unit) => ({ ...unit, power: unit.power * power })) };
    }
    const named = this.#name(false);
    if (named) return { ...named, power: this.#powerAfter(/\p{L}$/u.test(named.name)) };
    const word = this.#take(POWER_WORD).toLowerCase();
    if (word === "") return null;
    const base = this.#name(false);
    if (!base) this.#refuse();
    return { ...base, power: word.startsWith("sq") ? 2 : 3 };
  }

  /** Parses a name that looks like an expression, if only another term or nothing follows it. */
  #compoundName(): UnitWord | null {
    const start = this.#at;
    const named = this.#name(true);
    if (named && COMPOUND.test(named.name) && /^$|^ ?[+-]|^ \d/.test(this.#rest())) return named;
    this.#at = start;
    return null;
  }

  /** Finds the longest name that begins here. */
  #name(compound: boolean): UnitWord | null {
    const { parser } = this;
    const find = (name: string) => (!compound && COMPOUND.test(name) ? null : parser.find(name));
    const found = parser.names.nameAt(this.#rest(), find);
    if (!found) return null;
    this.#at += found.name.length;
    return { ...found, power: 1 };
  }

  #powerAfter(mayBeJoined: boolean): number {
    const raised = this.#take(SUPERSCRIPT);
    if (raised !== "")
      return Number([...raised].map((sign) => (sign === "⁻" ? "-" : "⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(sign))).join(""));
    const joined = mayBeJoined ? this.#take(JOINED_POWER) : "";
    if (joined !== "") return Number(joined);
    const word = this.#take(POWER_AFTER).toLowerCase();
    return word === "" ? 1 : word === " squared" ? 2 : 3;
  }

  /** @throws QueryError describing the text at the current position */
  #refuse(): never {
    const word = /^[^\s\d·/()+,=-]+/.exec(this.#rest())?.[0];
    throw word === undefined
      ? new QueryError("Write a number and a unit, then what to convert into: “5 ft 11 in to cm”.")
      : new UnknownName(word);
  }

  #rest(): string {
    return this.text.slice(this.#at);
  }

  #take(pattern: RegExp): string {
    const found = pattern.exec(this.#rest())?.[0] ?? "";
    this.#at += found.length;
    return found;
  }

  #skipSpace(): void {
    this.#take(/^ +/);
  }

  #isAtEnd(): boolean {
    this.#skipSpace();
    return this.#at >= this.text.length;
  }
}

/** Thrown for a word that is not the name of any unit. */
export class UnknownName extends QueryError {
  constructor(readonly word: string) {
    super(`I do not know “${word}”.`);
  }
}
