/** Rows pasted from a spreadsheet or a statement, by the columns of a list. */
import type { Habits } from "../reading/reading";
import type { TableColumn, TableRow } from "../reading/table";
import type * as Tables from "../reading/tables";
import { readsOf } from "./conditions";
import { type Field, type Fields, isNumeric } from "./fields";

const KINDS: Partial<Record<Field["type"], TableColumn["kind"]>> = {
  date: "date",
  time: "time",
  boolean: "boolean",
  choice: "choice",
};

/** The grammar of tables, which is loaded for the first one. */
export type TableGrammar = Pick<typeof Tables, "table">;

/**
 * The cells of a pasted text, by column; null if it belongs into one cell.
 *
 * @param start key of the column that was pasted into
 */
export function pastedRows(
  { table }: TableGrammar,
  text: string,
  columns: Fields,
  start: string,
  habits: Habits,
): readonly TableRow[] | null {
  return table(text, Object.entries(columns).map(columnOf), start, habits);
}

function columnOf([key, field]: [string, Field]): TableColumn {
  const { label, noun, options } = field;
  const { outOf } = readsOf(field, {});
  return {
    key,
    names: [label, noun].filter((name) => typeof name === "string"),
    kind: KINDS[field.type] ?? (isNumeric(field) ? "number" : "text"),
    ...(typeof outOf === "string" && { maximum: outOf }),
    ...(options && { options }),
  };
}
