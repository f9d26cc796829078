/**
 * A scientific law as a calculator: its variables with their units, and the law solved for each of them. The form, the
 * answer for any unknown, the working and the outputs follow from that.
 *
 *     export default defineLaw({
 *       variables: {
 *         force: { label: "Force", symbol: "F", quantity: { rows: force, unit: "newton" } },
 *         mass: { label: "Mass", symbol: "m", quantity: { rows: mass, unit: "kilogram" }, default: 10, above: 0 },
 *         acceleration: { label: "Acceleration", symbol: "a", quantity: …, default: 2 },
 *       },
 *       law: "F = m × a",
 *       solveFor: { force: "m × a", mass: "F ÷ a", acceleration: "F ÷ m" },
 *       sentence: (unknown, { of }) => [`To accelerate ${of("mass")} at ${of("acceleration")} takes`, ""],
 *     });
 */
import { defineCalculator, type Headline, InputError, type Notice, type Tools } from "../core/calculator";
import { meets } from "../core/conditions";
import { type Condition, choice, type Field, type Fields, fold, number, type Prominence } from "../core/fields";
import type { Format } from "../core/format";
import { type OutputFields, outputsOf } from "../core/outputs";
import type { Values } from "../core/parse";
import { midSentence } from "../core/words";
import { DEGREES } from "../math/formula/degrees";
import { Formula } from "../math/formula/formula";
import { lawWorking, likeOf, variableOf } from "./law-working";
import { prefixed, withPrefixes } from "./prefixed";
import {
  inChosenUnit,
  inOwnUnits,
  inUnitChosen,
  inUnitOf,
  ownUnit,
  PER,
  type Quantity,
  quantity,
  symbolOf,
  withSymbol,
} from "./quantity";

/** A variable of a law. */
export interface Variable {
  readonly label: string;
  /** Symbol in formulas: `v₀`. */
  readonly symbol: string;
  /** Its units. If omitted, the variable is a plain number. */
  readonly quantity?: Quantity;
  /** The fixed unit of a plain number: `N/m`. */
  readonly unit?: string;
  /** Default value when it is a given. */
  readonly default?: number;
  /** ID of the unit of the default, if that is not the unit of the quantity. */
  readonly exampleUnit?: string;
  /** Examples by currency, where they are those of a country. */
  readonly fill?: Field["fill"];
  /** Limits, in the unit of the quantity. They also apply to the value found. */
  readonly min?: number;
  readonly max?: number;
  readonly above?: number;
  readonly below?: number;
  /**
   * The value found may equal `above`: a computed time may be zero even though an entered one must be more than zero.
   */
  readonly foundAt?: "limit";
  /**
   * It has no input; `supply` of the law provides it. This is the formula for the working, `v ÷ c`, or empty if the
   * value is looked up.
   */
  readonly supplied?: string;
  readonly note?: string;
  /** How prominent its output is, if not `first`. */
  readonly shown?: Prominence;
  /** Name of the collapsible part of the form that its input is in. */
  readonly fold?: string;
  /** Its code as the unknown, if not derived from its key: `power` for `activePower`. */
  readonly code?: string;
}

/** An additional output computed from the variables. */
export interface Extra {
  readonly label: string;
  /** Its name in a sentence, if the label does not work there. */
  readonly noun?: string;
  /** Symbol for use in the formulas of later extras. */
  readonly symbol?: string;
  readonly unit?: string;
  /** Its units, from which one can be chosen for it. */
  readonly quantity?: Quantity;
  /** The variable or extra in whose chosen unit it is shown, if its unit does not tell: a temperature, not a difference. */
  readonly like?: string;
  /** How prominent the output is, if not `first`. */
  readonly shown?: Prominence;
  /**
   * Uses the symbols of the variables, constants and earlier extras. The output is null if the result is not finite.
   */
  readonly formula: string;
  /** Whether it has no value even though the formula gives one: there is no critical angle between two equal media. */
  readonly unless?: (values: Readonly<Partial<Record<string, number>>>) => boolean;
}

/** A set of givens, and formulas for the other variables. */
export interface Given<K extends string> {
  /** Label in the choice of givens: `Voltage and resistance`. */
  readonly label: string;
  /** Formulas of the other variables. Each one can use those before it. The first is the headline. */
  readonly find: Readonly<Partial<Record<K, string>>>;
}

export type Numbers<K extends string = string> = Readonly<Record<K, number>>;

