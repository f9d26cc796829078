/** The columns of a comparison, and the same as a file. */
import type { AnyCalculator } from "../../../core/calculator";
import { difference, differingOutputs, usedValue } from "../../../core/compare";
import type { Evaluation } from "../../../core/evaluate";
import type { Field, Fields } from "../../../core/fields";
import type { Format } from "../../../core/format";
import { headlineOutput } from "../../../core/headline-output";
import type { Json, Values } from "../../../core/parse";
import { download } from "../../kit";
import { csvCell, csvLines } from "../../kit/csv";
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
    // What a chart or the headline shows is not worth less here, where neither says by how much it differs.
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

/** Downloads the comparison: a row for each input and output that differs, a column for each scenario. */
export function downloadComparison(
  id: string,
  calculator: AnyCalculator,
  columns: readonly Column[],
  inputs: readonly Values[],
  shown: readonly string[],
): void {
  download(`${id}-comparison.csv`, "text/csv;charset=utf-8", [
    "\uFEFF",
    comparisonCsv(calculator, columns, inputs, shown),
  ]);
}

/** @param shown keys of the inputs that the comparison shows */
export function comparisonCsv(
  calculator: AnyCalculator,
  columns: readonly Column[],
  inputs: readonly Values[],
  shown: readonly string[],
): string {
  const fields: Fields = calculator.inputs;
  const others = columns.slice(1);
  const label = (field: Field) => csvCell(labelOf(field, inputs.at(-1) ?? {}));
  return csvLines([
    ["", ...columns.map(({ name }) => csvCell(name)), ...others.map(({ name }) => csvCell(`${name}: difference`))],
    ...shown.map((key) => {
      const field = fields[key] as Field;
      return [label(field), ...inputs.map((own) => cell(usedValue(key, field, own) as Json)), ...others.map(() => "")];
    }),
    ...comparedOutputs(calculator, columns).map((output) => {
      const values = columns.map(({ answer }) => answer?.outputs[output.key] as Json | undefined);
      const gaps = others.map((_, i) => gapOf(columns, output, i + 1));
      return [label(output.field), ...values.map(cell), ...gaps.map(cell)];
    }),
  ]);
}

/** Numbers to the 15 digits that spreadsheets hold. */
function cell(value: Json | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(Number(value.toPrecision(15)));
  return csvCell(typeof value === "object" ? JSON.stringify(value) : String(value));
}
