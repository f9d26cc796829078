/** What inputs are while nothing was typed: their defaults, and which of them the other inputs call for. */
import { meets, resolve } from "./conditions";
import type { Field, Fields } from "./fields";
import type { Json, JsonObject, Values } from "./parse";

/** The default of a field while `given` are the inputs that were, and `values` those in force before it. */
export function defaultOf(field: Field, values: Values, given: JsonObject): unknown {
  const { example } = field;
  const isExample = example && (given[example.of] === undefined || !meets(field.when, values));
  return resolve(isExample ? example.default : field.default, values);
}

/**
 * The raw values in force: what was given and is used, else the default that the other inputs call for. The order of
 * inputs is such that conditions and defaults depend on earlier ones only.
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

/** An object or a list given where neither belongs is no value that a condition could look at. */
export function plain(given: Json | undefined): Json {
  return given === undefined || typeof given === "object" ? null : given;
}

/** False for what no control of the field could hold: a link may name a choice that does not exist. */
export function isPossible(field: Field, value: Json): boolean {
  if (field.type === "choice")
    return value === null
      ? field.optional === true
      : typeof value === "string" && Object.hasOwn(field.options ?? {}, value);
  if (field.type === "boolean")
    return typeof value === "boolean" || (value === null && field.optional === true);
  return true;
}

/**
 * Typed inputs, as `parseInputs` gives them, for a page on which nothing was typed: there is nothing to judge.
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

/** A value that is known to be valid, in the type that a calculator gets. */
function typedValue(field: Field, value: unknown, inputs: Values): unknown {
  if (field.type === "list")
    return ((value ?? []) as JsonObject[]).map((row) => {
      const scope: Values = { ...inputs };
      return Object.fromEntries(
        Object.entries(field.item ?? {}).map(([key, column]) => {
          scope[key] = typedValue(column, row[key] ?? cellDefault(column, scope), scope);
          return [key, scope[key]];
        }),
      );
    });
  return value !== null && field.parse ? field.parse(String(value)) : value;
}

/** A boolean left out of a row is false and a text empty, unless the row may be without; null is never a default. */
export function cellDefault(field: Field, inputs: Values): unknown {
  const value = resolve(field.default, inputs) ?? null;
  if (value !== null || field.optional) return value;
  return field.type === "boolean" ? false : field.type === "text" ? "" : null;
}