/** A law solved: every variable in the unit of its definition. */
export interface LawModel {
  readonly inputs: Values;
  /** Keys of the variables that were found, the requested one first. */
  readonly found: readonly string[];
  /** The formulas they were found with. */
  readonly find: Readonly<Record<string, string>>;
  /** All variables, given and found. A variable without a value is omitted. */
  readonly values: Readonly<Partial<Record<string, number>>>;
  readonly extras: Readonly<Record<string, number | null>>;
}

/** Helpers for sentences: `of("mass")` is `12 kg`, in the unit that the reader chose. */
export interface Wording<K extends string> {
  readonly of: (key: K) => string;
  /** Writes extras with units of their own, too. */
  readonly write: Write<string>;
  readonly values: Readonly<Partial<Record<K, number>>>;
  readonly inputs: Values;
  readonly format: Format;
}

/** Formats a value in the unit chosen for a variable. */
export type Write<K extends string> = (key: K, value: number) => string;

export interface Law<K extends string, E extends string> {
  readonly variables: Readonly<Record<K, Variable>>;
  /** The law as text, `F = m × a`. It may depend on the other inputs. */
  readonly law: string | ((inputs: Values) => string);
  /** Formulas by the variable they are solved for, the default one first. They use the symbols of the variables. */
  readonly solveFor?: Readonly<Partial<Record<K, string>>>;
  /** Alternatively, if several variables are found at once, sets of givens by code (`v-r`), the default one first. */
  readonly known?: Readonly<Record<string, Given<K>>>;
  /** Constants used in the formulas, by symbol, in the units of the definition. */
  readonly constants?: Readonly<Record<string, { readonly value: number; readonly unit?: string }>>;
  readonly extras?: Readonly<Record<E, Extra>>;
  /** Other inputs, such as the kind of body or the medium. They come before the variables. */
  readonly inputs?: Fields;
  /** Additional conditions for individual variables: `{ gravity: { body: "custom" } }`. */
  readonly when?: Readonly<Partial<Record<K, Condition>>>;
  /** Outputs in addition to the variables and extras. */
  readonly outputs?: OutputFields<LawModel>;
  /** Values determined by other inputs, such as the gravity of the chosen body. They replace those of the form. */
  readonly supply?: (
    /** Quantities are in the units of the definition. */
    inputs: Values,
    /** Quantities are in the units in which they were given. */
    asGiven: Values,
  ) => Readonly<Partial<Record<K, number>>>;
  /**
   * Returns formulas that depend on the values, such as whether a body floats or sinks; the first is the headline.
   * Returns undefined to use the normal ones. @throws InputError
   */
  readonly choose?: (
    values: Readonly<Partial<Record<K, number>>>,
    inputs: Values,
    write: Write<K>,
  ) => Readonly<Partial<Record<K, string>>> | undefined;
  /** Rejects combinations that the limits of the individual variables allow. @throws InputError */
  readonly refuse?: (values: Readonly<Partial<Record<K, number>>>, unknown: K, inputs: Values, write: Write<K>) => void;
  /** The unknown may have no finite value, such as the distance of an image at infinity: its output is then null. */
  readonly mayLack?: boolean;
  /** The sentence around the unknown: before it and after it. */
  readonly sentence: (unknown: K, wording: Wording<K>) => readonly [before: string, after: string];
  /** Whether sentences write volts, ohms and similar units with a suitable prefix: `25.53 mA`. */
  readonly prefixes?: boolean;
  /** Shown instead of an unknown without a value: `at infinity`. */
  readonly lacking?: string | ((unknown: K) => string);
  /** A second line of the headline. */
  readonly second?: (wording: Wording<K>, extras: Readonly<Record<E, number | null>>) => string | undefined;
  readonly notices?: (model: LawModel, format: Format, write: Write<K>) => readonly Notice[];
}

// biome-ignore lint/suspicious/noExplicitAny: keys of any law
export type AnyLaw = Law<any, any>;

/** `imageDistance` → `image-distance` */
function kebabCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(?<=[a-z])(?=\d)/g, "-");
}

/** One way to use a law: the formulas of the variables to find. */
export interface Way {
  readonly code: string;
  readonly label: string;
  readonly find: Readonly<Record<string, string>>;
}

