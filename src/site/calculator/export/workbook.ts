/** An answer as a workbook: inputs and results on the first sheet, each table on its own. */
import type { AnyCalculator } from "../../../core/calculator";
import { meets, resolve } from "../../../core/conditions";
import type { Evaluation } from "../../../core/evaluate";
import type { Field, Fields } from "../../../core/fields";
import { decimalsOf, type Format } from "../../../core/format";
import { headlineText } from "../../../core/headline";
import { type Formula, written } from "../../../core/spreadsheet/formula";
import { type LiveColumn, liveColumns } from "../../../core/spreadsheet/live-columns";
import { SCHEDULE_FORMULAS } from "../../../fieldsets/schedule-formulas";
import { address, type Cell, DAY_FORMAT, daySerial, type Sheet, sheetName, sheetReference } from "./xlsx";

type Row = Readonly<Record<string, unknown>>;

const FIRST_SHEET = "Inputs and results";
const MOST_TEXT = 32_767;

/** @param title name of the calculator */
export function workbookOf(
  calculator: AnyCalculator,
  answered: Evaluation,
  format: Format,
  title: string,
): readonly Sheet[] {
  const { inputs, outputs, model } = answered;
  const rows: Cell[][] = [
    [{ value: title, style: "bold" }],
    [{ value: headlineText(calculator.headline(model, format)) }],
    [],
    [{ value: "Inputs", style: "bold" }],
  ];
  const inputCells = new Map<string, string>();
  const lists: [string, Field, readonly Row[]][] = [];
  for (const [key, field] of Object.entries(calculator.inputs as Fields)) {
    if (field.privacy === "secret" || !meets(field.when, inputs)) continue;
    if (field.type === "list") {
      lists.push([key, field, inputs[key] as readonly Row[]]);
      continue;
    }
    inputCells.set(key, sheetReference(FIRST_SHEET) + address(1, rows.length).replace(/([A-Z]+)(\d+)/, "$$$1$$$2"));
    rows.push(line(field, inputs[key], inputs, format));
  }
  rows.push([], [{ value: "Results", style: "bold" }]);
  const tables: [string, Field, readonly Row[]][] = [];
  for (const [key, field] of Object.entries(calculator.outputs as Fields)) {
    const value: unknown = outputs[key];
    if (!meets(field.when, inputs) || value === null) continue;
    if (field.type === "table") tables.push([key, field, value as readonly Row[]]);
    else rows.push(line(field, value, inputs, format));
  }
  const notices = outputs.notices as readonly { readonly message: string }[];
  if (notices.length > 0) rows.push([], [{ value: "Notes", style: "bold" }]);
  for (const { message } of notices) rows.push([{ value: message, style: "wrap" }]);

  const sheets: Sheet[] = [{ name: FIRST_SHEET, widths: [42, 20, 16], rows }];
  for (const [, field, list] of [...lists, ...tables]) {
    if (list.length === 0) continue;
    const name = sheetName(
      resolve(field.label, inputs),
      sheets.map((sheet) => sheet.name),
    );
    sheets.push(tableSheet(name, field, list, inputs, format, inputCells));
  }
  return sheets;
}

/** Label, value, unit. */
function line(field: Field, value: unknown, inputs: Row, format: Format): Cell[] {
  const unit = field.type === "percent" || field.unit === undefined ? "" : resolve(field.unit, inputs);
  return [
    { value: resolve(field.label, inputs) },
    cellOf(field, value, format),
    ...(unit && unit !== "¤" ? [{ value: unit }] : []),
  ];
}

