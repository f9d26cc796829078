/** A comparison as a file: a row for each input and output that differs, a column for each scenario. */
import type { AnyCalculator } from "../../../core/calculator";
import { resolve } from "../../../core/conditions";
import type { Field } from "../../../core/fields";
import type { Values } from "../../../core/parse";
import { download } from "../../platform/download";
import { type Column, comparedRows } from "../compare/columns";
import { csvText } from "./csv-text";
import { cellOf } from "./workbook";
import { address, type Cell, type Sheet, workbookBytes, XLSX } from "./xlsx";

type Compared = Parameters<typeof comparedRows>;

const CSV = "text/csv;charset=utf-8";

/** @param name of the calculator */
export function downloadComparison(kind: "csv" | "xlsx", id: string, name: string, ...compared: Compared): void {
  const file = `${id}-comparison.${kind}`;
  if (kind === "csv") download(file, CSV, [csvText(comparisonLines(...compared))]);
  else download(file, XLSX, [workbookBytes([comparisonSheet(name, ...compared)])]);
}

export function comparisonSheet(name: string, ...compared: Compared): Sheet {
  const [, columns] = compared;
  return {
    name: "Comparison",
    widths: [42, ...columns.map(() => 20), ...columns.slice(1).map(() => 24)],
    rows: [[{ value: name, style: "bold" }], [], ...comparisonLines(...compared)],
  };
}

/** Below the name of the calculator and an empty row. */
const HEADINGS = 2;

function comparisonLines(
  calculator: AnyCalculator,
  columns: readonly Column[],
  inputs: readonly Values[],
  shown: readonly string[],
): Cell[][] {
  const [first, ...others] = columns;
  const headings = ["", ...columns.map(({ name }) => name), ...others.map(({ name }) => `${name}: difference`)];
  const rows = comparedRows(calculator, columns, inputs, shown);
  const lines = [...rows.inputs, ...rows.outputs].map(({ label, field, values, gaps }, i): Cell[] => {
    const row = HEADINGS + 1 + i;
    const value = (one: unknown, column: Column | undefined): Cell =>
      Array.isArray(one)
        ? { value: one.length === 1 ? "1 row" : `${one.length} rows` }
        : cellOf(field, one, (column as Column).format);
    return [
      { value: label + unitAfter(field, inputs.at(-1) ?? {}) },
      ...values.map((one, at) => value(one, columns[at])),
      ...gaps.map((gap, at): Cell => {
        if (gap === null) return { value: null };
        // Percentages differ by points.
        const { style } = field.type === "percent" ? { style: undefined } : value(gap, first);
        return { value: gap, style, formula: `${address(at + 2, row)}-${address(1, row)}` };
      }),
    ];
  });
  return [headings.map((text) => ({ value: text, style: "bold" })), ...lines];
}

/** ` (years)`, unless the cells show it or it is an input of its own. */
function unitAfter({ type, unit, unitKey }: Field, inputs: Values): string {
  const shown = type === "percent" || unit === undefined || unitKey !== undefined ? "" : resolve(unit, inputs);
  return shown && shown !== "¤" ? ` (${shown})` : "";
}