/** The ways to use a law, and the input that chooses between them. */
function waysOf(law: AnyLaw): {
  readonly chooser: "solveFor" | "known";
  readonly ways: readonly Way[];
} {
  if (law.known)
    return {
      chooser: "known",
      ways: Object.entries<Given<string>>(law.known).map(([code, { label, find }]) => ({
        code,
        label,
        find: find as Record<string, string>,
      })),
    };
  return {
    chooser: "solveFor",
    ways: Object.entries((law.solveFor ?? {}) as Record<string, string>).map(([key, formula]) => ({
      code: variableOf(law, key).code ?? kebabCase(key),
      label: variableOf(law, key).label,
      find: { [key]: formula },
    })),
  };
}

/** Defines the calculator for a law. */
export function defineLaw<const K extends string, const E extends string = never>(law: Law<K, E>) {
  const { chooser, ways } = waysOf(law);
  const fields = fieldsOf(law, chooser, ways);
  const wayOf = (inputs: Values): Way => ways.find(({ code }) => code === inputs[chooser]) ?? (ways[0] as Way);
  const wording = ({ inputs, values }: LawModel, format: Format): Wording<K> => ({
    of: (key) =>
      law.prefixes && inputs[`${key}Unit`] === ownUnit(fields, key) && values[key] !== undefined
        ? prefixed(values[key], symbolOf(fields, key), format)
        : withSymbol(
            inChosenUnit(fields, inputs, key, values[key] ?? null, format),
            // A variable that is never given has no field with its unit.
            key in fields || `${key}Unit` in fields ? "" : (law.variables[key].unit ?? ""),
          ),
    write: (key, value) => inChosenUnit(fields, inputs, key, value, format),
    values: values as Readonly<Partial<Record<K, number>>>,
    inputs,
    format,
  });
  return defineCalculator({
    inputs: fields,
    outputs: outputsFor(law, fields, chooser, ways),
    derive: (inputs: Values, { format }: Tools): LawModel =>
      solve(law, fields, inputs, wayOf(inputs), (key, value) => inChosenUnit(fields, inputs, key, value, format)),
    headline(model: LawModel, format: Format): Headline {
      const words = wording(model, format);
      const unknown = model.found[0] as K;
      const [before, after] = law.sentence(unknown, words);
      const second = law.second?.(words, model.extras as Readonly<Record<E, number | null>>);
      return {
        label: law.variables[unknown].label,
        before,
        figure: model.values[unknown] === undefined ? lackingText(law, unknown) : words.of(unknown),
        after,
        ...(second && { second }),
      };
    },
    ...(law.notices && {
      notices: (model: LawModel, format: Format) =>
        law.notices?.(model, format, (key, value) => inChosenUnit(fields, model.inputs, key, value, format)) ?? [],
    }),
    working: (model: LawModel, format: Format) => lawWorking(law, fields, model, format),
  });
}

/** The part of the form with the units of variables that are not given. */
const UNITS = "Units of the answer";

function fieldsOf(law: AnyLaw, chooser: string, ways: readonly Way[]): Fields {
  const fields: Record<string, Field> = { ...law.inputs };
  if (ways.length > 1)
    fields[chooser] = choice(chooser === "known" ? "Given" : "Find", {
      options: Object.fromEntries(ways.map(({ code, label }) => [code, label])),
      default: (ways[0] as Way).code,
      solve: "unknown",
    });
  for (const [
    key,
    {
      label,
      fold: part,
      symbol: _,
      code: _code,
      quantity: units,
      unit,
      foundAt: _found,
      supplied,
      shown: _shown,
      ...options
    },
  ] of Object.entries<Variable>(law.variables)) {
    if (supplied !== undefined) continue;
    const giving = ways.filter(({ find }) => !(key in find)).map(({ code }) => code);
    // A variable that is never given has no field, only a choice of the unit in which it is shown.
    if (giving.length === 0) {
      Object.assign(fields, unitOfResult(key, units, label));
      continue;
    }
    const when = bothConditions(giving.length < ways.length ? { [chooser]: giving } : undefined, law.when?.[key]);
    if (units) {
      const made = quantity(key, units, label, { ...options, solve: true, ...(when && { when }) }) as Fields;
      // The unit can also be chosen while the variable is unknown; the answer is shown in it.
      const { when: _when, ...unitChoice } = made[`${key}Unit`] as Field;
      const shown = law.when?.[key];
      Object.assign(fields, fold(UNITS, { [`${key}Unit`]: { ...unitChoice, ...(shown && { when: shown }) } }));
      fields[key] = made[key] as Field;
    } else fields[key] = number(label, { ...options, solve: true, ...(unit && { unit }), ...(when && { when }) });
    if (part) Object.assign(fields, fold(part, { [key]: fields[key] as Field }));
  }
  for (const [key, { quantity: units, label }] of Object.entries<Extra>(law.extras ?? {}))
    Object.assign(fields, unitOfResult(key, units, label));
  return fields;
}

