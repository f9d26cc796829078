/**
 * A law of science as a calculator: its variables with their units, and the law solved for each of them. From that
 * follow the form, the answer for any unknown, the working and the outputs.
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
import { type Condition, choice, type Field, type Fields, number } from "../core/fields";
import type { Format } from "../core/format";
import { type OutputFields, outputsOf } from "../core/outputs";
import type { Values } from "../core/parse";
import { midSentence } from "../core/words";
import { DEGREES } from "../math/formula/degrees";
import { Formula } from "../math/formula/formula";
import { lawWorking, variableOf } from "./law-working";
import { prefixed } from "./prefixed";
import {
  inChosenUnit,
  inOwnUnits,
  inUnitChosen,
  ownUnit,
  type Quantity,
  quantity,
  symbolOf,
  withSymbol,
} from "./quantity";

/** A number of a law. */
export interface Variable {
  readonly label: string;
  /** As formulas write it: `v₀`. */
  readonly symbol: string;
  /** Its units; a plain number without. */
  readonly quantity?: Quantity;
  /** The unit of a number whose unit cannot be chosen: `N/m`. */
  readonly unit?: string;
  /** What it opens with where it is given. */
  readonly default?: number;
  /** Id of the unit that the default is in, where that is not the one of the quantity. */
  readonly exampleUnit?: string;
  /** Limits, in the unit of the quantity. They hold for what is found, too. */
  readonly min?: number;
  readonly max?: number;
  readonly above?: number;
  readonly below?: number;
  /** What is found may be the limit of `above` itself: a way of no time, where a time that is given must be some. */
  readonly foundAt?: "limit";
  /** It has no input: `supply` of the law gives it. The working tells how, `v ÷ c`; an empty text: it is looked up. */
  readonly supplied?: string;
  readonly note?: string;
  /** What programs call it as the unknown, where that is not its key: `power` of `activePower`. */
  readonly code?: string;
}

/** Another figure that follows from the variables. */
export interface Extra {
  readonly label: string;
  /** For the formulas of the extras after it. */
  readonly symbol?: string;
  readonly unit?: string;
  /** In the symbols of the variables, the constants and the extras before it; null where it is not finite. */
  readonly formula: string;
  /** Where it has no value although the formula gives one: no critical angle between two equal media. */
  readonly unless?: (values: Readonly<Partial<Record<string, number>>>) => boolean;
}

/** What is given, and how the other variables follow from it. */
export interface Given<K extends string> {
  /** As the choice of what is given words it: `Voltage and resistance`. */
  readonly label: string;
  /** Formulas of the other variables, in an order in which each can use those before it. The first is the headline. */
  readonly find: Readonly<Partial<Record<K, string>>>;
}

export type Numbers<K extends string = string> = Readonly<Record<K, number>>;

/** A law solved: every variable in the unit of its definition. */
export interface LawModel {
  readonly inputs: Values;
  /** The variables that were found, the one asked for first. */
  readonly found: readonly string[];
  /** The formulas they were found with. */
  readonly find: Readonly<Record<string, string>>;
  /** All variables, given and found; one that has no value is left out. */
  readonly values: Readonly<Partial<Record<string, number>>>;
  readonly extras: Readonly<Record<string, number | null>>;
}

/** Words for what was given and found: `of("mass")` is `12 kg`, in the unit that the reader chose. */
export interface Wording<K extends string> {
  readonly of: (key: K) => string;
  readonly write: Write<K>;
  readonly values: Readonly<Partial<Record<K, number>>>;
  readonly inputs: Values;
  readonly format: Format;
}

/** Writes a value as the variable is written: in the unit that was chosen for it. */
export type Write<K extends string> = (key: K, value: number) => string;

