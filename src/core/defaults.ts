/** The values of inputs that were not entered: their defaults, which may depend on other inputs. */
import { meets, readsOf, resolve } from "./conditions";
import type { Example, Field, Fields } from "./fields";
import type { Json, JsonObject, Values } from "./parse";

/**
 * The default of a field.
 * @param values effective values of the inputs before it
 * @param given the inputs that were entered
 */
export function defaultOf(field: Field, values: Values, given: JsonObject): unknown {
  const own = field.default;
  if (!isExample(own)) return resolve(own, values);
  return given[own.of] === undefined || !meets(field.when, values) ? resolve(own.unit, values) : own.usual;
}

/** The default of a field that is not part of an example. */
export function usualDefault({ default: own }: Field, values: Values): unknown {
  return isExample(own) ? own.usual : resolve(own, values);
}

export function isExample(value: unknown): value is Example {
  return typeof value === "object" && value !== null && "of" in value && "usual" in value;
}

/**
 * The effective raw values: what was entered if the input is in use, otherwise the default, given the other inputs.
 * Conditions and defaults depend only on inputs that are declared earlier.
 */
export function effectiveValues(fields: Fields, json: JsonObject): Values {
  const values: Values = {};
  for (const key in fields) {
    const field = fields[key] as Field;
    const given = meets(field.when, values) ? json[key] : undefined;
    if (given === undefined || !isPossible(field, given)) values[key] = defaultOf(field, values, json);
    else values[key] = field.type === "list" ? given : plain(given);
  }
  return values;
}

/** Replaces an object or array by null, because conditions compare plain values only. */
export function plain(given: Json | undefined): Json {
  return given === undefined || typeof given === "object" ? null : given;
}

/** Returns false for a value that the field's control cannot hold: a link may name a choice that does not exist. */
export function isPossible(field: Field, value: Json): boolean {
  if (field.type === "choice")
    return value === null
      ? field.optional === true
      : typeof value === "string" && Object.hasOwn(field.options ?? {}, value);
  if (field.type === "boolean") return typeof value === "boolean" || (value === null && field.optional === true);
  return true;
}

/**
 * Typed inputs, as returned by `parseInputs`, for a page on which nothing has been entered yet. Nothing is validated.
 * @param opening values that the page itself fills in, such as today's date
 */
export function openingInputs(fields: Fields, opening: JsonObject): Values {
  const inputs: Values = {};
  for (const [key, field] of Object.entries(fields)) {
    const given = meets(field.when, inputs) ? opening[key] : undefined;
    inputs[key] = typedValue(field, given ?? defaultOf(field, inputs, opening) ?? null, inputs);
  }
  return inputs;
}

/** Converts a value that is known to be valid to the type that a calculator receives. */
function typedValue(field: Field, value: unknown, inputs: Values): unknown {
  if (field.type === "list")
    return ((value ?? []) as JsonObject[]).map((row) => {
      const scope: Values = { ...inputs };
      return Object.fromEntries(
        Object.entries(field.columns ?? {}).map(([key, column]) => {
          scope[key] = typedValue(column, row[key] ?? cellDefault(column, scope), scope);
          return [key, scope[key]];
        }),
      );
    });
  return value === null ? null : (readsOf(field, inputs).parse?.(String(value)) ?? value);
}

/**
 * The value of a cell that was left out: its default; without one, null if the cell is optional, otherwise false for a
 * boolean and empty for a text.
 */
export function cellDefault(field: Field, inputs: Values): unknown {
  const value = resolve(field.default, inputs) ?? null;
  if (value !== null || field.optional) return value;
  return field.type === "boolean" ? false : field.type === "text" ? "" : null;
}
