/** Writes workbooks in the format of Office Open XML (ECMA-376), which every spreadsheet program reads. */
import { strToU8, zipSync } from "fflate";
import { escapeMarkup } from "../../../math/encoding/escape-markup";

export interface Cell {
  readonly value: string | number | boolean | null;
  /** A number format, such as `0.00`; for text, `bold` or `wrap`. */
  readonly style?: string | undefined;
  /** Without the equals sign; `value` is its result. */
  readonly formula?: string | undefined;
}

export interface Sheet {
  readonly name: string;
  /** Widths of the columns, in characters. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly Cell[])[];
  /** How many rows at the top stay in view. */
  readonly frozen?: number;
}

/** The media type of a workbook. */
export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Number formats of our own have ids from here on. */
const FIRST_FORMAT = 164;

/** The bytes of a workbook. Text is never run as a formula, whatever it begins with. */
export function workbookBytes(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const styles = new Styles();
  const files: Record<string, string> = {};
  sheets.forEach((sheet, i) => {
    files[`xl/worksheets/sheet${i + 1}.xml`] = sheetXml(sheet, styles);
  });
  files["xl/styles.xml"] = styles.xml();
  files["xl/workbook.xml"] = `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets
    .map(({ name }, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
    .join("")}</sheets><calcPr fullCalcOnLoad="1"/></workbook>`;
  const sheetRelations = sheets.map(
    (_, i) => `<Relationship Id="rId${i + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  files["xl/_rels/workbook.xml.rels"] = relations([
    ...sheetRelations,
    `<Relationship Id="rId${sheets.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/>`,
  ]);
  files["_rels/.rels"] = relations([
    `<Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/>`,
  ]);
  files["[Content_Types].xml"] = contentTypes(sheets.length);
  const zipped = Object.entries(files).map(([path, xml]) => [path, strToU8(DECLARATION + xml)] as const);
  return zipSync(Object.fromEntries(zipped)) as Uint8Array<ArrayBuffer>;
}

/** `A1` for the first cell of the first row. */
export function address(column: number, row: number): string {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters + (row + 1);
}

/** A sheet's name as formulas refer to it: `'Year by year'!`. */
export function sheetReference(name: string): string {
  return `'${name.replaceAll("'", "''")}'!`;
}

/** At most 31 characters, without those that names must not contain, and not one that is taken. */
export function sheetName(wanted: string, taken: readonly string[]): string {
  const plain =
    wanted
      .replace(/[[\]:*?/\\]/g, " ")
      .replace(/^'+|'+$/g, "")
      .trim()
      .slice(0, 31) || "Sheet";
  const isTaken = (name: string) => taken.some((other) => other.toLowerCase() === name.toLowerCase());
  for (let i = 2; ; i++) {
    const name = i === 2 ? plain : `${plain.slice(0, 28)} ${i - 1}`;
    if (!isTaken(name)) return name;
  }
}

/** The number of January 1, 1970, in a spreadsheet. */
const UNIX_EPOCH = 25_569;

/** The number of a day in a spreadsheet; null before March 1900, where programs disagree. */
export function daySerial(iso: string): number | null {
  const days = Date.parse(`${iso.slice(0, 10)}T00:00:00Z`) / 86_400_000 + UNIX_EPOCH;
  return Number.isFinite(days) && days >= 61 ? days : null;
}

/** How days are shown. */
export const DAY_FORMAT = "yyyy-mm-dd";

/** The day with a number of a spreadsheet, as an ISO date. */
export function dayOf(serial: number): string {
  return new Date((serial - UNIX_EPOCH) * 86_400_000).toISOString().slice(0, 10);
}

/** Collects the styles that cells use. */
class Styles {
  readonly #names: string[] = ["General"];

  /** The index of a style. */
  indexOf(name = "General"): number {
    const known = this.#names.indexOf(name);
    return known === -1 ? this.#names.push(name) - 1 : known;
  }

  xml(): string {
    const formats = this.#names.map(
      (name, i) => `<numFmt numFmtId="${FIRST_FORMAT + i}" formatCode="${escaped(isText(name) ? "General" : name)}"/>`,
    );
    const uses = this.#names.map((name, i) => {
      const font = name === "bold" ? 1 : 0;
      const wrap = name === "wrap" ? '<alignment wrapText="1" vertical="top"/>' : "";
      return `<xf numFmtId="${FIRST_FORMAT + i}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"${wrap ? ' applyAlignment="1"' : ""}>${wrap}</xf>`;
    });
    const font = (inner: string) => `<font>${inner}<sz val="11"/><name val="Calibri"/></font>`;
    return (
      `<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formats.join("")}</numFmts>` +
      `<fonts count="2">${font("")}${font("<b/>")}</fonts>` +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      `<cellXfs count="${uses.length}">${uses.join("")}</cellXfs></styleSheet>`
    );
  }
}

function isText(style: string): boolean {
  return style === "bold" || style === "wrap";
}

function sheetXml({ widths, rows, frozen = 0 }: Sheet, styles: Styles): string {
  const columns = widths.map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`);
  const pane = frozen
    ? `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/>`
    : "";
  const lines = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, address(column, row), styles)).join("")}</row>`,
  );
  return (
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `<cols>${columns.join("")}</cols><sheetData>${lines.join("")}</sheetData></worksheet>`
  );
}

function cellXml({ value, style, formula }: Cell, at: string, styles: Styles): string {
  if (value === null && formula === undefined) return "";
  const head = `<c r="${at}" s="${styles.indexOf(style)}"`;
  const own = formula === undefined ? "" : `<f>${escaped(formula)}</f>`;
  if (typeof value === "string")
    return `${head} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  if (typeof value === "boolean") return `${head} t="b">${own}<v>${Number(value)}</v></c>`;
  return `${head}>${own}${value === null ? "" : `<v>${value}</v>`}</c>`;
}

function relations(items: readonly string[]): string {
  return `<Relationships xmlns="${PACKAGE}/relationships">${items.join("")}</Relationships>`;
}

function contentTypes(sheets: number): string {
  const type = (part: string, kind: string) =>
    `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  const all = Array.from({ length: sheets }, (_, i) => type(`xl/worksheets/sheet${i + 1}.xml`, "worksheet"));
  return (
    `<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `${type("xl/workbook.xml", "sheet.main")}${all.join("")}${type("xl/styles.xml", "styles")}</Types>`
  );
}

/** XML 1.0 has no other control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function escaped(text: string): string {
  return escapeMarkup(text.replace(CONTROL, ""));
}
