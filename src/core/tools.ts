/**
 * A collection of tools on one page, such as physics formulas. Each tool is a separate calculator, which is all that
 * its page loads. The command line and other programs see one calculator with the input `tool`.
 */
import { type AnyCalculator, InputError, type Notice, type Step, type Tools } from "./calculator";
import { meets } from "./conditions";
import { isExample } from "./defaults";
import { by, type Condition, choice, type Dependent, type Field, type Fields } from "./fields";
import type { Format } from "./format";
import type { Listed } from "./listed";
import type { ToolMeta } from "./meta";
import { type OutputField, type OutputFields, readOutput } from "./outputs";
import type { Values } from "./parse";
import { workingOf } from "./steps";
import { both } from "./variants";

/** The answer of one tool. */
interface ToolModel {
  readonly calculator: AnyCalculator;
  readonly model: unknown;
}

/** Properties that a field may define differently in each tool. */
const DIFFERING = ["label", "note", "unit", "default", "min", "max", "above", "below", "reads"] as const;

/**
 * Combines the tools into one calculator. It has the inputs of all tools, each in use only in the tools that have it,
 * and all their outputs, each null in the tools that do not have it.
 *
 * @param metas the tools in order, the default one first
 * @param files the calculator of each tool by the path of its file: `./tools/thin-lens.ts`
 * @throws TypeError if a tool is missing or two tools use one key for different types
 */
export function collect(metas: readonly ToolMeta[], files: Readonly<Record<string, AnyCalculator>>): AnyCalculator {
  const calculatorOf = (id: string): AnyCalculator => {
    const calculator = files[`./tools/${id}.ts`];
    if (!calculator) throw new TypeError(`the tool ${id} has no calculator`);
    return calculator;
  };
  const all = metas.map(({ id }) => [id, guarded(calculatorOf(id))] as const);
  const tools = Object.fromEntries(all);
  const current = (inputs: Values) => tools[inputs.tool as string] as AnyCalculator;
  return {
    inputs: {
      tool: choice("Tool", {
        options: Object.fromEntries(metas.map(({ id, name }) => [id, name])),
        default: (metas[0] as ToolMeta).id,
      }),
      ...sorted(
        joined(
          all.map(([id, { inputs }]) => [id, inputs]),
          inputOf,
        ),
      ),
    },
    outputs: joined(
      all.map(([id, { outputs }]) => [id, outputs]),
      outputOf,
    ) as OutputFields<unknown>,
    tools,
    derive(inputs: Values, context: Tools): ToolModel {
      const calculator = current(inputs);
      return { calculator, model: calculator.derive(inputs, context) };
    },
    headline: ({ calculator, model }: ToolModel, format: Format) => calculator.headline(model, format),
    notices: ({ calculator, model }: ToolModel, format: Format): Listed<Notice> =>
      calculator.notices?.(model, format) ?? [],
    working: ({ calculator, model }: ToolModel, format: Format): readonly Step[] =>
      workingOf(calculator, model, format),
    ...(all.some(([, { prepare }]) => prepare) && {
      prepare: (inputs: Values) => current(inputs).prepare?.(inputs) ?? null,
    }),
  };
}

type ToolFields = readonly (readonly [tool: string, fields: Fields])[];
type OneKey = readonly (readonly [tool: string, field: Field])[];

/** The fields of all tools by key; `join` combines the fields with the same key. */
function joined(tools: ToolFields, join: (found: OneKey, key: string, count: number) => Field): Fields {
  const keys = unique(tools.flatMap(([, fields]) => Object.keys(fields)));
  return Object.fromEntries(
    keys.map((key) => {
      const found: OneKey = tools.flatMap(([tool, fields]) => (fields[key] ? [[tool, fields[key]]] : []));
      const types = unique(found.map(([, { type }]) => type));
      if (types.length > 1) throw new TypeError(`${key} is ${types.join(" and ")}`);
      return [key, join(found, key, tools.length)];
    }),
  );
}

/** Combines the fields of one input, which is in use only in the tools that have it. */
function inputOf(found: OneKey, _key: string, count: number): Field {
  const field = { ...merged(found) };
  const options = found.flatMap(([, one]) => Object.entries(one.options ?? {}));
  if (options.length > 0) Object.assign(field, { options: Object.fromEntries(options) });
  const example = found.map(([, one]) => one.default).find(isExample);
  if (example)
    Object.assign(field, {
      default: {
        ...example,
        unit: byTool(found, ({ default: own }) => (isExample(own) ? own.unit : own) as Dependent<string>),
        usual: byTool(found, ({ default: own }) => (isExample(own) ? own.usual : own) as Dependent<string>),
      },
    });
  const conditions = found.map(([tool, { when }]) => both({ tool }, when));
  const plain = found.every(([, { when }]) => !when);
  if (!plain) Object.assign(field, { when: conditions.flat() });
  else if (found.length < count) Object.assign(field, { when: { tool: found.map(([tool]) => tool) } });
  return field;
}