export interface Law<K extends string, E extends string> {
  readonly variables: Readonly<Record<K, Variable>>;
  /** `F = m × a`; it may depend on the other inputs. */
  readonly law: string | ((inputs: Values) => string);
  /** The law by the variable that it is solved for, the usual one first. Formulas have the symbols of the variables. */
  readonly solveFor?: Readonly<Partial<Record<K, string>>>;
  /** Or, where several variables follow at once, by what is given, the usual set first: `v-r`. */
  readonly known?: Readonly<Record<string, Given<K>>>;
  /** Constants of the formulas, by symbol, in the units of the definition. */
  readonly constants?: Readonly<Record<string, { readonly value: number; readonly unit?: string }>>;
  readonly extras?: Readonly<Record<E, Extra>>;
  /** Inputs beside the variables: which kind of body, which medium. They come before them. */
  readonly inputs?: Fields;
  /** Limits the use of single variables further: `{ gravity: { body: "custom" } }`. */
  readonly when?: Readonly<Partial<Record<K, Condition>>>;
  /** Outputs beside the variables and extras. */
  readonly outputs?: OutputFields<LawModel>;
  /** Names of folds, with the variables that most visitors leave alone. */
  readonly folds?: Readonly<Record<string, readonly string[]>>;
  /** Values that other inputs give: the gravity of the body that was chosen. They replace those of the form. */
  readonly supply?: (
    /** With quantities in the units of the definition. */
    inputs: Values,
    /** As they were given. */
    asGiven: Values,
  ) => Readonly<Partial<Record<K, number>>>;
  /**
   * Formulas that depend on the values, such as those of a body that floats or sinks, in place of the usual ones; the
   * first is the headline. Undefined for the usual ones. @throws InputError
   */
  readonly choose?: (
    values: Readonly<Partial<Record<K, number>>>,
    inputs: Values,
    write: Write<K>,
  ) => Readonly<Partial<Record<K, string>>> | undefined;
  /** Refuses what the limits of the single variables do not. @throws InputError */
  readonly refuse?: (
    values: Readonly<Partial<Record<K, number>>>,
    unknown: K,
    inputs: Values,
    write: Write<K>,
  ) => void;
  /** The unknown may have no finite value, such as the distance of an image at infinity: its output is then null. */
  readonly mayLack?: boolean;
  /** The sentence around the unknown: before it and after it. */
  readonly sentence: (unknown: K, wording: Wording<K>) => readonly [before: string, after: string];
  /** Sentences write volts, ohms and the like with the prefix that suits them: `25.53 mA`. */
  readonly prefixes?: boolean;
  /** In place of the unknown where it has no value: `at infinity`. */
  readonly lacking?: string | ((unknown: K) => string);
  /** A second line of the headline. */
  readonly second?: (wording: Wording<K>, extras: Readonly<Record<E, number | null>>) => string | undefined;
  readonly notices?: (model: LawModel, format: Format, write: Write<K>) => readonly Notice[];
}

// biome-ignore lint/suspicious/noExplicitAny: keys of any law
export type AnyLaw = Law<any, any>;

/** `image-distance`, of `imageDistance` */
function kebabCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(?<=[a-z])(?=\d)/g, "-");
}

/** One way to ask a law: what is found with which formula. */
export interface Way {
  readonly code: string;
  readonly label: string;
  readonly find: Readonly<Record<string, string>>;
}

/** The ways to ask a law, and the input that chooses between them. */
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

