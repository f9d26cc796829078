/**
 * Measures with their units: `5 ft 11`, `5'11"`, `11 st 4`, `98.6 F`, `6-7/8 in`, `1.2 million km`, `4.7k`, `4k7`,
 * `2.2uF`. The grammar:
 *
 *     measure = [sign] part { ( "," | "and" | "-" | sign | nothing ) part } [ number ]
 *     part    = number unit
 *
 * Parts go from large units to small ones, unless they have signs. A number without a unit after the last part is in
 * the next smaller unit: inches after feet, pounds after stones, ounces after pounds, centimeters after meters.
 */
import { type BadMarks, type Numeral, numeralAt } from "../math/numbers/numeral";
import { Rational } from "../math/numbers/rational";
import { approximate, convertExactly } from "../math/units/conversion";
import { nounOf } from "../math/units/quantity-nouns";
import { withoutRemark } from "../math/units/remark";
import { normalized, type Unit, type UnitNames } from "../math/units/unit-names";
import { numberText } from "./echo";
import { amountIn, isTooLarge, type More, plainText, refuseMarks, TOO_LARGE } from "./number";
import {
  type Asked,
  because,
  type Habits,
  isRefused,
  quoted,
  type Reading,
  type Refused,
  type Understood,
  type Wanted,
} from "./reading";
import { type ScaledStyle, scaledAt } from "./scaled";

export interface MeasureField extends Asked {
  /** The unit that the field is in. */
  readonly unit: Unit;
  /** Whether it is the weight of a precious metal, for which an ounce is a troy ounce. */
  readonly precious?: boolean;
  readonly max?: number;
}

export interface MeasureRead extends Understood<Rational> {
  /** The units that were written, in order; empty for a plain number. */
  readonly units: readonly Unit[];
  /** The value in the first unit that was written, for a choice of the unit that follows it. */
  readonly written?: Rational;
}

/** Reads with the names of all units: `anyUnit` of `any-unit.ts`. Null if the text is not understood. */
export type AnyUnit = (text: string, field: MeasureField, habits: Habits) => AnyUnitRead;
export type AnyUnitRead =
  | { readonly value: Rational; readonly units: readonly Unit[] }
  /** A complete sentence. */
  | { readonly reason: string };

/** What reads the texts that are more than a measure in the field's own quantity. */
export interface MoreMeasures {
  readonly calculate?: More;
  readonly anyUnit?: AnyUnit;
}

/**
 * Reads a measure; the value is in the field's unit.
 *
 * @param names the units of the field's quantity
 */
