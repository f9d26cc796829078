/** A conversion, in whichever mode it was entered. */
import { InputError } from "../../../core/calculator";
import type { Ingredient, IngredientId } from "../../../data/units/ingredients";
import { finiteOrNull } from "../../../math/numbers/finite";
import { Rational } from "../../../math/numbers/rational";
import { plainText, toSignificant } from "../../../math/numbers/significant";
import type { BrokenDown } from "../../../math/units/break-down";
import {
  approximate,
  convertExactly,
  type Exact,
  fromSi,
  ratioOf,
  readFactor,
  toSi,
} from "../../../math/units/conversion";
import { isSameDimension } from "../../../math/units/dimensions";
import { formulaText } from "../../../math/units/formula-text";
import type { Measured } from "../../../math/units/query";
import type { Unit } from "../../../math/units/unit-names";
import type { Inputs } from "./inputs";
import { ALL_UNITS, INGREDIENTS, tableOf } from "./tables";

/** Smallest and largest exponent of ten for which numbers are written in plain digits. */
const PLAIN_EXPONENTS = [-6, 14] as const;

/** 236.5882365 mL: 1/16 of 231 cubic inches (NIST Handbook 44, appendix C). */
const US_CUP = Rational.fromDecimal("236.5882365") as Rational;

export interface Question {
  readonly inputs: Inputs;
  /** Terms that add up to the value. */
  readonly terms: readonly Measured[];
  readonly to: Unit;
  /** Units that the answer is broken into, largest first; empty if it is not broken down. */
  readonly into: readonly Unit[];
  /** The input that contains the value to convert. */
  readonly field: "value" | "parts" | "query";
  /** The food that is converted between mass and volume; null for other conversions. */
  readonly food: IngredientId | null;
  /** Whether a number of the question could have been read in another way. */
  readonly isUncertain?: boolean;
}

export interface TableRow {
  readonly unit: string;
  readonly symbol: string;
  readonly name: string;
  readonly value: number | null;
  readonly text: string;
}

export class Conversion implements Question {
  readonly inputs: Inputs;
  readonly terms: readonly Measured[];
  readonly to: Unit;
  readonly into: readonly Unit[];
  readonly field: Question["field"];
  readonly food: IngredientId | null;
  readonly isUncertain: boolean;
  /** The answer in the target unit. It is not a fraction if terms with different powers of π were added. */
  readonly result: Exact & { readonly isFraction: boolean };
  /** The ingredient, if mass and volume are converted into each other. */
  readonly ingredient: Ingredient | null;

