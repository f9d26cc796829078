/**
 * Measures as people write them: `12"`, `1' 6"`, `1'-6"`, `5 ft 11`, `6 feet 2 inches`, `5 1/2 in`, `45cm`, `1 m 80`,
 * `180 lb`, `11 st 4`. The grammar, with optional spaces between tokens:
 *
 *     measure  = ["+" | "-"] part { separator part } [ separator number ]
 *     part     = number unit
 *     number   = decimal | decimal fraction | fraction      1,200.5   5 1/2   5½   3/4
 *     separator = "," | "and" | "-" | nothing
 *
 * Parts go from large units to small ones. A number without a unit after the last part is in the next smaller unit:
 * inches after feet, pounds after stones, ounces after pounds, centimeters after meters.
 */
import { toAscii } from "../numbers/grouping";
import { Rational } from "../numbers/rational";
import { type NumberStyle, readNumber } from "../numbers/read-number";
import { dimensionOf, sizeOf, type UnitSymbol } from "./units";

export interface MeasureReading {
  /** The units as written, in order. */
  readonly units: readonly UnitSymbol[];
  /** The exact value in the requested unit. */
  readonly value: Rational;
  /** Whether a mark may be either a decimal point or a group separator. */
  readonly uncertain: boolean;
}

const NAMES: Readonly<Record<UnitSymbol, readonly string[]>> = {
  in: ["in.", "inch", "inches", '"', "″", "”", "“", "''", "′′", "’’"],
  ft: ["ft.", "foot", "feet", "'", "′", "’", "‘"],
  yd: ["yd.", "yds", "yard", "yards"],
  mi: ["mile", "miles"],
  mm: ["millimeter", "millimeters", "millimetre", "millimetres"],
  cm: ["cms", "centimeter", "centimeters", "centimetre", "centimetres"],
  m: ["meter", "meters", "metre", "metres"],
  km: ["kms", "kilometer", "kilometers", "kilometre", "kilometres"],
  oz: ["oz.", "ounce", "ounces"],
  lb: ["lb.", "lbs", "lbs.", "pound", "pounds", "#"],
  st: ["st.", "stone", "stones"],
  g: ["gm", "gms", "gram", "grams", "gramme", "grammes"],
  kg: ["kg.", "kgs", "kilo", "kilos", "kilogram", "kilograms"],
  "ft³": ["ft3", "ft^3", "cu ft", "cu. ft.", "cubic foot", "cubic feet", "cft"],
  "yd³": ["yd3", "yd^3", "cu yd", "cu. yd.", "cubic yard", "cubic yards", "yard", "yards", "yd", "yds"],
  gal: ["gal.", "gallon", "gallons"],
  "fl\u00a0oz": ["fl oz", "fl. oz.", "fluid ounce", "fluid ounces", "oz", "ounce", "ounces"],
  mL: ["milliliter", "milliliters", "millilitre", "millilitres"],
  L: ["l", "liter", "liters", "litre", "litres"],
  "m³": ["m3", "m^3", "cu m", "cubic meter", "cubic meters", "cubic metre", "cubic metres", "cum"],
};

/** The unit assumed for a number without one after the last part. */
const NEXT_SMALLER: Partial<Record<UnitSymbol, UnitSymbol>> = { ft: "in", st: "lb", lb: "oz", m: "cm" };

/** Matches digits with separators, optionally followed by a fraction such as `1/2` or `½`. */
const NUMBER =
  /^(?:(\d+) ?\/ ?(\d+)(?![\d.])|((?:\d[\d.,]*|\.\d+)(?:[eE][+-]?\d{1,3}(?![\d.]))?)(?: ?([¼½¾⅛⅜⅝⅞⅓⅔])|[ -](\d+) ?\/ ?(\d+))?|([¼½¾⅛⅜⅝⅞⅓⅔]))/;

const SEPARATOR = /^(?:[,–-]|and\b) ?/i;

/** Longer texts cannot be measures. */
const MAX_LENGTH = 100;

