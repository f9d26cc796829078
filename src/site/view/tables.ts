/** What displays of a calculator's own do with its tables. */
import type { Field } from "../../core/fields";

/**
 * Offers the rows of an output table as CSV; what writes it is fetched first.
 *
 * @param totals columns with a sum in a last line
 */
export async function downloadTable(
  fileName: string,
  table: Field,
  rows: readonly Readonly<Record<string, unknown>>[],
  totals: readonly string[] = [],
): Promise<void> {
  const { downloadCsv } = await import("../calculator/csv");
  downloadCsv(fileName, Object.entries(table.columns ?? {}), rows, {}, totals);
}
