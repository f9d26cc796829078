/** The calculators with tables of their own that are formulas in a spreadsheet; loans share theirs. */
import type { TableFormulas } from "../core/spreadsheet/table-formulas";

/** By calculator; loaded with the workbook. */
const FILES: Readonly<Record<string, () => Promise<{ readonly tables: unknown }>>> = {
  "compound-interest-calculator": () => import("./investment/compound-interest/spreadsheet"),
  "fd-rd-calculator": () => import("./investment/fd-rd/spreadsheet"),
  "salary-calculator": () => import("./financial/salary/spreadsheet"),
  "sip-calculator": () => import("./investment/sip/spreadsheet"),
};

export const WITH_FORMULAS: readonly string[] = Object.keys(FILES);

/** The formulas of a calculator's tables; null if it has none of its own. */
export async function tableFormulas(id: string): Promise<TableFormulas<unknown> | null> {
  const file = await FILES[id]?.();
  return file ? (file.tables as TableFormulas<unknown>) : null;
}
