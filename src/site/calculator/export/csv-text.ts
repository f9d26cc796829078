/** The cells of a sheet as CSV. */
import { csvCell, csvLines } from "../../kit/csv";
import { type Cell, DAY_FORMAT, dayOf } from "./xlsx";

/** Numbers to the 15 digits that spreadsheets hold, days as ISO dates. Programs recognize UTF-8 by the byte order mark. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${csvLines(rows.map((cells) => cells.map(text)))}`;
}

function text({ value, style }: Cell): string {
  if (value === null) return "";
  if (typeof value !== "number") return csvCell(String(value));
  return style === DAY_FORMAT ? dayOf(value) : String(Number(value.toPrecision(15)));
}
