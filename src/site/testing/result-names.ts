/** For tests only: whether the results of a page can be told apart by their names. */
import type { AnyCalculator, Step } from "../../core/calculator";
import type { Evaluation } from "../../core/evaluate";
import type { Field, Fields } from "../../core/fields";
import type { Format } from "../../core/format";
import { type JsonObject, parseInputs, type Values } from "../../core/parse";
import type { Parts } from "../kit";
import { labelOf, prominenceOf } from "../kit/shown-output";

/**
 * Reports the names that two shown results, two tables, or two columns of one table share.
 * @param parts what the bar of parts shows, which no other result says again
 */
export function nameFaults(
  calculator: AnyCalculator,
  answered: Pick<Evaluation, "inputs" | "model" | "outputs">,
  parts?: Parts | null,
): string[] {
  const { inputs, outputs } = answered;
  const isShown = (field: Field) => prominenceOf(field, answered) !== "elsewhere";
  const shown = Object.entries<Field>(calculator.outputs).filter(
    ([key, field]) => outputs[key] !== null && isShown(field),
  );
  const tables = shown.filter(([key, { type }]) => type === "table" && (outputs[key] as unknown[]).length > 0);
  const inBar = parts ? [...parts.rows.filter(({ value }) => value !== 0), parts.total].map(({ label }) => label) : [];
  return [
    ...shared("results", [
      ...inBar,
      ...shown.flatMap(([key, field]) => (field.type === "table" ? [] : [shownLabel(field, outputs[key], inputs)])),
    ]),
    ...shared(
      "tables",
      tables.map(([, field]) => labelOf(field, inputs)),
    ),
    ...tables.flatMap(([key, { columns = {} }]) =>
      shared(
        `columns of ${key}`,
        Object.values<Field>(columns as Fields).flatMap((column) => (isShown(column) ? [labelOf(column, inputs)] : [])),
      ),
    ),
  ];
}

/** Reports the steps of the working for what the bar of parts adds up to, if they come to something else. */
export function totalFaults({ total, text }: Parts, steps: readonly Step[], format: Format): string[] {
  const shown = text ?? ((value: number) => format.money(value));
  return steps
    .filter(({ label, value }) => label.startsWith(`${total.label} =`) && value !== shown(total.value))
    .map(({ label, value }) => `${label} ${value}, and the page says ${shown(total.value)}`);
}

/** The inputs that a calculator opens with, and those with each option of each choice, as far as they are valid. */
export function inputsOfModes(calculator: AnyCalculator): readonly Values[] {
  const options = Object.entries<Field>(calculator.inputs).flatMap(([key, { units, options = {} }]) =>
    units ? [] : Object.keys(options).map((option) => ({ [key]: option })),
  );
  return [{}, ...options].flatMap((given: JsonObject) => {
    const parsed = parseInputs(calculator, given);
    return parsed.problems ? [] : [parsed.inputs];
  });
}

/** A negative result goes by its other name. */
function shownLabel(field: Field, value: unknown, inputs: Values): string {
  return field.opposite !== undefined && (value as number) < 0 ? field.opposite : labelOf(field, inputs);
}

function shared(what: string, names: readonly string[]): string[] {
  const twice = names.filter((name, i) => names.indexOf(name) < i);
  return [...new Set(twice)].map((name) => `two ${what} are named “${name}”`);
}
