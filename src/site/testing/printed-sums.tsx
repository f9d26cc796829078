/** For tests only: whether the numbers in tables and bars of parts add up to their totals as they are printed. */
import { renderToString } from "react-dom/server";
import type { AnyCalculator } from "../../core/calculator";
import type { Field, Fields } from "../../core/fields";
import { asPrinted } from "../../math/numbers/rounded-addends";
import PartsBar from "../calculator/PartsBar";
import { TableFigure } from "../calculator/TableFigure";
import { type AnyView, type TableTab, tabsOf, type ViewAnswer } from "../kit";
import { addingUp } from "../kit/adding-up";

type Row = Readonly<Record<string, unknown>>;

/** Reports what does not add up as printed: columns and their totals, in the bar of parts and in every table, and rows. */
export function printedSumFaults(calculator: AnyCalculator, view: AnyView, answer: ViewAnswer<never>): string[] {
  const { inputs, outputs, format } = answer as ViewAnswer<AnyCalculator>;
  const parts = view.parts?.(answer);
  const tables = tabsOf(view).flatMap((tab) =>
    "table" in tab && tab.table !== undefined && tab.totals ? [tab as TableTab<AnyCalculator>] : [],
  );
  const rowsIn = (tab: TableTab<AnyCalculator>) => {
    const all = outputs[tab.table] as Row[];
    return tab.rows ? all.filter((row) => tab.rows?.(row, inputs)) : all;
  };
  const htmlOf = (tab: TableTab<AnyCalculator>) => {
    const rows = rowsIn(tab);
    const field = calculator.outputs[tab.table];
    return rows.length === 0
      ? ""
      : renderToString(<TableFigure {...{ tab, field, rows, inputs, format }} id="" printing={true} />);
  };
  return [
    ...(parts && !parts.text
      ? columnFaults("the parts", renderToString(<PartsBar parts={parts} format={format} />))
      : []),
    ...tables.flatMap((tab) => columnFaults(tab.label, htmlOf(tab))),
    ...tables.flatMap((tab) => {
      const rows = rowsIn(tab);
      const columns: Fields = Object.fromEntries(
        Object.entries<Field>(calculator.outputs[tab.table]?.columns ?? {}).filter(
          ([key]) => !(tab.without?.includes(key) && rows.every((row) => !row[key])),
        ),
      );
      return rowFaults(columns, rows, addingUp(rows, Object.entries(columns), tab.totals, format.minorDigits));
    }),
  ];
}

/** Whole cents of an amount as it is printed. */
function cents(row: Row, key: string): number {
  return Math.round(100 * asPrinted((row[key] as number | null | undefined) ?? 0, 2));
}

/**
 * Reports the rows in which `sumOf` holds for the exact amounts but not for those that are shown, and the running totals
 * that are not those of the amounts above them.
 *
 * @param shown the same rows as they are shown
 */
export function rowFaults(columns: Fields, exact: readonly Row[], shown: readonly Row[]): string[] {
  const difference = (row: Row, key: string, parts: readonly string[]) =>
    parts.reduce((left, part) => left - ((row[part] as number | null) ?? 0), row[key] as number);
  return Object.entries(columns).flatMap(([key, { sumOf, runningTotalOf }]) => {
    if (sumOf && exact.every((row) => Math.abs(difference(row, key, sumOf)) < 1e-7))
      return shown.flatMap((row, i) =>
        sumOf.reduce((sum, part) => sum + cents(row, part), 0) === cents(row, key)
          ? []
          : [`${sumOf.join(" + ")} is not ${key} in row ${i + 1}`],
      );
    let total = 0;
    return shown.flatMap((row, i) => {
      if (runningTotalOf === undefined) return [];
      total += cents(row, runningTotalOf);
      return total === cents(row, key) ? [] : [`${key} is not the total of ${runningTotalOf} up to row ${i + 1}`];
    });
  });
}

/** @param html of one table; a cell of its foot is empty or the sum of its column */
export function columnFaults(where: string, html: string): string[] {
  const [body = "", foot = ""] = (/<tbody>.*<\/tfoot>/s.exec(html)?.[0] ?? "").split("<tfoot>");
  const rows = rowsOf(body);
  return (rowsOf(foot)[0] ?? []).flatMap((total, column) => {
    if (total === null) return [];
    const sum = rows.reduce((all, cells) => all + (cells[column] ?? 0), 0);
    const isEqual = Math.abs(sum - total) <= 1e-9 * Math.max(1, Math.abs(total));
    return isEqual ? [] : [`column ${column} of ${where} adds up to ${sum}, and its total says ${total}`];
  });
}

/** The numbers in the cells of each row; null where there is none. */
function rowsOf(html: string): (number | null)[][] {
  return html
    .split("<tr>")
    .slice(1)
    .map((row) =>
      [...row.matchAll(/<t([hd])\b[^>]*>(.*?)<\/t\1>/gs)].map(([, tag, cell = ""]) => {
        const text = cell.replace(/<[^>]*>/g, "").replace(/[^\d.−-]/g, "");
        return tag === "h" || !/\d/.test(text) ? null : Number(text.replace("−", "-"));
      }),
    );
}
