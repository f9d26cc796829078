/**
 * Physical quantities as inputs: a number and the choice of its unit, such as `mass` and `massUnit`. For programs that
 * specify no unit, the unit of the definition applies, and outputs are always in that unit.
 */
import { InputError } from "../core/calculator";
import { usualDefault } from "../core/defaults";
import { by, choice, type Field, type Fields, number, type Options } from "../core/fields";
import { type Format, NO_VALUE } from "../core/format";
import type { Values } from "../core/parse";
import type { UnitRow } from "../data/units/units";
import { toFiniteNumber } from "../math/numbers/exact";
import { Rational } from "../math/numbers/rational";
import { approximate, type ConvertibleUnit, convertExactly, convertIn, readFactor } from "../math/units/conversion";
import { printedUnit } from "../math/units/printed-unit";

/** The units of a quantity, and the one used in its definition. */
export interface Quantity {
  /** Rows of a file in data/units. */
  readonly rows: readonly unknown[];
  /** ID of the unit of bounds, defaults and outputs. */
  readonly unit: string;
}

interface QuantityOptions extends Omit<Options, "unit" | "default"> {
  /** In `exampleUnit` if that is set, otherwise in `unit` of the quantity. */
  readonly default?: number;
  /** ID of the unit of the default, if that is not `unit`. */
  readonly exampleUnit?: string;
}

/** The inputs `key` and `keyUnit`. */
type QuantityFields<K extends string> = Readonly<Record<K, Field<number>> & Record<`${K}Unit`, Field<string>>>;

/** Relative differences below this are floating-point noise or come from digits that were cut. */
const NOISE = 1e-10;

/** The beginning of a reciprocal unit: 1/s. */
export const PER = /^1\//;

/** Tags of units that a page offers. Units of one trade or country are accepted only from links and programs. */
const USUAL = ["metric", "us", "imperial", "science", "common", "astronomy", "nautical", "energy"];

/** Clearer replacements for unit symbols that would be misread in a menu without names. */
const READABLE: Readonly<Record<string, string>> = {
  "a Julian": "Julian yr",
  "a trop": "tropical yr",
  "a sid": "sidereal yr",
  "d sid": "sidereal d",
  cal_IT: "cal (IT)",
  kcal_IT: "kcal (IT)",
  BTU_th: "BTU (th)",
  hp_E: "hp (elec.)",
  hp_S: "hp (boiler)",
};

/**
 * Creates the inputs for a number and its unit. The limits in the options are converted to every unit of the quantity.
 * @throws TypeError if the quantity does not have the unit
 */
export function quantity<const K extends string>(
  key: K,
  { rows, unit }: Quantity,
  label: Field["label"],
  { exampleUnit, ...options }: QuantityOptions = {},
): QuantityFields<K> {
  const units = (rows as readonly UnitRow[]).map((row) => ({
    ...row,
    symbol: READABLE[row.symbol] ?? row.symbol,
  }));
  const own = units.find(({ id }) => id === unit);
  if (!own) throw new TypeError(`${key} has no unit ${unit}`);
  const unitKey = `${key}Unit` as const;
  const symbols = Object.fromEntries(units.map(({ id, symbol }) => [id, symbol]));
  const limit = (value: Field["min"]) => {
    if (typeof value !== "number") return value;
    const limits = inEach(value, own, units);
    // Zero is the same in every unit, except for temperatures.
    return Object.values(limits).every((one) => one === value) ? value : by(unitKey, limits, value);
  };
  const example = units.find(({ id }) => id === exampleUnit);
  // 20 mA is 0.02 A for those who choose amperes.
  const exampleIn = (from: UnitRow) => {
    const values = inEach(options.default ?? 0, from, units);
    return by(unitKey, values, values[unit] ?? 0);
  };
  const limits = Object.fromEntries(
    (["min", "max", "above", "below"] as const)
      .filter((name) => options[name] !== undefined)
      .map((name) => [name, limit(options[name])]),
  );
  const unitChoice = choice(typeof label === "string" ? `${label} in` : "Unit", {
    options: symbols,
    default: exampleUnit ? { of: key, unit: exampleUnit, usual: unit } : unit,
    ...(options.when && { when: options.when }),
    units: Object.fromEntries(
      units.map(({ id, factor, piPower, offset, inverse, tags }) => [
        id,
        {
          factor,
          ...(piPower !== undefined && { piPower }),
          ...(offset !== undefined && { offset }),
          ...(inverse && { inverse }),
          ...(!tags.some((tag) => USUAL.includes(tag)) && { rare: true }),
          system: ["us", "metric"].find((tag) => tags.includes(tag)),
        },
      ]),
    ),
  });
  return {
    [unitKey]: unitChoice,
    [key]: number(label, {
      ...options,
      ...limits,
      ...(example && { default: exampleIn(example) }),
      unit: by(unitKey, symbols, own.symbol),
      unitKey,
    }),
  } as unknown as QuantityFields<K>;
}

