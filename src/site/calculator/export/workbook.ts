/** An answer as a workbook: inputs and results on the first sheet, each table on its own. */
import type { AnyCalculator } from "../../../core/calculator";
import { meets, resolve } from "../../../core/conditions";
import type { Evaluation } from "../../../core/evaluate";
import type { Field, Fields } from "../../../core/fields";
import { decimalsOf, type Format } from "../../../core/format";
import { headlineText } from "../../../core/headline";
import { type Cells, inputsOf, written } from "../../../core/spreadsheet/formula";
import { liveColumns } from "../../../core/spreadsheet/live-columns";
import { addsUp, type Row, type RowFormulas, type TableFormulas } from "../../../core/spreadsheet/table-formulas";
import { SCHEDULE_FORMULAS } from "../../../fieldsets/schedule-formulas";
import { address, type Cell, DAY_FORMAT, daySerial, type Sheet, sheetName, sheetReference } from "./xlsx";

const FIRST_SHEET = "Inputs and results";
const MOST_TEXT = 32_767;

/**
 * @param title name of the calculator
 * @param formulas of the calculator's own tables; null if it has none
 */
export function workbookOf(
  calculator: AnyCalculator,
  answered: Evaluation,
  format: Format,
  title: string,
  formulas: TableFormulas<unknown> | null,
): readonly Sheet[] {
  const { inputs, outputs, model } = answered;
  const rows: Cell[][] = [
    [{ value: title, style: "bold" }],
    [{ value: headlineText(calculator.headline(model, format)) }],
    [],
    [{ value: "Inputs", style: "bold" }],
  ];
  // A cell of the row that comes next, as the formulas of other sheets refer to it.
  const nextCell = () => sheetReference(FIRST_SHEET) + address(1, rows.length).replace(/([A-Z]+)(\d+)/, "$$$1$$$2");
  const inputCells = new Map<string, string>();
  const outputCells = new Map<string, string>();
  const lists: [string, Field, readonly Row[]][] = [];
  for (const [key, field] of Object.entries(calculator.inputs as Fields)) {
    if (field.privacy === "secret" || !meets(field.when, inputs)) continue;
    if (field.type === "list") {
      lists.push([key, field, inputs[key] as readonly Row[]]);
      continue;
    }
    inputCells.set(key, nextCell());
    rows.push(line(field, inputs[key], inputs, format));
  }
  rows.push([], [{ value: "Results", style: "bold" }]);
  const tables: [string, Field, readonly Row[]][] = [];
  for (const [key, field] of Object.entries(calculator.outputs as Fields)) {
    const value: unknown = outputs[key];
    if (!meets(field.when, inputs) || value === null) continue;
    if (field.type === "table") {
      tables.push([key, field, value as readonly Row[]]);
      continue;
    }
    outputCells.set(key, nextCell());
    rows.push(line(field, value, inputs, format));
  }
  const notices = outputs.notices as readonly { readonly message: string }[];
  if (notices.length > 0) rows.push([], [{ value: "Notes", style: "bold" }]);
  for (const { message } of notices) rows.push([{ value: message, style: "wrap" }]);

  const sheets: Sheet[] = [{ name: FIRST_SHEET, widths: [42, 20, 16], rows }];
  const own = formulas?.(model) ?? {};
  const first = { input: at(inputCells), output: at(outputCells) };
  for (const [key, field, list] of [...lists, ...tables]) {
    if (list.length === 0) continue;
    const name = sheetName(
      resolve(field.label, inputs),
      sheets.map((sheet) => sheet.name),
    );
    const ofRow = own[key];
    const isSchedule = ofRow !== undefined || "openingBalance" in (field.columns ?? {});
    const wanted = ofRow
      ? list.map((_, index) => ofRow({ index, isFirst: index === 0, isLast: index === list.length - 1 }))
      : repayments(list, answered);
    const live = addsUp(list, answered, wanted) ? wanted : [];
    const sheet = tableSheet(name, field, list, answered, format, live, first);
    const note = isSchedule ? noteOn(live, field, calculator.inputs, inputs) : [];
    sheets.push({ ...sheet, rows: [...sheet.rows, ...note] });
  }
  return sheets;
}