function tableSheet(
  name: string,
  field: Field,
  rows: readonly Row[],
  inputs: Row,
  format: Format,
  inputCells: ReadonlyMap<string, string>,
): Sheet {
  const columns = Object.entries(field.columns ?? {}).filter(
    ([key, column]) => meets(column.when, inputs) && !rows.every((row) => row[key] === null || row[key] === undefined),
  );
  const places = new Map(columns.map(([key], i) => [key, i]));
  const found = liveColumns(rows, inputs, SCHEDULE_FORMULAS);
  // Without the payments, columns that refer to values would only look as if they followed the inputs.
  const live = found.has("payment") && found.has("openingBalance") ? found : NONE_LIVE;
  const cell = (key: string, column: Field, row: Row, i: number): Cell => ({
    ...cellOf(column, row[key], format),
    formula: formulaOf(live.get(key), i, places, inputCells),
  });
  const heading = ([, column]: [string, Field]): Cell => {
    const unit = column.type === "percent" || column.unit === undefined ? "" : resolve(column.unit, inputs);
    return { value: resolve(column.label, inputs) + (unit && unit !== "¤" ? ` (${unit})` : ""), style: "bold" };
  };
  const lines = rows.map((row, i) => columns.map(([key, column]) => cell(key, column, row, i)));
  return {
    name,
    widths: columns.map(([, column]) => Math.max(14, Math.min(30, resolve(column.label, inputs).length + 4))),
    rows: [columns.map(heading), ...lines, ...noteOn(live, columns, inputs)],
    frozen: 1,
  };
}

const NONE_LIVE: ReadonlyMap<string, LiveColumn> = new Map();

/** The first row of a table is below its headings. */
const HEADINGS = 1;

function formulaOf(
  live: LiveColumn | undefined,
  row: number,
  places: ReadonlyMap<string, number>,
  inputCells: ReadonlyMap<string, string>,
): string | undefined {
  const formula: Formula | null | undefined = row === 0 ? live?.first : live?.rows;
  if (formula === null || formula === undefined) return undefined;
  const at = (key: string, place: number) => {
    const index = places.get(key);
    return index === undefined ? null : address(index, place);
  };
  return (
    written(formula, {
      input: (key) => inputCells.get(key) ?? null,
      column: (key) => at(key, row + HEADINGS),
      above: (key) => at(key, row + HEADINGS - 1),
      top: (key) => at(key, HEADINGS)?.replace(/\d+$/, "$$$&") ?? null,
    }) ?? undefined
  );
}

/** What a reader of a schedule should know about its formulas. */
function noteOn(live: ReadonlyMap<string, LiveColumn>, columns: readonly [string, Field][], inputs: Row): Cell[][] {
  if (!columns.some(([key]) => key === "openingBalance")) return [];
  const names = columns.flatMap(([key, column]) => (live.has(key) ? [resolve(column.label, inputs)] : []));
  const isFromInputs = live.get("openingBalance")?.first !== null;
  const change = isFromInputs
    ? "the rate or the amount on the first sheet"
    : "the rate on the first sheet or the first balance here";
  const note =
    live.size === 0
      ? "These cells are values: with these options, the schedule does not follow from the inputs by a simple formula."
      : `These columns are formulas: ${names.join(", ")}. Change ${change}, and they follow. The other columns are values, and the number of rows stays: for another term, download a new file.`;
  return [[], [{ value: note }]];
}

/** A value with the format that its field has on the page. */
export function cellOf(field: Field, value: unknown, format: Format): Cell {
  if (value === null || value === undefined) return { value: null };
  if (field.type === "date" || field.type === "datetime") {
    const day = field.type === "date" ? daySerial(String(value)) : null;
    return day === null ? { value: String(value) } : { value: day, style: DAY_FORMAT };
  }
  if (typeof value === "number") return { value, style: numberFormat(field, format) };
  if (typeof value === "boolean") return { value };
  // Exact numbers are fractions with a text of their own.
  return { value: String(field.options?.[value as string] ?? value).slice(0, MOST_TEXT) };
}

/** As a spreadsheet writes it: `"$"#,##0.00`. Percentages keep their value, 6.5 for 6.5%, as on the page. */
function numberFormat(field: Field, format: Format): string {
  const { digits } = field;
  if (digits === "plain") return "0";
  const decimals = decimalsOf(field);
  if (field.type === "money") {
    const places = decimals ?? format.minorDigits;
    return `"${format.symbol}"#,##0${places > 0 ? `.${"0".repeat(places)}` : ""}`;
  }
  if (field.type === "integer") return "#,##0";
  if (field.type === "percent") return 'General"%"';
  return typeof digits === "number" && digits > 0 ? `#,##0.${"0".repeat(digits)}` : "General";
}
