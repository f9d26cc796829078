/** For tests only: whether the numbers in tables and bars of parts add up to their totals as they are printed. */
import { renderToString } from "react-dom/server";
import type { AnyCalculator } from "../../core/calculator";
import PartsBar from "../calculator/PartsBar";
import { TableFigure } from "../calculator/TableFigure";
import { type AnyView, type TableTab, tabsOf, type ViewAnswer } from "../kit";

/** Reports the columns that do not add up to the total below them, in the bar of parts and in every table. */
export function printedSumFaults(calculator: AnyCalculator, view: AnyView, answer: ViewAnswer<never>): string[] {
  const { inputs, outputs, format } = answer as ViewAnswer<AnyCalculator>;
  const parts = view.parts?.(answer);
  const tables = tabsOf(view).flatMap((tab) =>
    "table" in tab && tab.table !== undefined && tab.totals ? [tab as TableTab<AnyCalculator>] : [],
  );
  const htmlOf = (tab: TableTab<AnyCalculator>) => {
    const all = outputs[tab.table] as Readonly<Record<string, unknown>>[];
    const rows = tab.rows ? all.filter((row) => tab.rows?.(row, inputs)) : all;
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
  ];
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
