/** JSON Schema 2020-12 of a calculator: the schema describes its inputs, and `x-outputs` its outputs. */
import type { AnyCalculator } from "./calculator";
import { isBy, readsOf, resolve } from "./conditions";
import { isExample, usualDefault } from "./defaults";
import type { Condition, Dependent, Field, Fields, FieldType } from "./fields";
import type { Json } from "./parse";
import { solvable } from "./solvable";

type Schema = { [key: string]: Json };

/** Keywords whose value may depend on another input, and the field property each comes from. */
const DEPENDENT = {
  title: "label",
  description: "note",
  default: "default",
  minimum: "min",
  maximum: "max",
  exclusiveMinimum: "above",
  exclusiveMaximum: "below",
  "x-unit": "unit",
} as const satisfies Record<string, keyof Field>;

/** If bounds depend on another input, the top level has the widest ones, because branches can only narrow them. */
const WIDEST: Readonly<Record<string, (...limits: number[]) => number>> = {
  minimum: Math.min,
  maximum: Math.max,
  exclusiveMinimum: Math.min,
  exclusiveMaximum: Math.max,
};

function widest(limit: Dependent<Json | undefined>, keyword: string): number | undefined {
  const limits = everyCase(limit);
  return limits.includes(undefined) ? undefined : WIDEST[keyword]?.(...(limits as number[]));
}

function everyCase<T>(value: Dependent<T>): T[] {
  return isBy(value) ? [...Object.values(value.cases), value.otherwise].flatMap((one) => everyCase(one)) : [value];
}

const TYPES: Record<FieldType, Schema> = {
  money: { type: "number" },
  percent: { type: "number" },
  number: { type: "number" },
  integer: { type: "integer" },
  exact: { type: ["string", "number"] },
  choice: { type: "string" },
  boolean: { type: "boolean" },
  date: { type: "string", format: "date", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
  time: { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" },
  datetime: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$" },
  text: { type: "string" },
  list: { type: "array" },
  table: { type: "array" },
};

const NOTICE_OUTPUTS: Schema = {
  notices: {
    title: "Notices",
    type: "array",
    "x-type": "table",
    items: {
      type: "object",
      properties: {
        code: { title: "Code", type: "string", "x-type": "text" },
        message: { title: "Message", type: "string", "x-type": "text" },
      },
      required: ["code", "message"],
    },
  },
  noticeCodes: { title: "Notice codes", type: ["string", "null"], "x-type": "text" },
};

/**
 * Describes a calculator. The inputs of each tool of a collection have their own definition in `$defs`, under the
 * tool's ID.
 *
 * @param entry ID and display name of the calculator, used as `$id` and title of the schema
 */
export function describeCalculator(
  calculator: AnyCalculator,
  { id, name }: { readonly id: string; readonly name: string },
): Schema {
  const inputs: Fields = calculator.inputs;
  const defaults = defaultsOf(inputs);
  const properties: Schema = {};
  const canSolveFor = new Set(solvable(calculator).inputs);
  for (const [key, field] of Object.entries(inputs))
    properties[key] = {
      ...fieldSchema(field, defaults),
      ...(canSolveFor.has(key) && { "x-solvable": true }),
    };
  const { tools } = calculator;
  const branches = tools
    ? Object.keys(tools).map((tool) => toolBranch(tool, defaults))
    : Object.entries(inputs).flatMap(([key, field]) => conditional(key, field, inputs));
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: id,
    title: name,
    type: "object",
    properties,
    additionalProperties: false,
    ...(branches.length > 0 && { allOf: branches }),
    ...(tools && {
      $defs: Object.fromEntries(
        Object.entries(tools).map(([tool, { inputs }]) => [tool, toolSchema(inputs, properties)]),
      ),
    }),
    "x-outputs": { type: "object", properties: { ...outputSchemas(calculator), ...NOTICE_OUTPUTS } },
  };
}

/**
 * Describes one tool of a collection, with its own inputs and outputs only.
 *
 * @throws RangeError if the collection has no such tool
 */
export function describeTool(
  { tools = {} }: AnyCalculator,
  { id, name }: { readonly id: string; readonly name: string },
  tool: string,
): Schema {
  const calculator = Object.hasOwn(tools, tool) ? tools[tool] : undefined;
  if (!calculator) throw new RangeError(`There is no tool “${tool}”.`);
  const schema = describeCalculator(calculator, { id, name });
  return {
    ...schema,
    properties: { tool: { const: tool }, ...(schema.properties as Schema) },
    required: ["tool"],
  };
}

function toolBranch(tool: string, defaults: Record<string, unknown>): Schema {
  const conditions = { tool: { const: tool } };
  return {
    if: { properties: conditions, required: mustBeGiven(conditions, defaults) },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { $ref: `#/$defs/${tool}` },
  };
}

/** The inputs of one tool, as far as they differ from those of the whole collection. */
function toolSchema(fields: Fields, common: Schema): Schema {
  const properties: Schema = {};
  const branches: Schema[] = [];
  const defaults = defaultsOf(fields);
  for (const [key, field] of Object.entries(fields)) {
    const own = Object.entries(fieldSchema(field, defaults)).filter(
      ([keyword, value]) =>
        (keyword in DEPENDENT || keyword === "x-when") &&
        JSON.stringify(value) !== JSON.stringify((common[key] as Schema)[keyword]),
    );
    const isLimit = ([keyword]: [string, Json]) => keyword in WIDEST;
    const always = own.filter((one) => !field.when || !isLimit(one));
    if (always.length > 0) properties[key] = Object.fromEntries(always);
    for (const limit of field.when ? own.filter(isLimit) : [])
      branches.push({
        if: { anyOf: uses(field.when as Condition, fields) },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { [key]: Object.fromEntries([limit]) } },
      });
    branches.push(...conditional(key, field, fields));
  }
  return { properties, ...(branches.length > 0 && { allOf: branches }) };
}