  /** @throws InputError for a temperature below absolute zero, or if the conversion would divide by 0 */
  constructor({ inputs, terms, to, into, field, food, isUncertain = false }: Question) {
    this.inputs = inputs;
    this.terms = terms;
    this.to = to;
    this.into = into;
    this.field = field;
    this.food = food;
    this.isUncertain = isUncertain;
    const isOther = !isSameDimension(this.from.dimension, to.dimension);
    this.ingredient = food !== null && isOther ? INGREDIENTS.value.ingredientOf(food) : null;
    this.#refuseCold();
    this.#refuseZero();
    const sum = this.#sum();
    this.result = { ...sum, isFraction: sum.piPower === 0 && this.#isFraction };
  }

  /** The unit of the first term. */
  get from(): Unit {
    return (this.terms[0] as Measured).unit;
  }

  /** Density of the ingredient in kg/m³. */
  get density(): Rational | null {
    return this.ingredient && Rational.fromNumber(this.ingredient.gramsPerUsCup * 1000).divide(US_CUP);
  }

  /** The quantity of the answer; null for an expression of a dimension that no quantity has. */
  get quantity(): string | null {
    const { from, to } = this;
    return (
      (this.ingredient ? to.quantity : (from.quantity ?? to.quantity)) ??
      // Only expressions lack a quantity, and all units are loaded when one is read.
      ALL_UNITS.value.NAMES.quantities.find(({ dimension }) => isSameDimension(dimension, to.dimension))?.id ??
      null
    );
  }

  /** Whether the units are temperature scales, which have different zeros and so no common factor. */
  get isScale(): boolean {
    return this.to.offset !== undefined;
  }

  /** Whether exactly one of the units is a reciprocal one, as in mpg and L/100 km. */
  get isReciprocal(): boolean {
    return Boolean(this.from.inverse) !== Boolean(this.to.inverse);
  }

  /** How many of `to` are in one of `from`; null if neither is a multiple of the other. */
  get factor(): Exact | null {
    const { from, to } = this;
    if (this.isScale || this.isReciprocal) return null;
    return from.inverse ? ratioOf(to, from) : ratioOf(this.#fitted(from), to);
  }

  get text(): string {
    return this.textOf(approximate(this.result));
  }

  /** The value rounded to the chosen number of significant figures. */
  textOf(value: Rational, figures = this.inputs.significantFigures): string {
    return numberText(value, figures);
  }

  /** Whether the text is the exact answer and all factors are exact. */
  get isExact(): boolean {
    const { q, isFraction } = this.result;
    return isFraction && !this.ingredient && !this.isMeasured && Boolean(Rational.fromDecimal(this.text)?.equals(q));
  }

  /** Whether a value is a quotient that a double holds rounded, such as the feet of 5 ft 7 in: no exact answer follows. */
  get isRoundedBefore(): boolean {
    return this.terms.some(
      ({ value }) => isQuotient(value) && Rational.fromDecimal(numberText(value, ALL_DIGITS))?.equals(value),
    );
  }

  get isMeasured(): boolean {
    return this.units.some((unit) => unit.exact === false);
  }

  /** All units involved, without duplicates. */
  get units(): readonly Unit[] {
    const all = [...this.terms.map(({ unit }) => unit), this.to, ...this.into];
    return all.filter((unit, i) => all.findIndex(({ id }) => id === unit.id) === i);
  }

  get formula(): string {
    const { from, to, terms } = this;
    const symbols = [...new Set(terms.map(({ unit }) => unit))];
    const [, ...rights] = symbols.map((unit) => formulaText(this.#fitted(unit), to).split(" = ")[1]);
    const first = formulaText(this.#fitted(from), to);
    return [first, ...rights].join(" + ");
  }

  get compound(): string | null {
    const { brokenDown, into, inputs } = this;
    return brokenDown && compoundText(brokenDown, into, Number(inputs.fractionOf));
  }

  get brokenDown(): BrokenDown | null {
    if (this.into.length === 0) return null;
    const { breakDown, roundToFraction } = ALL_UNITS.value;
    const parts = Number(this.inputs.fractionOf);
    const si = toSi(this.result, this.to);
    return breakDown(si, this.into, (rest) =>
      parts > 0 ? roundToFraction(rest, parts) : (Rational.fromDecimal(this.textOf(rest)) as Rational),
    );
  }

  /** The answer in every unit of the quantity, in the order of the table. */
  get allUnits(): readonly TableRow[] {
    const { quantity } = this;
    const units = quantity === null ? [] : (tableOf(quantity) ?? []);
    return units.map((unit) => {
      const value = this.#valueIn(unit);
      const number = value?.toNumber() ?? null;
      return {
        unit: unit.id,
        symbol: unit.symbol,
        name: unit.name,
        value: finiteOrNull(number),
        text: value ? this.textOf(value) : "–",
      };
    });
  }

  /** The answer in a unit; null for 0 in a reciprocal unit, or between scales and differences of temperature. */
  #valueIn(unit: Unit): Rational | null {
    const isScale = (this.to.offset === undefined) === (unit.offset === undefined);
    const isZero = this.result.q.sign() === 0 && Boolean(unit.inverse) !== Boolean(this.to.inverse);
    if (!isScale || isZero) return null;
    return approximate(convertExact(this.result, this.to, unit));
  }

  get #isFraction(): boolean {
    const powers = new Set(this.terms.map(({ unit }) => unit.piPower ?? 0));
    return powers.size === 1;
  }

  #sum(): Exact {
    const parts = this.terms.map(({ value, unit }) => convertExactly(value, this.#fitted(unit), this.to));
    const [first] = parts as [Exact];
    if (parts.length === 1) return first;
    const isSame = parts.every(({ piPower }) => piPower === first.piPower);
    const add = (sum: Rational, one: Rational) => sum.add(one);
    return isSame
      ? { q: parts.map(({ q }) => q).reduce(add), piPower: first.piPower }
      : { q: parts.map(approximate).reduce(add), piPower: 0 };
  }

  /** The unit in terms of the target’s dimension: for an ingredient, a cup becomes a mass. */
  #fitted(unit: Unit): Unit {
    const { density } = this;
    if (!density) return unit;
    const factor = readFactor(unit.factor);
    const fitted = unit.quantity === "mass" ? factor.divide(density) : factor.multiply(density);
    return { ...unit, factor: fitted.toString() };
  }

  #refuseCold(): void {
    const { terms, from, field } = this;
    const [{ value }] = terms as [Measured];
    if (from.offset === undefined || toSi({ q: value, piPower: 0 }, from).q.sign() >= 0) return;
    const zero = fromSi({ q: Rational.ZERO, piPower: 0 }, from).q;
    const limit = withSymbol(numberText(zero, 15).replace("-", "−"), from.symbol);
    if (from.quantity !== "temperature")
      throw new InputError(field, `Pressure cannot be below that of a vacuum, ${limit}.`);
    throw new InputError(
      field,
      readFactor(from.factor).sign() < 0
        ? `Temperature cannot be above ${limit}, which is absolute zero.`
        : `Temperature cannot be below absolute zero, ${limit}.`,
    );
  }

  #refuseZero(): void {
    const { terms, from, to, field, isReciprocal } = this;
    if (!isReciprocal || terms[0]?.value.sign() !== 0) return;
    const what = to.inverse ? "consumption" : "economy";
    throw new InputError(field, `0 ${from.symbol} has no ${what} in ${to.symbol}.`);
  }
}

/** Like `convertExactly`, for a value with a power of π. */
function convertExact(value: Exact, from: Unit, to: Unit): Exact {
  if (!from.inverse || !to.inverse) return fromSi(toSi(value, from), to);
  const ratio = ratioOf(to, from);
  return { q: value.q.multiply(ratio.q), piPower: value.piPower + ratio.piPower };
}

/** Plain digits if the exponent is in range, otherwise `1.5e+19`. */
function numberText(value: Rational, figures: number): string {
  return plainText(toSignificant(value, figures), ...PLAIN_EXPONENTS);
}

/** Significant digits that a double is sure to preserve from a typed number. */
const TYPED_DIGITS = 15;
/** Significant digits that no double exceeds in its shortest form. */
const ALL_DIGITS = 20;
/** Significant digits shown of a number that was not typed. */
const QUOTIENT_DIGITS = 10;

/** Whether a value has more digits than people type. */
function isQuotient(value: Rational): boolean {
  return numberText(value, TYPED_DIGITS) !== numberText(value, ALL_DIGITS);
}

/** A value as it was typed; rounded if it was not typed but computed, as the feet of 5 ft 7 in. */
export function givenText(value: Rational): string {
  return numberText(value, isQuotient(value) ? QUOTIENT_DIGITS : TYPED_DIGITS);
}

/** `180°`, `25%`, `6 ft`, or just the number for the unit 1. */
export function withSymbol(number: string, symbol: string): string {
  if (symbol === "1") return number;
  return /^[°%‰'"′″]$/.test(symbol) ? number + symbol : `${number} ${symbol}`;
}

/** `5 ft 10 7/8 in`, with a single sign in front. */
function compoundText({ negative, values }: BrokenDown, units: readonly Unit[], parts: number): string {
  const written = values.map((value, i) => {
    const isLast = i === values.length - 1;
    return withSymbol(isLast && parts > 0 ? mixed(value) : numberText(value, 30), (units[i] as Unit).symbol);
  });
  return (negative ? "-" : "") + written.join(" ");
}

/** `10 7/8`, `7/8`, `10` */
function mixed(value: Rational): string {
  const whole = value.floor();
  const rest = value.subtract(Rational.of(whole));
  if (rest.sign() === 0) return numberText(value, 30);
  return whole === 0n ? rest.toString() : `${numberText(Rational.of(whole), 30)} ${rest}`;
}
