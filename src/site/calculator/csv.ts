/** Tables as CSV (RFC 4180): UTF-8, CRLF, decimal points, amounts with two places, ISO dates. */
import type { Field } from "../../core/fields";
import type { Values } from "../../core/parse";
import { fixedText } from "../../math/numbers/exact";
import { Rational } from "../../math/numbers/rational";
import { download } from "../view/clipboard";
import { csvLines, csvQuoted } from "../view/csv";
import { labelOf } from "./measures";

type Row = Readonly<Record<string, unknown>>;

export function csvText(
  columns: readonly [string, Field][],
  rows: readonly Row[],
  inputs: Values,
  totals: readonly string[] = [],
): string {
  const lines = [
    columns.map(([, column]) => csvQuoted(labelOf(column, inputs) + unitOf(column))),
    ...rows.map((row) => columns.map(([key, column]) => csvCell(column, row[key]))),
  ];
  if (totals.length > 0)
    lines.push(
      columns.map(([key, column], i) => {
        if (i === 0) return "Total";
        return totals.includes(key) ? csvCell(column, sum(rows, key)) : "";
      }),
    );
  return csvLines(lines);
}

/** Cells are bare numbers, so the heading says what they count: ` (%)`, ` (ft³)`. */
function unitOf({ type, label, unit }: Field): string {
  if (type === "percent") return String(label).includes("%") ? "" : " (%)";
  return (type === "number" || type === "integer") && typeof unit === "string" && unit ? ` (${unit})` : "";
}

function csvCell(column: Field, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (column.type === "money") return fixedText(Rational.fromNumber(value as number), column.digits ?? 2);
  return csvQuoted(column.options?.[value as string] ?? String(value));
}

function sum(rows: readonly Row[], key: string): number {
  return rows.reduce((total, row) => total + ((row[key] as number | null) ?? 0), 0);
}

export function downloadCsv(
  fileName: string,
  columns: readonly [string, Field][],
  rows: readonly Row[],
  inputs: Values,
  totals?: readonly string[],
): void {
  download(fileName, "text/csv;charset=utf-8", ["\uFEFF", csvText(columns, rows, inputs, totals)]);
}
