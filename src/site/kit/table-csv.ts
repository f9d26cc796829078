/** Tables as CSV: decimal points, amounts with two places, ISO dates. Loaded when a download is requested. */
import type { Field } from "../../core/fields";
import type { Values } from "../../core/parse";
import { fixedText } from "../../math/numbers/exact";
import { Rational } from "../../math/numbers/rational";
import { download } from "../platform/clipboard";
import { csvCell, csvLines } from "./csv";
import { labelOf } from "./shown-output";

type Row = Readonly<Record<string, unknown>>;

/** Offers rows of an output table as a file. @param totals columns with a sum in a last line */
export function downloadTable(
  fileName: string,
  columns: readonly [string, Field][],
  rows: readonly Row[],
  inputs: Values,
  totals?: readonly string[],
): void {
  // Spreadsheets recognize UTF-8 by the byte order mark.
  download(fileName, "text/csv;charset=utf-8", ["\uFEFF", tableCsv(columns, rows, inputs, totals)]);
}

/** @param totals columns with a sum in a last line */
export function tableCsv(
  columns: readonly [string, Field][],
  rows: readonly Row[],
  inputs: Values,
  totals: readonly string[] = [],
): string {
  const lines = [
    columns.map(([, column]) => csvCell(labelOf(column, inputs) + unitOf(column))),
    ...rows.map((row) => columns.map(([key, column]) => valueCell(column, row[key]))),
  ];
  if (totals.length > 0)
    lines.push(
      columns.map(([key, column], i) => {
        if (i === 0) return "Total";
        return totals.includes(key) ? valueCell(column, sum(rows, key)) : "";
      }),
    );
  return csvLines(lines);
}

/** Cells are bare numbers, so the heading includes their unit: ` (%)`, ` (ft³)`. */
function unitOf({ type, label, unit }: Field): string {
  if (type === "percent") return String(label).includes("%") ? "" : " (%)";
  return (type === "number" || type === "integer") && typeof unit === "string" && unit ? ` (${unit})` : "";
}

function valueCell(column: Field, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (column.type === "money") return fixedText(Rational.fromNumber(value as number), column.digits ?? 2);
  return csvCell(column.options?.[value as string] ?? String(value));
}

function sum(rows: readonly Row[], key: string): number {
  return rows.reduce((total, row) => total + ((row[key] as number | null) ?? 0), 0);
}