/** The calculator of a law. */
export function defineLaw<const K extends string, const E extends string = never>(law: Law<K, E>) {
  const { chooser, ways } = waysOf(law);
  const fields = fieldsOf(law, chooser, ways);
  const wayOf = (inputs: Values): Way =>
    ways.find(({ code }) => code === inputs[chooser]) ?? (ways[0] as Way);
  const wording = ({ inputs, values }: LawModel, format: Format): Wording<K> => ({
    of: (key) =>
      law.prefixes && inputs[`${key}Unit`] === ownUnit(fields, key) && values[key] !== undefined
        ? prefixed(values[key], symbolOf(fields, key), format)
        : withSymbol(
            inChosenUnit(fields, inputs, key, values[key] ?? null, format),
            // What is never given has no field that says its unit.
            key in fields || `${key}Unit` in fields ? "" : (law.variables[key].unit ?? ""),
          ),
    write: (key, value) => inChosenUnit(fields, inputs, key, value, format),
    values: values as Readonly<Partial<Record<K, number>>>,
    inputs,
    format,
  });
  const unitKeys = Object.keys(law.variables).map((key) => `${key}Unit`);
  return defineCalculator({
    inputs: fields,
    outputs: outputsFor(law, fields, chooser, ways),
    folds: { ...law.folds, "Units of the answer": unitKeys.filter((key) => key in fields) },
    derive: (inputs: Values, { format }: Tools): LawModel =>
      solve(law, fields, inputs, wayOf(inputs), (key, value) =>
        inChosenUnit(fields, inputs, key, value, format),
      ),
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
        law.notices?.(model, format, (key, value) =>
          inChosenUnit(fields, model.inputs, key, value, format),
        ) ?? [],
    }),
    working: (model: LawModel, format: Format) => lawWorking(law, fields, model, format),
    solve: {
      for: Object.keys(law.variables).filter((key) => key in fields),
      from: [...new Set(ways.flatMap(({ find }) => Object.keys(find))), ...Object.keys(law.extras ?? {})],
    },
  });
}

function fieldsOf(law: AnyLaw, chooser: string, ways: readonly Way[]): Fields {
  const fields: Record<string, Field> = { ...law.inputs };
  if (ways.length > 1)
    fields[chooser] = choice({
      label: chooser === "known" ? "Given" : "Find",
      options: Object.fromEntries(ways.map(({ code, label }) => [code, label])),
      default: (ways[0] as Way).code,
      asks: true,
    });
  for (const [
    key,
    { symbol: _, code: _code, quantity: units, unit, foundAt: _found, supplied, ...options },
  ] of Object.entries<Variable>(law.variables)) {
    if (supplied !== undefined) continue;
    const giving = ways.filter(({ find }) => !(key in find)).map(({ code }) => code);
    // What is never given has no field, only the unit that it is shown in.
    if (giving.length === 0) {
      if (units)
        fields[`${key}Unit`] = (quantity(key, units, { label: options.label }) as Fields)[
          `${key}Unit`
        ] as Field;
      continue;
    }
    const when = bothConditions(
      giving.length < ways.length ? { [chooser]: giving } : undefined,
      law.when?.[key],
    );
    if (units) {
      const made = quantity(key, units, { ...options, ...(when && { when }) }) as Fields;
      // The unit of the unknown is the one that the answer is shown in.
      const { when: _when, ...unitChoice } = made[`${key}Unit`] as Field;
      const shown = law.when?.[key];
      fields[`${key}Unit`] = { ...unitChoice, ...(shown && { when: shown }) };
      fields[key] = made[key] as Field;
    } else fields[key] = number({ ...options, ...(unit && { unit }), ...(when && { when }) });
  }
  return fields;
}

function bothConditions(a: Condition | undefined, b: Condition | undefined): Condition | undefined {
  if (!a || !b) return a ?? b;
  return Array.isArray(b) ? b.map((one) => ({ ...a, ...one })) : { ...a, ...b };
}

function outputsFor(
  law: AnyLaw,
  fields: Fields,
  chooser: string,
  ways: readonly Way[],
): OutputFields<LawModel> {
  const output = outputsOf<LawModel>();
  const outputs: Record<string, OutputFields<LawModel>[string]> = {};
  for (const [key, { label, quantity: units, unit, supplied }] of Object.entries<Variable>(law.variables)) {
    const finding = ways.filter(({ find }) => key in find).map(({ code }) => code);
    outputs[key] = output.number({
      label,
      unit: symbolOf(fields, key) || (unit ?? ""),
      significant: 7,
      optional: true,
      // What was given stands in the form.
      ...(finding.length === 0
        ? supplied === undefined && { hidden: true }
        : ways.length > 1 && { shownWhen: { [chooser]: finding } }),
      ...(units && {
        write: (value: number, inputs: Values, format: Format) =>
          inChosenUnit(fields, inputs, key, value, format),
      }),
      value: ({ values }) => values[key],
    });
  }
  outputs.answer = output.number({
    label: "Answer in the unit chosen",
    hidden: true,
    optional: true,
    value: ({ inputs, found: [key = ""], values }) => {
      const value = values[key];
      return value === undefined ? null : (inUnitChosen(fields, inputs, key, value) ?? value);
    },
  });
  for (const [key, { label, unit }] of Object.entries<Extra>(law.extras ?? {}))
    outputs[key] = output.number({
      label,
      ...(unit && { unit }),
      significant: 7,
      optional: true,
      value: ({ extras }) => extras[key],
    });
  return { ...outputs, ...law.outputs };
}

