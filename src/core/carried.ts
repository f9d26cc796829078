/**
 * Quantities that several calculators ask for, such as a home's price, and how their values get from one calculator to
 * another. Which inputs they are is said in calculators/quantities.ts.
 */
import { type AnyCalculator, InputError, type Tools } from "./calculator";
import { meets, resolve } from "./conditions";
import { effectiveValues } from "./defaults";
import { evaluate, NO_TOOLS } from "./evaluate";
import type { Condition, Field, Fields } from "./fields";
import { type Json, type JsonObject, parseInputs, type Values } from "./parse";

/** A quantity by the inputs that ask for it. */
export interface Quantity {
  /** The input's key in the calculators of `in`; the quantity's own name if omitted. */
  readonly key?: string;
  /** IDs of calculators with an input of that key. */
  readonly in?: readonly string[];
  /** By ID, calculators where it has another key. */
  readonly also?: Readonly<Record<string, Member>>;
  /** A length of time, which inputs may state in years or in months. */
  readonly isTime?: true;
  /** A setting for other inputs, such as the unit system: carried without being mentioned. Its key is its name. */
  readonly isManner?: true;
}

/** The key of an input, or several, best first. */
type Keys = string | readonly string[];

export type Member =
  | Keys
  | {
      /** Inputs or outputs whose value is carried to other calculators. */
      readonly gives?: Keys;
      /** Inputs that receive it. */
      readonly takes?: Keys;
      /** If given, the inputs and outputs have this meaning only while the condition is met. */
      readonly while?: Condition;
    };

export type Quantities = Readonly<Record<string, Quantity>>;

/** What a calculator gives and takes, all optional parts filled in. */
export interface Membership {
  readonly gives: readonly string[];
  readonly takes: readonly string[];
  readonly while?: Condition;
}

/** The inputs and outputs that have this meaning in a calculator; null if there are none. */
export function membershipOf(
  name: string,
  { key = name, in: same = [], also = {} }: Quantity,
  id: string,
): Membership | null {
  const own = Object.hasOwn(also, id) ? also[id] : same.includes(id) ? key : undefined;
  if (own === undefined) return null;
  if (typeof own === "string" || !("gives" in own || "takes" in own)) {
    const keys = listOf(own as Keys);
    return { gives: keys, takes: keys };
  }
  return { gives: listOf(own.gives), takes: listOf(own.takes), ...(own.while && { while: own.while }) };
}

function listOf(keys: Keys = []): readonly string[] {
  return typeof keys === "string" ? [keys] : keys;
}

/** Values by quantity. Times are in months. */
export type Given = ReadonlyMap<string, Json>;

/**
 * What a calculator's inputs and answer give to others. Invalid inputs and ranges give nothing, and without an answer,
 * outputs give nothing.
 */
export function givenBy(
  quantities: Quantities,
  id: string,
  calculator: AnyCalculator,
  json: JsonObject,
  tools: Tools = NO_TOOLS,
): Given {
  const fields: Fields = calculator.inputs;
  const given = new Map<string, Json>();
  const members = Object.entries(quantities).flatMap(([name, quantity]) => {
    const member = membershipOf(name, quantity, id);
    return member ? [[name, quantity, member] as const] : [];
  });
  if (members.length === 0) return given;
  const values = effectiveValues(fields, json);
  const parsed = parseInputs(calculator, json, tools.format);
  const invalid = new Set(parsed.problems?.map(({ field }) => field));
  const givesOutputs = members.some(([, , { gives }]) => gives.some((key) => !fields[key]));
  const outputs = givesOutputs && !parsed.problems ? outputsOf(calculator, parsed.inputs, tools) : {};
  for (const [name, quantity, member] of members) {
    if (!meets(member.while, values)) continue;
    for (const key of member.gives) {
      const input = fields[key];
      const field = input ?? (calculator.outputs[key] as Field);
      const value = input ? values[key] : outputs[key];
      if (value === null || value === undefined || typeof value === "object") continue;
      // What the page fills in by itself, such as today's date, is not in its link.
      const isFilledIn = Boolean(input?.fill) && json[key] === undefined;
      if (isFilledIn || invalid.has(key) || !meets(field.when, values)) continue;
      // Computed amounts are carried as they are shown.
      const isComputed = !input && field.type === "money" && typeof value === "number";
      const shown = isComputed ? Number(value.toFixed(tools.format.minorDigits)) : (value as Json);
      given.set(name, quantity.isTime ? Math.round(Number(shown) * monthsPer(field, values)) : shown);
      break;
    }
  }
  return given;
}