/** The choice of the unit in which a result is shown. */
function unitOfResult(key: string, units: Quantity | undefined, label: string): Fields {
  const choices: Fields = units ? quantity(key, units, label) : {};
  return units ? fold(UNITS, { [`${key}Unit`]: choices[`${key}Unit`] as Field }) : {};
}

function bothConditions(a: Condition | undefined, b: Condition | undefined): Condition | undefined {
  if (!a || !b) return a ?? b;
  return Array.isArray(b) ? b.map((one) => ({ ...a, ...one })) : { ...a, ...b };
}

function outputsFor(law: AnyLaw, fields: Fields, chooser: string, ways: readonly Way[]): OutputFields<LawModel> {
  const output = outputsOf<LawModel>();
  const outputs: Record<string, OutputFields<LawModel>[string]> = {};
  const usual = Object.keys((ways[0] as Way).find)[0];
  for (const [key, { label, quantity: units, unit, supplied, shown }] of Object.entries<Variable>(law.variables)) {
    const finding = ways.filter(({ find }) => key in find).map(({ code }) => code);
    outputs[key] = output.number(label, {
      unit: symbolOf(fields, key) || (unit ?? ""),
      digits: { significant: 7 },
      optional: true,
      ...(shown && { shown }),
      ...(finding.length > 0 && { solve: key === usual ? 1 : true }),
      // Givens are already visible in the form.
      ...(finding.length === 0
        ? supplied === undefined && { shown: "elsewhere" }
        : ways.length > 1 && { when: { [chooser]: finding } }),
      ...(units && shownIn(law, fields, key)),
      value: ({ values }) => values[key],
    });
  }
  outputs.answer = output.number("Answer in the unit chosen", {
    shown: "elsewhere",
    optional: true,
    value: ({ inputs, found: [key = ""], values }) => {
      const value = values[key];
      return value === undefined ? null : (inUnitChosen(fields, inputs, key, value) ?? value);
    },
  });
  for (const [key, extra] of Object.entries<Extra>(law.extras ?? {})) {
    const { label, noun, shown } = extra;
    const unit = extra.unit ?? symbolOf(fields, key);
    outputs[key] = output.number(label, {
      ...(noun && { noun }),
      ...(unit && { unit }),
      ...(shown && { shown }),
      digits: { significant: 7 },
      ...shownIn(law, fields, likeOf(law, fields, key, extra), unit),
      optional: true,
      solve: true,
      value: ({ extras }) => extras[key],
    });
  }
  for (const [key, field] of Object.entries(law.outputs ?? {})) outputs[key] = inChosenUnits(law, fields, field);
  return law.prefixes ? withPrefixes(outputs) : outputs;
}

/** An output, or the columns of a table, in the units chosen for the variables that are measured alike. */
function inChosenUnits<F extends Field>(law: AnyLaw, fields: Fields, field: F): F {
  if (field.columns) {
    const columns = Object.entries<Field>(field.columns).map(([key, one]) => [key, inChosenUnits(law, fields, one)]);
    return { ...field, columns: Object.fromEntries(columns) };
  }
  return field.type === "number" && typeof field.unit === "string" && typeof field.digits !== "function"
    ? { ...field, ...shownIn(law, fields, likeOf(law, fields, "", field), field.unit) }
    : field;
}

/** What shows an output in the unit chosen for a variable, or with a prefix while that is the unit of its definition. */
function shownIn(
  law: AnyLaw,
  fields: Fields,
  key: string | undefined,
  unit?: string,
): Pick<Field, "digits" | "shownIn"> {
  if (key === undefined) return {};
  const chosen = inUnitOf(fields, key, unit);
  const { digits } = chosen;
  if (!law.prefixes || typeof digits !== "function" || PER.test(unit ?? "")) return chosen;
  return {
    ...chosen,
    digits: (value, inputs, format, row) =>
      inputs[`${key}Unit`] === ownUnit(fields, key)
        ? prefixed(value, symbolOf(fields, key), format)
        : digits(value, inputs, format, row),
  };
}