/** @throws InputError where the law has no answer */
function solve(
  law: AnyLaw,
  fields: Fields,
  inputs: Values,
  { find: usual }: Way,
  write: Write<string>,
): LawModel {
  const own = inOwnUnits(fields, inputs);
  const given = Object.keys(law.variables).filter((key) => !(key in usual));
  const values: Record<string, number> = {};
  for (const key of given) values[key] = own[key] as number;
  Object.assign(values, law.supply?.(own, inputs));
  law.refuse?.(values, Object.keys(usual)[0] as string, inputs, write);
  const find = (law.choose?.(values, inputs, write) as Way["find"] | undefined) ?? usual;
  // What is wrong is said at an input that is in use: not at a value that was looked up.
  const asked = given.filter((key) => fields[key] && meets(fields[key].when, inputs));
  for (const [key, formula] of Object.entries(find)) {
    const value = evaluated(law, formula, values);
    if (value === null) {
      if (law.mayLack) continue;
      throw noAnswer(law, asked, values, key, formula);
    }
    values[key] = withinLimits(variableOf(law, key), value, asked[0] as string);
  }
  const extras: Record<string, number | null> = {};
  const symbols = bySymbol(law, values);
  for (const [key, { formula, symbol, unless }] of Object.entries<Extra>(law.extras ?? {})) {
    extras[key] = unless?.(values) ? null : evaluated(law, formula, values, symbols);
    if (symbol && extras[key] !== null) symbols[symbol] = extras[key];
  }
  return { inputs, found: Object.keys(find), find, values, extras };
}

/** Null where it is not finite, or a symbol has no value. */
function evaluated(
  law: AnyLaw,
  formula: string,
  values: Numbers,
  symbols = bySymbol(law, values),
): number | null {
  const parsed = new Formula(formula);
  if (parsed.names.some((name) => symbols[name] === undefined)) return null;
  const value = parsed.evaluate(symbols, DEGREES);
  // Minus zero is zero.
  return Number.isFinite(value) ? value + 0 : null;
}

function bySymbol(law: AnyLaw, values: Numbers): Record<string, number> {
  const symbols: Record<string, number> = {};
  for (const [symbol, { value }] of Object.entries<{ value: number }>(law.constants ?? {}))
    symbols[symbol] = value;
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
  // The number farthest from 1 is the one that takes the answer beyond what can be written.
  const size = (key: string) => Math.abs(Math.log(Math.abs(values[key] || 1)));
  const farthest = given.reduce((most, key) => (size(key) > size(most) ? key : most));
  return new InputError(farthest, `With these values the ${name} cannot be calculated.`);
}

/** So near its limit, what is found is taken by the noise of doubles and of digits that were cut. */
const NOISE = 1e-9;

/** What is found is held to the limits of its variable. @param blamed the input that the sentence stands at */
function withinLimits(
  { label, min, above, max, below, foundAt }: Variable,
  found: number,
  blamed: string,
): number {
  const name = midSentence(label);
  const isAtLimit = foundAt === "limit" && found === above;
  const slack = NOISE * Math.abs(found);
  const isLow =
    (min !== undefined && found < min - slack) || (above !== undefined && found <= above && !isAtLimit);
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
