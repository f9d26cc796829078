/** The columns of a comparison. */
import type { AnyCalculator } from "../../../core/calculator";
import { difference, differingOutputs, usedValue } from "../../../core/compare";
import type { Evaluation } from "../../../core/evaluate";
import type { Field, Fields } from "../../../core/fields";
import type { Format } from "../../../core/format";
import { headlineOutput } from "../../../core/headline-output";
import type { Values } from "../../../core/parse";
import { labelOf, prominenceOf } from "../../kit/shown-output";

/** One scenario of a comparison. */
export interface Column {
  readonly name: string;
  /** Null until it has a valid answer. */
  readonly answer: Evaluation | null;
  /** False while the answer is for earlier inputs. */
  readonly isCurrent: boolean;
  /** In the currency of this answer. */
  readonly format: Format;
}

/** An output that differs, and how prominent it is. */
export interface ComparedOutput {
  readonly key: string;
  readonly field: Field;
  readonly isFirst: boolean;
}

/** Longer texts do not fit beside each other. */
const LONGEST_TEXT = 60;

/** The outputs that differ, with the one that the headline is about at the top. */
export function comparedOutputs(calculator: AnyCalculator, columns: readonly Column[]): ComparedOutput[] {
  const answers = columns.flatMap(({ answer }) => answer ?? []);
  const [first] = columns;
  const fields: Fields = calculator.outputs;
  const main = first?.answer ? headlineOutput(calculator, first.answer, first.format) : null;
  const keys = differingOutputs(calculator, answers).filter((key) =>
    answers.every(({ outputs }) => typeof outputs[key] !== "string" || outputs[key].length <= LONGEST_TEXT),
  );
  const compared = keys.map((key) => {
    const field = fields[key] as Field;
    // Also outputs shown `elsewhere`: the headline and the charts don't say by how much they differ.
    const isFirst = answers.some((answer) => prominenceOf(field, answer) !== "more");
    return { key, field, isFirst: isFirst || key === main };
  });
  return compared.sort((a, b) => Number(b.key === main) - Number(a.key === main));
}

/** Whether amounts of all scenarios can be compared. */
export function isOneCurrency(columns: readonly Column[]): boolean {
  return columns.every(({ format }) => format.currency === columns[0]?.format.currency);
}

/** How far a result is from that of the first scenario; null if they are the same, or amounts in different currencies. */
export function gapOf(columns: readonly Column[], { key, field }: ComparedOutput, index: number): number | null {
  if (field.type === "money" && !isOneCurrency(columns)) return null;
  return difference(field, columns[0]?.answer?.outputs[key], columns[index]?.answer?.outputs[key]);
}

/** A row of a comparison as a file: an input or an output that differs, with its value in each column. */
export interface ComparedRow {
  readonly label: string;
  readonly field: Field;
  readonly values: readonly unknown[];
  /** Difference of each later value from the first; null if none is shown. */
  readonly gaps: readonly (number | null)[];
}

/**
 * @param inputs of each column
 * @param shown keys of the inputs that the comparison shows
 */
export function comparedRows(
  calculator: AnyCalculator,
  columns: readonly Column[],
  inputs: readonly Values[],
  shown: readonly string[],
): { readonly inputs: readonly ComparedRow[]; readonly outputs: readonly ComparedRow[] } {
  const fields: Fields = calculator.inputs;
  const others = columns.slice(1);
  const label = (field: Field) => labelOf(field, inputs.at(-1) ?? {});
  return {
    inputs: shown.map((key) => {
      const field = fields[key] as Field;
      const values = inputs.map((own) => usedValue(key, field, own));
      return { label: label(field), field, values, gaps: others.map(() => null) };
    }),
    outputs: comparedOutputs(calculator, columns).map((output) => ({
      label: label(output.field),
      field: output.field,
      values: columns.map(({ answer }) => answer?.outputs[output.key] as unknown),
      gaps: others.map((_, i) => gapOf(columns, output, i + 1)),
    })),
  };
}
