/** A repayment schedule by year; each year expands into its payments. */
import { type ChangeEvent, Fragment, useId, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Field } from "../../core/fields";
import type { Format } from "../../core/format";
import { reportLoadFailure } from "../platform/load-failures";
import { usePrinting } from "../platform/printing";
import { addingUp } from "./adding-up";
import { ScrollRegion } from "./ScrollRegion";
import "./year-schedule.css";

type Cells = Readonly<Record<string, unknown>>;

interface YearScheduleProps {
  /** Used to name the downloaded files. */
  readonly id: string;
  readonly schedule: { readonly field: Field; readonly rows: readonly (Cells & { readonly date: string })[] };
  readonly yearly: { readonly field: Field; readonly rows: readonly (Cells & { readonly year: string })[] };
  /** Amounts that both tables contain, and their headings. */
  readonly columns: readonly (readonly [key: string, label: string])[];
  /** Columns with a total in the last row of a file. */
  readonly totals: readonly string[];
  /** The year row that a payment belongs to. */
  readonly yearOf: (place: number) => string;
  readonly format: Format;
}

export function YearSchedule(props: YearScheduleProps) {
  const { id, schedule, yearly, columns, totals, yearOf, format } = props;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [found, setFound] = useState<number | null>(null);
  const printing = usePrinting();
  const scroll = useRef<HTMLDivElement>(null);
  const jumpId = useId();
  const ranges = rangesOf(schedule.rows.length, yearOf);
  // The same cents as in the tables of the same columns, so that the payments of a year add up to its row.
  const payments = useMemo(() => printedRows(schedule, totals, format), [schedule, totals, format]);
  const years = useMemo(() => printedRows(yearly, totals, format), [yearly, totals, format]);
  const amount = (row: Cells, key: string) => format.amount(row[key] as number);
  const [first, last] = [schedule.rows[0]?.date, schedule.rows.at(-1)?.date];

  function toggle(year: string): void {
    const next = new Set(open);
    if (!next.delete(year)) next.add(year);
    setOpen(next);
  }

  /** Expands the year of a date, and scrolls to the first payment on or after it. */
  function jump(event: ChangeEvent<HTMLInputElement>): void {
    const { value } = event.target;
    if (!value) return;
    const after = schedule.rows.findIndex((row) => row.date >= value);
    const place = after < 0 ? schedule.rows.length - 1 : after;
    flushSync(() => {
      setOpen(new Set(open).add(yearOf(place)));
      setFound(place);
    });
    const row = scroll.current?.querySelector<HTMLElement>("[data-found]");
    const head = scroll.current?.querySelector("thead");
    if (row && scroll.current)
      scroll.current.scrollTop = row.offsetTop - (head?.clientHeight ?? 0) - 2 * row.clientHeight;
  }

  function download(name: string, table: Field, rows: readonly Cells[]): void {
    const columns = Object.entries(table.columns ?? {});
    import("./table-csv").then(
      ({ downloadTable }) => downloadTable(`${id}-${name}.csv`, columns, rows, {}, totals),
      reportLoadFailure,
    );
  }

  return (
    <figure className="table-figure year-schedule">
      <p className="jump">
        <label htmlFor={jumpId}>Jump to the payment on or after</label>{" "}
        <input id={jumpId} type="date" min={first} max={last} onChange={jump} />
      </p>
      <ScrollRegion label="Schedule by year" ref={scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col" className="text">
                Year
              </th>
              {columns.map(([key, label]) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((year) => {
              const isOpen = printing || open.has(year.year);
              const [from = 0, to = 0] = ranges.get(year.year) ?? [];
              return (
                <Fragment key={year.year}>
                  <tr className="year">
                    <th scope="row" className="text">
                      <button type="button" aria-expanded={isOpen} onClick={() => toggle(year.year)}>
                        {year.year}
                      </button>
                    </th>
                    {columns.map(([key]) => (
                      <td key={key}>{amount(year, key)}</td>
                    ))}
                  </tr>
                  {isOpen &&
                    payments.slice(from, to).map((row, i) => (
                      <tr key={row.date} data-found={from + i === found ? "" : undefined}>
                        <th scope="row" className="text">
                          {format.shortDate(row.date)}
                        </th>
                        {columns.map(([key]) => (
                          <td key={key}>{amount(row, key)}</td>
                        ))}
                      </tr>
                    ))}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
      <figcaption className="table-tools">
        <button
          type="button"
          className="link"
          onClick={() =>
            setOpen(open.size > 0 ? new Set() : new Set(yearly.rows.slice(0, MOST_OPEN).map((row) => row.year)))
          }
        >
          {open.size > 0 ? "Collapse all" : "Expand years"}
        </button>
        <span>
          CSV:{" "}
          <button
            type="button"
            id="schedule-csv"
            className="link"
            onClick={() => download("schedule", schedule.field, schedule.rows)}
          >
            every payment
          </button>
          ,{" "}
          <button
            type="button"
            id="yearly-csv"
            className="link"
            onClick={() => download("yearly", yearly.field, yearly.rows)}
          >
            by year
          </button>
        </span>
      </figcaption>
    </figure>
  );
}

/** Expanding more years of monthly rows at once would make the page slow. */
const MOST_OPEN = 50;

function printedRows<Row extends Cells>(
  { field, rows }: { readonly field: Field; readonly rows: readonly Row[] },
  totals: readonly string[],
  format: Format,
): readonly Row[] {
  return addingUp(rows, Object.entries(field.columns ?? {}), totals, format.minorDigits) as readonly Row[];
}

/** Index of each year's first payment, and the index after its last. */
function rangesOf(count: number, yearOf: (place: number) => string): Map<string, [number, number]> {
  const ranges = new Map<string, [number, number]>();
  for (let place = 0; place < count; place++) {
    const year = yearOf(place);
    const range = ranges.get(year);
    if (range) range[1] = place + 1;
    else ranges.set(year, [place, place + 1]);
  }
  return ranges;
}
