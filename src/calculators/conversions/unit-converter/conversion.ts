/** One conversion, whichever way it was asked for. */
import { InputError } from "../../../core/calculator";
import type { Ingredient } from "../../../data/units/ingredients";
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

/** Exponents from and up to which a text has plain digits. */
const PLAIN = [-6, 14] as const;

/** mL, 236.5882365: 1/16 of 231 cubic inches (NIST Handbook 44, appendix C). */
const US_CUP = Rational.fromDecimal("236.5882365") as Rational;

export interface Asked {
  readonly inputs: Inputs;
  /** They add up. */
  readonly terms: readonly Measured[];
  readonly to: Unit;
  /** Units that the answer is broken into, the largest first; none where it is not. */
  readonly into: readonly Unit[];
  /** The input that the units to convert come from. */
  readonly field: "value" | "parts" | "query";
}

export interface TableRow {
  readonly unit: string;
  readonly symbol: string;
  readonly name: string;
  readonly value: number | null;
  readonly text: string;
}

export class Conversion implements Asked {
  readonly inputs: Inputs;
  readonly terms: readonly Measured[];
  readonly to: Unit;
  readonly into: readonly Unit[];
  readonly field: Asked["field"];
  /** In the unit asked for; from several units with different powers of π it is no fraction any more. */
  readonly result: Exact & { readonly isFraction: boolean };
  /** What is cooked with, where mass and volume convert into each other. */
  readonly ingredient: Ingredient | null;

  /** @throws InputError below absolute zero, and for 0 where that would be divided by */
  constructor({ inputs, terms, to, into, field }: Asked) {
    this.inputs = inputs;
    this.terms = terms;
    this.to = to;
    this.into = into;
    this.field = field;
    const isOther = !isSameDimension(this.from.dimension, to.dimension);
    this.ingredient =
      inputs.mode === "ingredient" && isOther ? INGREDIENTS.value.ingredientOf(inputs.ingredient) : null;
    this.#refuseCold();
    this.#refuseZero();
    const sum = this.#sum();
    this.result = { ...sum, isFraction: sum.piPower === 0 && this.#isFraction };
  }

  /** The first of the units to convert. */
  get from(): Unit {
    return (this.terms[0] as Measured).unit;
  }

  /** Kilograms in a cubic meter of the ingredient. */
  get density(): Rational | null {
    return this.ingredient && Rational.fromNumber(this.ingredient.gramsPerUsCup * 1000).divide(US_CUP);
  }

  /** The quantity that is asked for; null for an expression that no table has. */
  get quantity(): string | null {
    const { from, to } = this;
    return (
      (this.ingredient ? to.quantity : (from.quantity ?? to.quantity)) ??
      // Only expressions have none, and they are read with all units at hand.
      ALL_UNITS.value.NAMES.quantities.find(({ dimension }) => isSameDimension(dimension, to.dimension))
        ?.id ??
      null
    );
  }

  /** Scales with zeros of their own, where nothing is a multiple of anything. */
  get isScale(): boolean {
    return this.to.offset !== undefined;
  }

  /** One unit has its value above the line, the other below it. */
  get isReciprocal(): boolean {
    return Boolean(this.from.inverse) !== Boolean(this.to.inverse);
  }

  /** Units of `to` in one of `from`; null where they are no multiples of each other. */
  get factor(): Exact | null {
    const { from, to } = this;
    if (this.isScale || this.isReciprocal) return null;
    return from.inverse ? ratioOf(to, from) : ratioOf(this.#fitted(from), to);
  }

  get text(): string {
    return this.textOf(approximate(this.result));
  }

  /** Rounded to the figures asked for. */
  textOf(value: Rational, figures = this.inputs.significantFigures): string {
    return numberText(value, figures);
  }

  /** Whether the text is the answer itself, all factors being exact. */
  get isExact(): boolean {
    const { q, isFraction } = this.result;
    return (
      isFraction &&
      !this.ingredient &&
      !this.isMeasured &&
      Boolean(Rational.fromDecimal(this.text)?.equals(q))
    );
  }

  get isMeasured(): boolean {
    return this.units.some((unit) => unit.exact === false);
  }

  /** Every unit in use, once. */
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

  /** The same in every unit of the quantity, in the order of the table. */
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
        value: number !== null && Number.isFinite(number) ? number : null,
        text: value ? this.textOf(value) : "–",
      };
    });
  }

  /** The whole in a unit; null where a zero has no reciprocal. */
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

  /** The unit as a measure of what is asked for: a cup of flour as a mass. */
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

/** As `convertExactly`, for a value with a power of π. */
function convertExact(value: Exact, from: Unit, to: Unit): Exact {
  if (!from.inverse || !to.inverse) return fromSi(toSi(value, from), to);
  const ratio = ratioOf(to, from);
  return { q: value.q.multiply(ratio.q), piPower: value.piPower + ratio.piPower };
}

/** Plain digits where they are few enough, otherwise `1.5e+19`. */
export function numberText(value: Rational, figures: number): string {
  return plainText(toSignificant(value, figures), ...PLAIN);
}

/** `180°`, `25%`, `6 ft`, and a plain number alone. */
export function withSymbol(number: string, symbol: string): string {
  if (symbol === "1") return number;
  return /^[°%‰'"′″]$/.test(symbol) ? number + symbol : `${number} ${symbol}`;
}

/** `5 ft 10 7/8 in`; the sign stands once, in front. */
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