const at = (cells: ReadonlyMap<string, string>) => (key: string) => cells.get(key) ?? null;

/** The formulas of a schedule of repayments. */
function repayments(rows: readonly Row[], answered: Evaluation): readonly RowFormulas[] {
  const found = liveColumns(rows, answered, SCHEDULE_FORMULAS);
  // Without the payments, columns that refer to values would only look as if they followed the inputs.
  return found[1] && "payment" in found[1] && "openingBalance" in found[1] ? found : [];
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
  { inputs }: Evaluation,
  format: Format,
  live: readonly RowFormulas[],
  first: Pick<Cells<string>, "input" | "output">,
): Sheet {
  const columns = Object.entries(field.columns ?? {}).filter(
    ([key, column]) => meets(column.when, inputs) && !rows.every((row) => row[key] === null || row[key] === undefined),
  );
  const places = new Map(columns.map(([key], i) => [key, i]));
  const cell = (key: string, column: Field, row: Row, i: number): Cell => {
    const formula = live[i]?.[key];
    const text = formula === undefined ? null : written(formula, { ...first, ...cellsOf(places, i) });
    return { ...cellOf(column, row[key], format), ...(text !== null && { formula: text }) };
  };
  const heading = ([, column]: [string, Field]): Cell => {
    const unit = column.type === "percent" || column.unit === undefined ? "" : resolve(column.unit, inputs);
    return { value: resolve(column.label, inputs) + (unit && unit !== "¤" ? ` (${unit})` : ""), style: "bold" };
  };
  const lines = rows.map((row, i) => columns.map(([key, column]) => cell(key, column, row, i)));
  return {
    name,
    widths: columns.map(([, column]) => Math.max(14, Math.min(30, resolve(column.label, inputs).length + 4))),
    rows: [columns.map(heading), ...lines],
    frozen: 1,
  };
}

/** The first row of a table is below its headings. */
const HEADINGS = 1;

/** The addresses of cells of a table, as the formulas of one row refer to them. */
function cellsOf(places: ReadonlyMap<string, number>, row: number): Omit<Cells<string>, "input" | "output"> {
  const cell = (key: string, place: number) => {
    const index = places.get(key);
    return index === undefined ? null : address(index, place);
  };
  const above = (key: string) => cell(key, row + HEADINGS - 1);
  const top = (key: string) => cell(key, HEADINGS)?.replace(/\d+$/, "$$$&") ?? null;
  return {
    column: (key) => cell(key, row + HEADINGS),
    above,
    top,
    sumAbove: (key) => (places.has(key) ? `SUM(${top(key)}:${above(key)})` : null),
  };
}

/** What a reader of a schedule should know about its formulas. */
function noteOn(live: readonly RowFormulas[], { columns = {} }: Field, fields: Fields, inputs: Row): Cell[][] {
  if (live.length === 0)
    return [
      [],
      [{ value: "These cells are values: with these options, no simple formula gives the same figures to the cent." }],
    ];
  const keys = new Set(live.flatMap((row) => Object.keys(row)));
  const names = Object.entries(columns).flatMap(([key, column]) =>
    keys.has(key) ? [resolve(column.label, inputs)] : [],
  );
  // A table has as many rows as its term had when the file was written.
  const used = new Set(live.flatMap((row) => Object.values(row).flatMap(inputsOf)));
  const labels = Object.entries(fields).flatMap(([key, field]) =>
    used.has(key) && (field.type === "money" || field.type === "percent") ? [`“${resolve(field.label, inputs)}”`] : [],
  );
  const [last, ...others] = labels.reverse();
  const change = others.length > 0 ? `${others.reverse().join(", ")} or ${last}` : last;
  const here = keys.has("openingBalance") && !("openingBalance" in (live[0] ?? {})) ? " or the first balance here" : "";
  const follow = change
    ? `Change ${change} on the first sheet${here}, and they follow. The other columns are values, and the number of rows stays: for other choices or another term, download a new file.`
    : "The other cells are values: for other inputs, download a new file.";
  return [[], [{ value: `These columns are formulas: ${names.join(", ")}. ${follow}` }]];
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
