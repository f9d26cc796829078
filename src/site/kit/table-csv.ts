/**
 * Tables as CSV: decimal points, amounts with two decimal places, ISO dates, measures in the page's units.
 * Loaded when a download is requested.
 */
import { resolve } from "../../core/conditions";
import type { Field } from "../../core/fields";
import { decimalsOf } from "../../core/format";
import { unitOf } from "../../core/measures";
import type { Values } from "../../core/parse";
import { fixedText } from "../../math/numbers/exact";
import { Rational } from "../../math/numbers/rational";
import { convert, type UnitSymbol } from "../../math/units/units";
import { download } from "../platform/download";
import { addingUp, totalOf } from "./adding-up";
import { csvCell, csvLines } from "./csv";
import { unitInstead } from "./display-value";
import { labelOf } from "./shown-output";

/** Decimals of amounts, whatever the currency. */
const MONEY_DIGITS = 2;

type Row = Readonly<Record<string, unknown>>;

/** Downloads rows of an output table as a file. @param totals columns with a sum in the last row */
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

/** @param totals columns with a sum in the last row */
export function tableCsv(
  columns: readonly [string, Field][],
  rows: readonly Row[],
  inputs: Values,
  totals: readonly string[] = [],
): string {
  const shown = addingUp(rows, columns, totals, MONEY_DIGITS);
  const lines = [
    columns.map(([, column]) => csvCell(labelOf(column, inputs) + headingUnit(column, inputs))),
    ...shown.map((row) => columns.map(([key, column]) => valueCell(column, row[key], inputs))),
  ];
  if (totals.length > 0)
    lines.push(
      columns.map((column, i) => {
        if (i === 0) return "Total";
        return totals.includes(column[0]) ? valueCell(column[1], totalOf(shown, column, MONEY_DIGITS), inputs) : "";
      }),
    );
  return csvLines(lines);
}

/** Cells are bare numbers, so the heading includes their unit: ` (%)`, ` (ft³)`. */
function headingUnit(column: Field, inputs: Values): string {
  const { type, label, unit } = column;
  if (type === "percent") return String(label).includes("%") ? "" : " (%)";
  if (type !== "number" && type !== "integer") return "";
  const shown = unitInstead(column, inputs) ?? (unit === undefined ? "" : resolve(unit, inputs));
  return shown && ` (${shown})`;
}

/** Significant digits that measurements have, and that spreadsheets hold: cuts off floating-point noise. */
const DIGITS = { measured: 12, held: 15 };

function valueCell(column: Field, value: unknown, inputs: Values): string {
  if (value === null || value === undefined) return "";
  if (column.type === "money")
    return fixedText(Rational.fromNumber(value as number), decimalsOf(column) ?? MONEY_DIGITS);
  if (typeof value === "number") {
    const instead = unitInstead(column, inputs);
    const shown = instead ? convert(value, unitOf(column, inputs) as UnitSymbol, instead) : value;
    const digits = column.measure ? DIGITS.measured : DIGITS.held;
    return String(Number.isInteger(shown) ? shown : Number(shown.toPrecision(digits)));
  }
  return csvCell(column.options?.[value as string] ?? String(value));
}