function outputSchemas(calculator: AnyCalculator): Schema {
  const aims = new Set(solvable(calculator).outputs);
  return Object.fromEntries(
    Object.entries<Field>(calculator.outputs).map(([key, field]) => [
      key,
      { ...fieldSchema(field, {}), ...(aims.has(key) && { "x-solvable": true }) },
    ]),
  );
}

function defaultsOf(inputs: Fields): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(inputs)) values[key] = usualDefault(field, values);
  return values;
}

function fieldSchema(field: Field, values: Record<string, unknown>): Schema {
  const schema: Schema = { ...TYPES[field.type], "x-type": field.type };
  if (readsOf(field).orNumber) schema.type = ["string", "number"];
  for (const [keyword, property] of Object.entries(DEPENDENT)) {
    const dependent = dependentOf(field, property);
    const value = keyword in WIDEST ? widest(dependent, keyword) : resolve(dependent, values);
    if (value !== undefined) schema[keywordFor(keyword, field)] = value;
  }
  if (field.options) {
    schema.enum = Object.keys(field.options);
    schema["x-options"] = { ...field.options };
  }
  if (field.fill) schema["x-fill"] = field.fill as Json;
  if (field.unitKey) schema["x-unit-key"] = field.unitKey;
  if (field.place) schema["x-group"] = field.place.name;
  if (field.when) schema["x-when"] = field.when as Json;
  if (field.columns) schema.items = rowSchema(field.columns, field.type === "table");
  return field.optional ? nullable(schema) : schema;
}

function dependentOf(field: Field, property: (typeof DEPENDENT)[keyof typeof DEPENDENT]): Dependent<Json | undefined> {
  const value = field[property] as Dependent<Json | undefined>;
  return isExample(value) ? value.usual : value;
}

/** A text's limits are for its length, and those of a list for the number of its rows. */
function keywordFor(keyword: string, { type }: Field): string {
  const unit = type === "text" ? "Length" : type === "list" ? "Items" : "";
  return unit && (keyword === "minimum" || keyword === "maximum") ? `${keyword.slice(0, 3)}${unit}` : keyword;
}

function rowSchema(fields: Fields, complete: boolean): Schema {
  const properties: Schema = {};
  for (const [key, field] of Object.entries(fields)) properties[key] = fieldSchema(field, {});
  const required = Object.entries(fields)
    .filter(([, field]) => complete || (field.default === undefined && !field.optional))
    .map(([key]) => key)
    .filter((key) => complete || !["boolean", "text"].includes((fields[key] as Field).type));
  return { type: "object", properties, required, additionalProperties: false };
}

function nullable(schema: Schema): Schema {
  return {
    ...schema,
    type: [schema.type, "null"].flat() as Json,
    ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
  };
}

/** `if`/`then` for each value of another input that changes a keyword of this field. */
function conditional(key: string, field: Field, inputs: Fields): Schema[] {
  const branches: Schema[] = [];
  for (const [keyword, property] of Object.entries(DEPENDENT)) {
    // The units of such a field are the `x-options` of the input that `x-unit-key` names.
    if (keyword === "x-unit" && field.unitKey) continue;
    const dependent = dependentOf(field, property);
    for (const { conditions, value } of cases(dependent, inputs)) {
      if (Object.keys(conditions).length === 0 || value === undefined) continue;
      branches.push({
        if: {
          properties: conditions,
          required: mustBeGiven(conditions, defaultsOf(inputs)),
          // Limits apply only while the input is in use.
          ...(keyword in WIDEST && field.when && { anyOf: uses(field.when, inputs) }),
        },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { [key]: { [keywordFor(keyword, field)]: value } } },
      });
    }
  }
  return branches;
}

/** Conditions on other inputs, any of which means that the field is in use. */
function uses(when: Condition, inputs: Fields): Schema[] {
  const defaults = defaultsOf(inputs);
  return ([when].flat(3) as Readonly<Record<string, Json>>[]).map((condition) => {
    const allowed = Object.entries(condition).map(([key, values]) => [key, [values].flat() as Json[]] as const);
    return {
      properties: Object.fromEntries(allowed.map(([key, values]) => [key, { enum: values }])),
      required: allowed.flatMap(([key, values]) => (values.includes(defaults[key] as Json) ? [] : [key])),
    };
  });
}

/** Keys that a condition requires: a controlling input may be left out if the condition is on its default. */
function mustBeGiven(conditions: Schema, defaults: Record<string, unknown>): string[] {
  return Object.entries(conditions)
    .filter(([key, condition]) => (condition as Schema).const !== defaults[key])
    .map(([key]) => key);
}

interface Case {
  readonly conditions: Schema;
  readonly value: Json | undefined;
}

function cases(dependent: Dependent<Json | undefined>, inputs: Fields, conditions: Schema = {}): Case[] {
  if (!isBy(dependent)) return [{ conditions, value: dependent }];
  const { by, cases: known, otherwise } = dependent;
  const controller = inputs[by];
  const values = controller?.options ? Object.keys(controller.options) : Object.keys(known);
  return values.flatMap((value) =>
    cases(Object.hasOwn(known, value) ? known[value] : otherwise, inputs, {
      ...conditions,
      [by]: { const: controller?.type === "boolean" ? value === "true" : value },
    }),
  );
}
