/** A list that grows row by row, or by pasting from a spreadsheet. Its text is JSON whose cells are texts. */

import { type ClipboardEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { limitsOf } from "../../../core/conditions";
import type { Field, Fields } from "../../../core/fields";
import type { Format } from "../../../core/format";
import type { Values } from "../../../core/parse";
import { pastedRows, type TableGrammar } from "../../../core/read-table";
import { rowsOf } from "../../../core/row-names";
import { midSentence } from "../../../core/words";
import type { TypedBefore } from "../../hydration/use-early-input";
import { dayComesFirst } from "../../preferences/date-order";
import { writesDecimalComma } from "../../preferences/decimal-comma";
import { controlText } from "../field-text";
import { fetchGrammars, loadedGrammars } from "../grammar-loader";
import type { PageState } from "../state/page-state";
import { ListRow } from "./ListRow";
import {
  type Lists,
  namesIn,
  pastedRow,
  type Row,
  type Rows,
  readRows,
  rowNamedIn,
  rowsToPasteInto,
  startRow,
  textsNaming,
  type Writing,
  withEarlyCells,
} from "./rows";
import "./list.css";

interface ListInputProps extends TypedBefore {
  readonly name: string;
  readonly label: string;
  readonly field: Field;
  readonly text: string;
  /** Currency symbol of amounts. */
  readonly symbol: string;
  readonly problem?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly page: ListPage;
  readonly setText: SetListText;
}

/** What a list needs from its page: lists may name each other's rows. */
export interface ListPage {
  readonly fields: Fields;
  readonly state: PageState;
  readonly format: Format;
}

/**
 * @param others texts that change with it
 * @param isOpen a row is still being filled in: no errors are shown in it yet
 */
export type SetListText = (
  key: string,
  text: string,
  others?: Readonly<Record<string, string>>,
  isOpen?: boolean,
) => void;

/** The current index of an earlier row; null if it was removed. */
type PlaceNow = (index: number) => number | null;

const inPlace: PlaceNow = (index) => index;

/** For a list that sets no limit of its own. */
const MOST_ROWS = 10_000;

export default function ListInput(props: ListInputProps) {
  const { name, label, field, text, symbol, problem, describedBy, typedBefore } = props;
  const { fields, state, format } = props.page;
  const lists: Lists = {
    fields,
    current: state.current,
    textOf: (key) => controlText(key, fields[key] as Field, state, format),
    isExample: (key) => state.texts[key] === undefined,
  };
  const place = useRef<HTMLDivElement>(null);
  const decimalComma = writesDecimalComma();
  const writing = useKept<Writing>({ decimalComma, grouping: format.grouping });
  const rows = useRows(field, text, writing);
  /** The row that was just added, until it is left. */
  const [open, setOpen] = useState<number | null>(null);
  const [pasted, setPasted] = useState<{ readonly count: number; readonly before: Rows } | null>(null);
  // A second press before the next render sees the result of the first one.
  const latest = useRef({ ...props, lists, rows, open });
  useLayoutEffect(() => {
    latest.current = { ...props, lists, rows, open };
  });

  const save = useCallback((after: Rows, placeNow: PlaceNow = inPlace, isOpen = false) => {
    const { name, rows: before, lists, setText } = latest.current;
    const others = textsNaming(lists, { name, before, after, placeNow });
    latest.current = { ...latest.current, rows: after };
    setPasted(null);
    setText(name, JSON.stringify(after), others, isOpen);
  }, []);

  const setCell = useCallback(
    (index: number, key: string, cell: string) => {
      const { rows, open, field } = latest.current;
      const columns = field.columns ?? {};
      const after = rows.map((row, i) => (i === index ? { ...row, [key]: cell } : row));
      save(after, inPlace, open === index && lacks(after[index] as Row, columns));
    },
    [save],
  );

  const remove = useCallback(
    (index: number) => {
      const after = latest.current.rows.filter((_, i) => i !== index);
      setOpen(null);
      save(after, (i) => (i === index ? null : i > index ? i - 1 : i));
      const next = Math.min(index, after.length - 1);
      focusSoon(place.current, next < 0 ? ":scope > button" : `[data-row="${next}"] > button`);
    },
    [save],
  );

  const leave = useCallback(() => setOpen(null), []);

  function add(): void {
    const { rows } = latest.current;
    setOpen(rows.length);
    save([...rows, startRow(field.columns ?? {}, writing)], inPlace, true);
    focusSoon(place.current, `[data-row="${rows.length}"] :is(input, select)`);
  }

  function paste(event: ClipboardEvent<HTMLElement>): void {
    const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-cell]") : null;
    const first = Number(cell?.closest<HTMLElement>("[data-row]")?.dataset.row);
    const copied = event.clipboardData.getData("text/plain");
    const { tables } = loadedGrammars();
    if (tables) {
      if (cell && putRows(tables, copied, cell.dataset.cell ?? "", first)) event.preventDefault();
    } else if (cell && /[\t\n]/.test(copied.trim())) {
      // A field takes one line only, so these wait for the grammar, which the focus of the cell fetches.
      event.preventDefault();
      fetchGrammars(["tables"]).then(
        (grammars) => grammars.tables && putRows(grammars.tables, copied, cell.dataset.cell ?? "", first),
        () => {},
      );
    }
  }

  /** Puts pasted rows into the list; false if the text belongs into one cell. */
  function putRows(tables: TableGrammar, copied: string, start: string, first: number): boolean {
    const { rows, lists } = latest.current;
    const columns = field.columns ?? {};
    const lines = pastedRows(tables, copied, columns, start, { decimalComma, dayFirst: dayComesFirst() });
    if (!lines) return false;
    const kept = lines.slice(0, (limitsOf(field, {}).max ?? MOST_ROWS) + 1 - first);
    const after = [...rowsToPasteInto(lists, name, rows, { first, count: kept.length })];
    for (const [i, line] of kept.entries()) after[first + i] = pastedRow(columns, after[first + i], line, writing);
    setOpen(null);
    save(after);
    setPasted({ count: kept.length, before: rows });
    return true;
  }

  // On arrival, before anything is painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival, once
  useLayoutEffect(() => {
    const early = typedBefore?.() ?? {};
    // One list at a time, each with the changes of the one before: several may load at once.
    queueMicrotask(() => {
      const { lists, rows } = latest.current;
      const typed = withEarlyCells(lists.fields, name, rows, early);
      if (typed !== rows) flushSync(() => save(typed));
    });
  }, []);

  const title = field.row?.label ?? "Row";
  const plain = Object.values(field.columns ?? {}).filter((column) => column.shown !== "more" && !rowsOf(column)?.many);
  const names = useNames(field, lists, writing);
  const around = useChoices(lists);
  const bad = rowNamedIn(problem, field, rows);
  return (
    <div
      className="list"
      ref={place}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      data-columns={plain.length}
      data-line={plain.length === 3 && plain.every(isShort) ? "" : undefined}
      onPaste={paste}
      onFocus={() => fetchGrammars(["tables"]).catch(() => {})}
    >
      {rows.map((row, index) => (
        <ListRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          key={index}
          list={name}
          index={index}
          title={title}
          columns={field.columns ?? {}}
          row={row}
          names={names}
          around={around}
          symbol={symbol}
          writing={writing}
          isBad={index === bad}
          isOpen={index === open}
          setCell={setCell}
          remove={remove}
          leave={leave}
        />
      ))}
      {/* Its id is used to repeat a press that came before this script loaded. */}
      <button type="button" id={`${name}-add`} className="link" onClick={add}>
        Add {/^[aeiou]/i.test(title) ? "an" : "a"} {midSentence(title)}
      </button>
      <p className="pasted" role="status">
        {pasted && (
          <>
            {pasted.count} {pasted.count === 1 ? "row" : "rows"} pasted.{" "}
            <button
              type="button"
              className="link"
              onClick={() => save(pasted.before, (i) => (i < pasted.before.length ? i : null))}
            >
              Undo
            </button>
          </>
        )}
      </p>
    </div>
  );
}