/** Replaces unit symbols, by unit ID: if the sentence makes the meaning clear, 60 ΔK is written as 60 K. */
export function renamed(rows: readonly unknown[], symbols: Readonly<Record<string, string>>): UnitRow[] {
  return (rows as readonly UnitRow[]).map((row) => ({ ...row, symbol: symbols[row.id] ?? row.symbol }));
}

/**
 * A limit or a default in each unit. It is undefined for a descending scale (Delisle), where a limit would have to be the
 * opposite one.
 */
function inEach(value: number, own: UnitRow, units: readonly UnitRow[]): Record<string, number> {
  const exact = Rational.fromNumber(value);
  const limitIn = (unit: UnitRow) =>
    readFactor(unit.factor).sign() < 0
      ? undefined
      : (toFiniteNumber(approximate(convertExactly(exact, own, unit))) ?? value);
  return Object.fromEntries(units.filter(({ inverse }) => !inverse).map((unit) => [unit.id, limitIn(unit) as number]));
}

/** The unit that a quantity is defined in. */
export function ownUnit(fields: Fields, key: string): string {
  const unit = fields[`${key}Unit`];
  return unit ? String(usualDefault(unit, {})) : "";
}

/**
 * The inputs with each quantity in the unit of its definition.
 *
 * @throws InputError for a quantity that is too large in that unit for a double
 */
export function inOwnUnits<V extends Values>(fields: Fields, inputs: V): V {
  const values: Values = { ...inputs };
  for (const [key, { unitKey }] of Object.entries(fields)) {
    const value = inputs[key];
    if (!unitKey || typeof value !== "number") continue;
    const converted = convertIn(fields[unitKey]?.units, value, String(inputs[unitKey]), ownUnit(fields, key));
    if (converted === null) throw new InputError(key, "This value is too large to calculate with.");
    values[key] = converted;
  }
  return values as V;
}

/** Converts a value from the unit of its definition to the chosen unit. Null if out of the range of doubles. */
export function inUnitChosen(fields: Fields, inputs: Values, key: string, value: number): number | null {
  const unitKey = `${key}Unit`;
  return convertIn(fields[unitKey]?.units, value, ownUnit(fields, key), String(inputs[unitKey]));
}

/** `6.56168 ft/s²`: writes a value, given in the unit of its definition, in the chosen unit. */
export function inChosenUnit(
  fields: Fields,
  inputs: Values,
  key: string,
  value: number | null,
  format: Format,
): string {
  if (value === null) return NO_VALUE;
  const choice = fields[`${key}Unit`];
  const field = fields[key];
  if (!choice) return withSymbol(format.significant(value), String(field?.unit ?? ""));
  const converted = withoutNoise(inUnitChosen(fields, inputs, key, value), value, choice, inputs[`${key}Unit`]);
  return converted === null
    ? withSymbol(format.significant(value), symbolOf(fields, key))
    : withSymbol(format.significant(converted), choice.options?.[String(inputs[`${key}Unit`])] ?? "");
}

/**
 * What shows an output in the unit chosen for an input.
 * @param unit the output's own unit, if that may be the reciprocal of the input's: 1/s, which is 1/yr beside years
 */
export function inUnitOf(fields: Fields, key: string, unit = ""): Pick<Field, "digits" | "shownIn"> {
  return {
    shownIn: `${key}Unit`,
    digits: (value: number, inputs: Values, format: Format) => writtenIn(fields, inputs, key, value, format, unit),
  };
}

/** A value in the unit chosen for the variable `key`, or in its reciprocal if `unit` is one. */
export function writtenIn(
  fields: Fields,
  inputs: Values,
  key: string,
  value: number,
  format: Format,
  unit: string,
): string {
  if (!PER.test(unit)) return inChosenUnit(fields, inputs, key, value, format);
  const { units, options } = fields[`${key}Unit`] as Field;
  const chosen = String(inputs[`${key}Unit`]);
  // Per year, there are as many as there are seconds in a year of those per second.
  const converted = convertIn(units, value, chosen, ownUnit(fields, key));
  return converted === null
    ? withSymbol(format.significant(value), unit)
    : withSymbol(format.significant(converted), `1/${options?.[chosen]}`);
}