/** Reads a measure in terms of `unit`. Returns null if the text is not a measure of that dimension or names no unit. */
export function readMeasure(text: string, unit: UnitSymbol, style: NumberStyle = {}): MeasureReading | null {
  if (text.length > MAX_LENGTH) return null;
  let rest = toAscii(text).trim().replace(/\s+/g, " ");
  const negative = /^[-−]/.test(rest);
  rest = rest.replace(/^[-−+] ?/, "");
  const names = namesOf(unit);
  const units: UnitSymbol[] = [];
  let sum = Rational.ZERO;
  let uncertain = false;
  while (rest !== "") {
    const number = numberAt(rest, style);
    if (!number) return null;
    rest = rest.slice(number.length).trimStart();
    const last = units.at(-1);
    const name = names.find(([written]) => startsWithName(rest, written));
    const found = name ? name[1] : rest === "" && last ? NEXT_SMALLER[last] : undefined;
    if (!found || (last && !isSmaller(found, last))) return null;
    sum = sum.add(number.value.multiply(unitSize(found)));
    uncertain ||= number.uncertain;
    units.push(found);
    rest = rest.slice(name?.[0].length ?? 0).trimStart();
    const separator = SEPARATOR.exec(rest)?.[0] ?? "";
    if (separator !== "" && separator === rest) return null;
    rest = rest.slice(separator.length);
  }
  if (units.length === 0) return null;
  const value = sum.divide(unitSize(unit));
  return { units, value: negative ? value.negate() : value, uncertain };
}

/** Lowercase names of all units of the same dimension, longest first. */
function namesOf(unit: UnitSymbol): (readonly [string, UnitSymbol])[] {
  const dimension = dimensionOf(unit);
  return (Object.keys(NAMES) as UnitSymbol[])
    .filter((symbol) => dimensionOf(symbol) === dimension)
    .flatMap((symbol) => [symbol, ...NAMES[symbol]].map((name) => [name.toLowerCase(), symbol] as const))
    .sort(([a], [b]) => b.length - a.length);
}

/** Whether a text begins with a unit name: `ft11in` begins with `ft`, but `min` does not begin with `m`. */
function startsWithName(text: string, name: string): boolean {
  if (!text.toLowerCase().startsWith(name)) return false;
  return !/[a-z]$/.test(name) || !/^[a-z]/i.test(text.slice(name.length));
}

/** A number at the beginning of a text. */
interface NumberAt {
  readonly value: Rational;
  readonly length: number;
  readonly uncertain: boolean;
}

type Fraction = readonly [numerator: number, denominator: number];

const FRACTIONS: Readonly<Record<string, Fraction>> = {
  "¼": [1, 4],
  "½": [1, 2],
  "¾": [3, 4],
  "⅛": [1, 8],
  "⅜": [3, 8],
  "⅝": [5, 8],
  "⅞": [7, 8],
  "⅓": [1, 3],
  "⅔": [2, 3],
};

/** Reads the number at the beginning of a text: `1,200.5`, `5 1/2`, `5½`, `3/4`, `1e3`. */
function numberAt(text: string, style: NumberStyle = {}): NumberAt | null {
  const match = NUMBER.exec(text);
  if (!match) return null;
  const [all, top, bottom, digits, signAfter, over, under, signAlone] = match;
  const sign = signAfter ?? signAlone;
  const [n, d] = sign === undefined ? [top ?? over ?? "0", bottom ?? under ?? "1"] : (FRACTIONS[sign] as Fraction);
  if (Number(d) === 0) return null;
  const part = Rational.of(BigInt(n), BigInt(d));
  if (digits === undefined) return { value: part, length: all.length, uncertain: false };
  const whole = readNumber(digits, style);
  if (whole.kind !== "number") return null;
  return { value: whole.value.add(part), length: all.length, uncertain: whole.uncertain };
}

function isSmaller(unit: UnitSymbol, than: UnitSymbol): boolean {
  return unitSize(unit).compare(unitSize(than)) < 0;
}

/** Size in meters, kilograms or cubic meters. */
export function unitSize(unit: UnitSymbol): Rational {
  return Rational.fromDecimal(sizeOf(unit)) as Rational;
}