/** Combines the fields of one output, which is null if the current tool does not have it. */
function outputOf(found: OneKey, key: string): OutputField<ToolModel> {
  const value = ({ calculator, model }: ToolModel) => {
    const output: OutputField<unknown> | undefined = calculator.outputs[key];
    return output && readOutput(key, output, model);
  };
  return { ...merged(found), optional: true, value };
}

function merged(found: OneKey): Field {
  const [[, first]] = found as [OneKey[number]];
  const field: Record<string, unknown> = { ...first };
  // If a number has a unit in some tools only, its unit is empty in the others.
  const hasUnit = found.some(([, { unit }]) => unit !== undefined);
  for (const property of DIFFERING) {
    const usual = property === "unit" && hasUnit ? "" : undefined;
    const value = byTool(found, (one) => (one[property] ?? usual) as Dependent<unknown>);
    if (value === undefined) delete field[property];
    else field[property] = value;
  }
  const invalid = byTool(found, ({ messages }) => messages?.invalid);
  if (first.messages || invalid) field.messages = { ...first.messages, ...(invalid && { invalid }) };
  if (found.some(([, one]) => one.optional)) field.optional = true;
  field.solve = found.find(([, { solve }]) => solve)?.[1].solve;
  return field as unknown as Field;
}

/** The common value if it is the same in all tools, otherwise a value by tool. Undefined if no tool has one. */
function byTool<T>(found: OneKey, read: (field: Field) => Dependent<T> | undefined): Dependent<T> | undefined {
  const values = found.map(([tool, field]) => [tool, read(field)] as const);
  const [[, first]] = values as [(typeof values)[number]];
  if (values.every(([, value]) => JSON.stringify(value) === JSON.stringify(first))) return first;
  return by("tool", Object.fromEntries(values) as Record<string, Dependent<T>>, first as Dependent<T>);
}

/** Sorts the inputs so that each comes after those it depends on. */
function sorted(fields: Fields): Fields {
  const placed: Record<string, Field> = {};
  const known = (key: string) => key === "tool" || Object.hasOwn(placed, key) || !Object.hasOwn(fields, key);
  let left = Object.entries(fields);
  while (left.length > 0) {
    const next = left.find(([, field]) => controllersOf(field).every(known));
    if (!next) throw new TypeError(`${left.map(([key]) => key).join()} depend on each other`);
    placed[next[0]] = next[1];
    left = left.filter((one) => one !== next);
  }
  return placed;
}

/** Keys of the inputs that a field depends on. */
export function controllersOf(field: Field): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("by" in value && "cases" in value) found.push((value as { by: string }).by);
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const property of ["label", "note", "default", "min", "max", "above", "below", "unit"] as const)
    visit(field[property]);
  const conditions = field.when === undefined ? [] : ([field.when].flat(3) as Condition[]);
  for (const condition of conditions) found.push(...Object.keys(condition));
  return found;
}

/** The tool's calculator, which as part of a collection is also given inputs that only another tool accepts. */
function guarded(calculator: AnyCalculator): AnyCalculator {
  return {
    ...calculator,
    derive(inputs: Values, context: Tools) {
      checkOwn(calculator.inputs, inputs);
      return calculator.derive(inputs, context);
    },
  };
}

/**
 * Rejects inputs that are valid for the collection but not for the tool: choices of another tool, and null where the
 * tool requires a value. @throws InputError
 */
function checkOwn(fields: Fields, inputs: Values): void {
  for (const [key, field] of Object.entries(fields)) {
    if (!meets(field.when, inputs)) continue;
    const value = inputs[key];
    if (value === null && !field.optional && field.type !== "list")
      throw new InputError(key, field.messages?.missing ?? `Enter a value for “${String(field.label)}”.`);
    if (field.type === "choice" && value !== null && !Object.hasOwn(field.options ?? {}, value as string))
      throw new InputError(
        key,
        `Choose one of ${Object.keys(field.options ?? {}).join(", ")} for “${String(field.label)}”.`,
      );
  }
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