/** Removes noise near the zero of a temperature scale, where kelvins have fewer digits: 273.15000000001 K is 0 °C. */
function withoutNoise(converted: number | null, kelvins: number, { units }: Field, chosen: unknown): number | null {
  const isShifted = Number(units?.[String(chosen)]?.offset) > 0;
  return isShifted && Math.abs(converted ?? 1) < NOISE * kelvins ? 0 : converted;
}

/** The symbol of a quantity's unit of definition, `kg`, or the unit of another number. */
export function symbolOf(fields: Fields, key: string): string {
  const choice = fields[`${key}Unit`];
  return choice ? (choice.options?.[ownUnit(fields, key)] ?? "") : String(fields[key]?.unit ?? "");
}

/** `12 kg`, `30°`, `40%`, `0.09 d⁻¹` */
export function withSymbol(number: string, symbol: string): string {
  return symbol === ""
    ? number
    : /^[°%′″]/.test(symbol) && symbol.length === 1
      ? number + symbol
      : `${number}\u00a0${printedUnit(symbol)}`;
}

/**
 * A temperature conversion to or from kelvins, as written in the working: `150 °C + 273.15`,
 * `(302 °F + 459.67) × 5 ÷ 9`, and back, `422.04 K × 9 ÷ 5 − 459.67`. Null for other conversions.
 */
export function offsetText(text: string, units: Field["units"], from: string, to: string): string | null {
  const [source, target] = [units?.[from], units?.[to]];
  if (isKelvin(target))
    return shifted(source, (offset, times, over) => {
      const sum = offset === "" ? text : `${text} + ${offset}`;
      return times === over ? sum : `${offset === "" ? sum : `(${sum})`} × ${times} ÷ ${over}`;
    });
  if (isKelvin(source))
    return shifted(target, (offset, times, over) => {
      const scaled = times === over ? text : `${text} × ${over} ÷ ${times}`;
      return offset === "" ? scaled : `${scaled} − ${offset}`;
    });
  return null;
}

function isKelvin(unit: ConvertibleUnit | undefined): boolean {
  return unit?.offset !== undefined && Number(unit.offset) === 0 && unit.factor === "1";
}

/** Calls `write` with the offset of a scale and its degree in kelvins as a fraction. Null for a descending scale. */
function shifted(
  unit: ConvertibleUnit | undefined,
  write: (offset: string, times: string, over: string) => string,
): string | null {
  if (!unit?.offset || Number(unit.offset) < 0) return null;
  const [times = "", over = "1"] = unit.factor.split("/");
  return write(Number(unit.offset) === 0 ? "" : unit.offset, times, over);
}

/** Fractions with larger parts are easier to follow as decimals. */
const LARGEST_TOP = 1000n;
const LARGEST_BOTTOM = 100_000n;
/** A decimal with this many places is exact: 0.45359237. */
const PLACES = 10n ** 12n;

/**
 * A number in another unit, as written in the working: `5 lb × 0.45359237`, or `80 °F × 5 ÷ 9` if no decimal is exact.
 * Null if the units don't differ by a factor.
 */
export function multipliedText(
  text: string,
  units: Field["units"],
  from: string,
  to: string,
  format: Format,
): string | null {
  const factor = factorOf(units, from, to);
  return (
    factor &&
    (isFraction(factor) ? timesFraction(text, factor.n, factor.d, format) : `${text} × ${decimalOf(factor, format)}`)
  );
}

/** The factor between two units; null if they don't differ by one. */
export function factorOf(units: Field["units"], from: string, to: string): Rational | null {
  const [source, target] = [units?.[from], units?.[to]];
  if (!source || !target || source.offset || target.offset || source.inverse || target.inverse) return null;
  if ((source.piPower ?? 0) !== (target.piPower ?? 0)) return null;
  return readFactor(source.factor).divide(readFactor(target.factor));
}

/** Whether a factor is easier to read as a fraction, because no decimal is exact. */
export function isFraction({ n, d }: Rational): boolean {
  return n < LARGEST_TOP && d < LARGEST_BOTTOM && PLACES % d !== 0n;
}

export function timesFraction(text: string, n: bigint, d: bigint, format: Format): string {
  const [times, over] = [n, d].map((part) => format.number(Number(part)));
  return text + (n === 1n ? "" : ` × ${times}`) + (d === 1n ? "" : ` ÷ ${over}`);
}

export function decimalOf(factor: Rational, format: Format): string {
  return format.significant(factor.toNumber(), 12);
}
