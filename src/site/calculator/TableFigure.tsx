import { useState } from "react";
import { meets } from "../../core/conditions";
import type { Field } from "../../core/fields";
import type { Format } from "../../core/format";
import type { Values } from "../../core/parse";
import type { TableTab } from "../kit";
import { addingUp, totalOf } from "../kit/adding-up";
import { CopyButton } from "../kit/CopyButton";
import { alignedDecimals, cellText, columnUnit } from "../kit/display-value";
import { Pager } from "../kit/Pager";
import { ScrollRegion } from "../kit/ScrollRegion";
import { labelOf } from "../kit/shown-output";
import { reportLoadFailure } from "../platform/load-failures";

/** Rows on screen at once; print and CSV contain all of them. */
const PAGE = 24;

type Row = Readonly<Record<string, unknown>>;

interface TableFigureProps {
  // biome-ignore lint/suspicious/noExplicitAny: the table of any calculator
  readonly tab: TableTab<any>;
  readonly field: Field;
  readonly rows: readonly Row[];
  readonly inputs: Values;
  readonly format: Format;
  /** Used to name the downloaded file. */
  readonly id: string;
  /** On paper, all rows are shown instead of pages. */
  readonly printing: boolean;
}

export function TableFigure({ tab, field, rows: exact, inputs, format, id, printing }: TableFigureProps) {
  const [page, setPage] = useState(0);
  const rows = tab.printed ? exact.map((row) => tab.printed?.(row, format) ?? row) : exact;
  const columns = Object.entries(field.columns ?? {}).filter(
    ([key, column]) =>
      column.shown !== "elsewhere" &&
      meets(column.when, inputs) &&
      !rows.every((row) => row[key] === null || (row[key] === 0 && tab.without?.includes(key))),
  );
  const pages = Math.ceil(rows.length / PAGE);
  const current = Math.min(page, pages - 1);
  const added = addingUp(rows, columns, tab.totals, format.minorDigits);
  const shown = printing ? added : added.slice(current * PAGE, (current + 1) * PAGE);
  const decimals = new Map(
    columns.map(([key, column]) => [
      key,
      alignedDecimals(
        column,
        shown.map((row) => row[key]),
        format,
      ),
    ]),
  );
  const cell = ([key, column]: [string, Field], row: Row) =>
    cellText(column, row[key], inputs, format, row, decimals.get(key));

  function download(): void {
    import("../kit/table-csv").then(
      ({ downloadTable }) => downloadTable(`${id}-${tab.table}.csv`, columns, rows, inputs, tab.totals),
      reportLoadFailure,
    );
  }

  return (
    <figure className="table-figure">
      <ScrollRegion label={tab.label}>
        <table>
          <thead>
            <tr>
              {columns.map(([key, column]) => (
                <th key={key} scope="col" className={isText(column) ? "text" : undefined}>
                  {labelOf(column, inputs)}
                  {columnUnit(column, inputs) && <span className="unit"> {columnUnit(column, inputs)}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are ordered and replaced as a whole
              <tr key={i}>
                {columns.map((column) => {
                  const text = cell(column, row);
                  return (
                    <td key={column[0]} className={textClass(column[1], text)}>
                      {text}
                      {column[0] === tab.copy && <CopyButton label={text} text={text} />}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          {/* Under the first of several pages, it would be read as theirs. */}
          {tab.totals && (printing || current === pages - 1) && (
            <tfoot>
              <tr>
                {columns.map((column, i) =>
                  i === 0 ? (
                    <th key={column[0]} scope="row">
                      Total
                    </th>
                  ) : (
                    <td key={column[0]}>
                      {tab.totals?.includes(column[0])
                        ? cell(column, { [column[0]]: totalOf(added, column, format.minorDigits) })
                        : ""}
                    </td>
                  ),
                )}
              </tr>
            </tfoot>
          )}
        </table>
      </ScrollRegion>
      <figcaption className="table-tools">
        <Pager id={tab.table} page={current} pages={pages} onTurn={setPage}>
          <label>
            Rows{" "}
            <select value={current} onChange={(event) => setPage(Number(event.target.value))}>
              {Array.from({ length: pages }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
                <option key={i} value={i}>
                  {i * PAGE + 1}–{Math.min(rows.length, (i + 1) * PAGE)}
                </option>
              ))}
            </select>{" "}
            of {rows.length}
          </label>
        </Pager>
        <button type="button" id={`${tab.table}-csv`} className="link" onClick={download}>
          Download CSV
        </button>
      </figcaption>
    </figure>
  );
}

function isText(column: Field): boolean {
  return ["text", "choice", "boolean"].includes(column.type);
}

/** A short text, such as `2026-27`, stays on one line. */
function textClass(column: Field, text: string): string | undefined {
  if (!isText(column)) return undefined;
  return text.length <= 10 ? "text short" : "text";
}