/** The outputs; none if the inputs are rejected or the answer would have to wait for something. */
function outputsOf(calculator: AnyCalculator, inputs: Values, tools: Tools): Readonly<Record<string, unknown>> {
  try {
    return isAnsweredHere(calculator, inputs) ? evaluate(calculator, inputs, tools).outputs : {};
  } catch (error) {
    if (error instanceof InputError) return {};
    throw error;
  }
}

/** Whether an answer needs neither a worker, random bytes nor data that have not loaded. */
function isAnsweredHere({ isolated, draws, prepare }: AnyCalculator, inputs: Values): boolean {
  return !isolated && !draws && !prepare?.(inputs)?.needed;
}

function monthsPer(field: Field, values: Values): number {
  return resolve(field.unit, values) === "years" ? 12 : 1;
}

interface Taking {
  /** Inputs that the calculator has already. */
  readonly own?: JsonObject;
  /** False if its amounts are in another currency. */
  readonly takesMoney?: boolean;
  readonly tools?: Tools;
}

/**
 * The inputs of a calculator that take what was given, if they are in use and may have that value, and if the
 * calculator has an answer with them.
 */
export function takenBy(
  quantities: Quantities,
  id: string,
  calculator: AnyCalculator,
  given: Given,
  { own = {}, takesMoney = true, tools = NO_TOOLS }: Taking = {},
): Record<string, Json> {
  const fields: Fields = calculator.inputs;
  const take = (isFine: (inputs: Values) => boolean) => {
    const taken: Record<string, Json> = {};
    for (const [name, quantity] of Object.entries(quantities)) {
      const value = given.get(name);
      const member = membershipOf(name, quantity, id);
      if (value === undefined || !member) continue;
      for (const key of member.takes) {
        const field = fields[key] as Field;
        if (taken[key] !== undefined || (field.type === "money" && !takesMoney)) continue;
        const months = monthsPer(field, effectiveValues(fields, { ...own, ...taken }));
        const stated = quantity.isTime ? Number(value) / months : value;
        // 27 years and a month are stated in months, if there is an input for that.
        if (quantity.isTime && !Number.isInteger(stated) && key !== member.takes.at(-1)) continue;
        const inputs = inputsWith(calculator, { ...own, ...taken, [key]: stated }, key, member.while, tools);
        if (!inputs || !isFine(inputs)) continue;
        taken[key] = stated;
        break;
      }
    }
    return taken;
  };
  const isAnswered = (inputs: Values) => hasAnswer(calculator, inputs, tools);
  // Together they may have an answer that each one alone does not have: a price with its down payment.
  const all = take(() => true);
  if (Object.keys(all).length === 0) return all;
  const { inputs } = { inputs: undefined, ...parseInputs(calculator, { ...own, ...all }, tools.format) };
  return inputs && isAnswered(inputs) ? all : take(isAnswered);
}

/** The parsed inputs; null if any is invalid or if the one with this key is not in use. */
function inputsWith(
  calculator: AnyCalculator,
  json: JsonObject,
  key: string,
  when: Condition | undefined,
  { format }: Tools,
): Values | null {
  const field: Field = calculator.inputs[key];
  const values = effectiveValues(calculator.inputs, json);
  if (!meets(field.when, values) || !meets(when, values) || values[key] !== json[key]) return null;
  const parsed = parseInputs(calculator, json, format);
  return !parsed.problems && parsed.inputs[key] === json[key] ? parsed.inputs : null;
}

/** Whether there is an answer. Assumed if it needs a worker or data that has not loaded. */
function hasAnswer(calculator: AnyCalculator, inputs: Values, tools: Tools): boolean {
  if (!isAnsweredHere(calculator, inputs)) return true;
  try {
    calculator.derive(inputs, tools);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}