/** Whether a cell is a name or a number without a unit beside it, so that three of them fit a phone. */
function isShort({ type, unit }: Field): boolean {
  return unit === undefined && ["text", "number", "integer"].includes(type);
}

/** The rows of a text. Unchanged rows are the same objects, so that only the others are rendered again. */
function useRows(field: Field, text: string, writing: Writing): Rows {
  const before = useRef<Rows>([]);
  const rows = useMemo(
    () =>
      readRows(field, text, writing).map((row, i) => {
        const known = before.current[i];
        return known && JSON.stringify(known) === JSON.stringify(row) ? known : row;
      }),
    [field, text, writing],
  );
  useLayoutEffect(() => {
    before.current = rows;
  }, [rows]);
  return rows;
}

/** Whether a required cell is empty. */
function lacks(row: Row, columns: Fields): boolean {
  return Object.entries(columns).some(
    ([key, { type, optional, min }]) =>
      !(row[key] ?? "").trim() && !optional && type !== "boolean" && (type !== "text" || min),
  );
}

/** Row names of other lists that this one's columns refer to, by list; the same object while unchanged. */
function useNames(field: Field, { fields, textOf }: Lists, writing: Writing) {
  const named = Object.values(field.columns ?? {}).flatMap((column) => rowsOf(column) ?? []);
  const names = Object.fromEntries(
    named.map(({ list, column }) => {
      const other = fields[list] as Field;
      return [list, namesIn(readRows(other, textOf(list), writing), other, column)];
    }),
  );
  return useKept<Readonly<Record<string, readonly string[]>>>(names);
}

/** The form's choices, which columns may depend on; the same object while unchanged. */
function useChoices({ fields, current }: Lists) {
  const choices = Object.keys(fields).filter((key) => fields[key]?.type === "choice");
  return useKept<Values>(Object.fromEntries(choices.map((key) => [key, current[key]])));
}

/** The same object as long as its JSON is the same: rows are rendered again only where something changed. */
function useKept<T>(value: T): T {
  const json = JSON.stringify(value);
  return useMemo(() => JSON.parse(json) as T, [json]);
}

/** After React has rendered it, focuses what was added, or what follows something removed. */
function focusSoon(place: Element | null, selector: string): void {
  requestAnimationFrame(() => place?.querySelector<HTMLElement>(selector)?.focus());
}