export function measure(
  text: string,
  field: MeasureField,
  names: UnitNames,
  habits: Habits = {},
  { calculate, anyUnit }: MoreMeasures = {},
): Reading<MeasureRead> {
  const wanted = wantedOf(field.unit, names);
  const plain = plainText(text);
  const style: ScaledStyle = {
    ...habits,
    hyphen: true,
    ...(field.max !== undefined && { max: field.max }),
  };
  const body = withoutDegrees(plain, field.unit);
  const bare = names.nameAt(normalized(body).replace(/^[^\p{L}]+/u, ""))
    ? null
    : amountIn(body, style, wanted, field, habits, undefined);
  if (bare && !isRefused(bare)) return { ...bare, units: [] };
  const parts = partsOf(normalized(body), field, names, style) ?? prefixed(body, field.unit, names, style);
  if (parts && "marks" in parts) return refuseMarks(parts, wanted, field);
  if (parts && "refusal" in parts) return because(parts.part, parts.refusal, wanted, field);
  if (parts) return understood(parts, wanted, field, habits);
  const hasUnit = /[\p{L}'"°%]/u.test(body);
  if (hasUnit && anyUnit) {
    const read = anyUnit(body, field, habits);
    if ("value" in read) return understood({ ...read, isClear: false }, wanted, field, habits);
    const sum = amountIn(body, style, wanted, field, habits, calculate);
    if (!isRefused(sum)) return { ...sum, units: [] };
    return { ...because(body, read.reason, wanted, field), ...(sum.needsMore && { needsMore: true }) };
  }
  const sum = amountIn(body, style, wanted, field, habits, calculate);
  if (!isRefused(sum)) return { ...sum, units: [] };
  return hasUnit && !anyUnit ? { ...sum, needsMore: true } : sum;
}

interface Parts {
  /** In the field's unit. */
  readonly value: Rational;
  readonly units: readonly Unit[];
  readonly isClear: boolean;
}

function understood(
  { value, units, isClear }: Parts,
  wanted: Wanted,
  field: MeasureField,
  habits: Habits,
): Reading<MeasureRead> {
  const { unit } = field;
  if (isTooLarge(value)) return because("", TOO_LARGE, wanted, field);
  const [first] = units;
  const isOwn = units.length === 1 && first?.id === unit.id;
  const rounded = Rational.fromDecimal(String(Number(value.toNumber().toPrecision(7)))) ?? value;
  const gap = /^[°′″%]/.test(unit.symbol) ? "" : " ";
  return {
    value,
    units,
    ...(!(isOwn && isClear) && { echo: `${numberText(rounded, habits.grouping)}${gap}${unit.symbol}` }),
    ...(first && { written: converted(value, unit, first) }),
  };
}

/** Texts that fields of a quantity understand. */
const EXAMPLES: Readonly<Record<string, string>> = {
  mass: "70 kg or 11 st 4",
  length: "180 cm or 5 ft 11",
  volume: "500 mL or 2 gal",
  temperature: "37 °C or 98.6 °F",
  speed: "100 km/h or 60 mph",
  time: "90 min or 1 h 30 min",
  resistance: "470 Ω or 4.7k",
  capacitance: "100n or 2.2 µF",
};

function wantedOf({ quantity, symbol }: Unit, names: UnitNames): Wanted {
  const kind = names.quantities.find(({ id }) => id === quantity);
  return {
    what: kind ? nounOf(kind) : "a number",
    example: EXAMPLES[quantity ?? ""] ?? `12.5 or 12.5 ${symbol}`,
  };
}

/** `20 degrees` in a field of temperature is in the field's own scale. */
function withoutDegrees(text: string, { offset }: Unit): string {
  return offset === undefined ? text : text.replace(/(?<=\d) ?(?:°|deg(?:ree)?s?\.?)$/i, "");
}

/** IDs of the unit assumed for a number without one after the last part. */
const NEXT_SMALLER: Readonly<Record<string, string>> = {
  foot: "inch",
  stone: "pound",
  pound: "ounce",
  meter: "centimeter",
};

/**
 * Reads parts with units of the field's quantity. Null if the text is not a measure in them.
 *
 * @param text normalized
 */
function partsOf(text: string, field: MeasureField, names: UnitNames, style: ScaledStyle) {
  let rest = text;
  const take = (pattern: RegExp): string => {
    const found = pattern.exec(rest)?.[0] ?? "";
    rest = rest.slice(found.length);
    return found;
  };
  const first = take(/^[-+] ?/);
  let sign = first;
  let sum = Rational.ZERO;
  let isClear = true;
  const units: Unit[] = [];
  while (rest !== "") {
    const number = countAt(rest, style, names);
    if (!number) return null;
    if ("marks" in number) return number;
    take(new RegExp(`^.{${number.length}} ?`, "s"));
    const last = units.at(-1);
    const unit = unitAt(rest, field, names) ?? (rest === "" && last ? nextSmaller(last, names) : null);
    if (!unit) return null;
    if ("refusal" in unit) return unit;
    take(new RegExp(`^.{${unit.length}} ?`, "s"));
    if (last && (!isAddable(unit.unit, last) || (sign === first && !isSmaller(unit.unit, last)))) return null;
    const isInverted = Boolean(unit.unit.inverse) !== Boolean(field.unit.inverse);
    if (isInverted && number.value.sign() === 0)
      return { refusal: `0 ${unit.unit.symbol} does not convert to ${field.unit.symbol}.`, part: text };
    // A sign belongs to the number, since scales of temperature start at different points.
    const count = sign.startsWith("-") ? number.value.negate() : number.value;
    sum = sum.add(converted(count, unit.unit, field.unit));
    isClear &&= !number.uncertain && !number.composed;
    units.push(unit.unit);
    if (rest === "") break;
    const joint = take(/^(?:[-+] |, ?|& ?|and |-)/i);
    sign = /^[-+] $/.test(joint) ? joint : first;
    if (rest === "") return null;
  }
  return units.length === 0 ? null : { value: sum, units, isClear };
}

/** The number at the beginning of a text, with a word that multiplies it unless that word is a unit. */
function countAt(text: string, style: ScaledStyle, names: UnitNames): Numeral | BadMarks | null {
  const number = numeralAt(text, style);
  if (!number || "marks" in number) return number;
  return names.nameAt(text.slice(number.length).trimStart()) ? number : scaledAt(text, style);
}

type UnitFound = { readonly unit: Unit; readonly length: number };
type UnitRefused = Pick<Refused, "refusal" | "part">;

/** The unit whose name begins a text. */
function unitAt(text: string, { unit, precious }: MeasureField, names: UnitNames): UnitFound | UnitRefused | null {
  const found = names.nameAt(text);
  if (!found) return null;
  const { name, meanings } = found;
  const places = meanings.byPlace?.map((one) => one.name).join(", ");
  if (places) return { refusal: `The size of a ${name.toLowerCase()} differs by place: ${places}.`, part: name };
  // A prefix that no table has may be another unit, of a quantity that is not known here: ft is no femtotonne.
  const [match] = meanings.tiers.flat().filter(({ quantity, id }) => quantity === unit.quantity && names.byId(id));
  if (!match) return null;
  if (match.rivals) {
    const choices = [match, ...match.rivals].map((one) => `${one.symbol} (${withoutRemark(one.name)})`);
    return { refusal: `${quoted(name)} could be ${choices.join(" or ")}.`, part: name };
  }
  const troy = precious && match.id === "ounce" ? names.byId("troy-ounce") : undefined;
  return { unit: troy ?? match, length: name.length };
}

function nextSmaller({ id }: Unit, names: UnitNames): UnitFound | null {
  const unit = names.byId(NEXT_SMALLER[id] ?? "");
  return unit ? { unit, length: 0 } : null;
}

function isAddable(...units: readonly Unit[]): boolean {
  return units.every(({ offset, inverse }) => offset === undefined && !inverse);
}

function isSmaller(unit: Unit, than: Unit): boolean {
  return converted(Rational.ONE, unit, than).compare(Rational.ONE) < 0;
}

function converted(value: Rational, from: Unit, to: Unit): Rational {
  return from.id === to.id ? value : approximate(convertExactly(value, from, to));
}

/** Powers of ten of the prefixes on components; R marks the decimal point of ohms. */
const PREFIXES: Readonly<Record<string, number>> = {
  p: -12,
  n: -9,
  u: -6,
  µ: -6,
  m: -3,
  k: 3,
  K: 3,
  M: 6,
  G: 9,
  T: 12,
};

/** Mega in circuit simulators, which do not distinguish `M` from `m`: `1Meg`. */
const MEG = /meg$/i;

/** Units of distances, which people give in k. */
const RACED: ReadonlySet<string> = new Set(["kilometer", "meter", "mile"]);

/** Reads a value with a prefix alone, as on components and circuit diagrams: `4.7k`, `4k7`, `100n`, `4R7`. */
function prefixed(text: string, { quantity, id }: Unit, names: UnitNames, style: ScaledStyle): Parts | null {
  const base = names.units.find((one) => one.prefixes === "si" && one.quantity === quantity);
  const [, whole = "", letter = "", part = ""] =
    /^([\d.,]*\d) ?([pnuµmkKMGTRr])(\d*)$/.exec(normalized(text).replace(MEG, "M")) ?? [];
  // 250 m in a field of grams is no mass, and a height of 175k no length, but a race of 10k is 10 km.
  const isCommon = /^(?:length|mass|volume|time)$/.test(quantity ?? "");
  if (isCommon && !(RACED.has(id) && /^k$/i.test(letter))) return null;
  const power = /^r$/i.test(letter) ? (base?.id === "ohm" ? 0 : undefined) : PREFIXES[letter];
  if (!base || power === undefined) return null;
  const number = scaledAt(part ? `${whole}.${part}` : whole, part ? {} : style);
  if (!number || "marks" in number || (part && !/^\d+$/.test(whole))) return null;
  const unit = names.byId(id) as Unit;
  const value = converted(number.value.multiply(Rational.of(10).power(power)), base, unit);
  return { value, units: [base], isClear: false };
}

/** The unit that a field names by its ID, symbol or name, among the units of a quantity; null if there is none. */
export function unitCalled(name: string, names: UnitNames, quantity?: string): Unit | null {
  const id = names.byId(name);
  if (id) return id;
  const meanings = names.find(normalized(name))?.tiers.flat() ?? [];
  return meanings.find((unit) => quantity === undefined || unit.quantity === quantity) ?? null;
}