/** @throws InputError if the law has no answer */
function solve(law: AnyLaw, fields: Fields, inputs: Values, { find: usual }: Way, write: Write<string>): LawModel {
  const own = inOwnUnits(fields, inputs);
  const given = Object.keys(law.variables).filter((key) => !(key in usual));
  const values: Record<string, number> = {};
  for (const key of given) values[key] = own[key] as number;
  Object.assign(values, law.supply?.(own, inputs));
  law.refuse?.(values, Object.keys(usual)[0] as string, inputs, write);
  const find = (law.choose?.(values, inputs, write) as Way["find"] | undefined) ?? usual;
  // Errors belong to inputs in use, not to values that were looked up.
  const entered = given.filter((key) => fields[key] && meets(fields[key].when, inputs));
  for (const [key, formula] of Object.entries(find)) {
    const value = evaluated(law, formula, values);
    if (value === null) {
      if (law.mayLack) continue;
      throw noAnswer(law, entered, values, key, formula);
    }
    values[key] = withinLimits(variableOf(law, key), value, entered[0] as string);
  }
  const extras: Record<string, number | null> = {};
  const symbols = bySymbol(law, values);
  for (const [key, { formula, symbol, unless }] of Object.entries<Extra>(law.extras ?? {})) {
    extras[key] = unless?.(values) ? null : evaluated(law, formula, values, symbols);
    if (symbol && extras[key] !== null) symbols[symbol] = extras[key];
  }
  return { inputs, found: Object.keys(find), find, values, extras };
}

/** Evaluates a formula. Returns null if the result is not finite or a symbol has no value. */
function evaluated(law: AnyLaw, formula: string, values: Numbers, symbols = bySymbol(law, values)): number | null {
  const parsed = new Formula(formula);
  if (parsed.names.some((name) => symbols[name] === undefined)) return null;
  const value = parsed.evaluate(symbols, DEGREES);
  // Adding 0 turns −0 into 0.
  return Number.isFinite(value) ? value + 0 : null;
}

function bySymbol(law: AnyLaw, values: Numbers): Record<string, number> {
  const symbols: Record<string, number> = {};
  for (const [symbol, { value }] of Object.entries<{ value: number }>(law.constants ?? {})) symbols[symbol] = value;
  for (const [key, { symbol }] of Object.entries<Variable>(law.variables))
    if (values[key] !== undefined) symbols[symbol] = values[key];
  return symbols;
}

function lackingText(law: AnyLaw, unknown: string): string {
  return (typeof law.lacking === "function" ? law.lacking(unknown) : law.lacking) ?? "None";
}

function noAnswer(
  law: AnyLaw,
  given: readonly string[],
  values: Numbers,
  unknown: string,
  formula: string,
): InputError {
  const name = midSentence(variableOf(law, unknown).label);
  const zero = given.find((key) => values[key] === 0);
  const others = Object.entries(values).map(([key, value]) => [key, value || 1]);
  if (zero && evaluated(law, formula, Object.fromEntries(others)) !== null)
    return new InputError(zero, `${variableOf(law, zero).label} must not be 0 to find the ${name}.`);
  // Blame the number farthest from 1, which most likely takes the answer out of range.
  const size = (key: string) => Math.abs(Math.log(Math.abs(values[key] || 1)));
  const farthest = given.reduce((most, key) => (size(key) > size(most) ? key : most));
  return new InputError(farthest, `With these values the ${name} cannot be calculated.`);
}

/** Relative tolerance for limits of a value found, which allows for floating-point noise and digits that were cut. */
const NOISE = 1e-9;

/**
 * Checks a value found against the limits of its variable.
 * @param blamed key of the input that the error belongs to
 * @throws InputError if the value is outside the limits
 */
function withinLimits({ label, min, above, max, below, foundAt }: Variable, found: number, blamed: string): number {
  const name = midSentence(label);
  const isAtLimit = foundAt === "limit" && found === above;
  const slack = NOISE * Math.abs(found);
  const isLow = (min !== undefined && found < min - slack) || (above !== undefined && found <= above && !isAtLimit);
  const isHigh = (max !== undefined && found > max + slack) || (below !== undefined && found >= below);
  if (!isLow && !isHigh)
    return Math.min(Math.max(found, min ?? Number.NEGATIVE_INFINITY), max ?? Number.POSITIVE_INFINITY);
  const isSign = isLow && (min ?? above) === 0;
  throw new InputError(
    blamed,
    isSign
      ? `These values would need a ${found === 0 ? "zero" : "negative"} ${name}.`
      : `These values would need a ${name} that is too ${isLow ? "low" : "high"}.`,
  );
}
