/** A list that grows row by row. Its text is JSON whose cells are texts as typed. */
import { useRef } from "react";
import { resolve } from "../../core/conditions";
import type { Field } from "../../core/fields";
import { writesDecimalComma } from "../preferences/decimal-comma";
import { NumberInput } from "./NumberInput";
import { numberText } from "./texts";

interface ListInputProps {
  readonly name: string;
  readonly label: string;
  readonly field: Field;
  readonly text: string;
  readonly problem?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly setText: (key: string, text: string) => void;
}

type Row = Readonly<Record<string, string>>;

export default function ListInput({
  name,
  label,
  field,
  text,
  problem,
  describedBy,
  setText,
}: ListInputProps) {
  const list = useRef<HTMLDivElement>(null);
  const columns = Object.entries(field.item ?? {});
  const rows = rowsOf(text);
  const title = field.itemLabel ?? "Row";
  const save = (next: readonly Row[]) => setText(name, JSON.stringify(next));
  const setCell = (index: number, key: string, cell: string) =>
    save(rows.map((row, i) => (i === index ? { ...row, [key]: cell } : row)));

  function add(): void {
    const empty = Object.fromEntries(columns.map(([key, column]) => [key, startText(column)]));
    save([...rows, empty]);
    // After React has drawn it, the new row is where the reader goes on.
    requestAnimationFrame(() => {
      const added = list.current?.querySelectorAll<HTMLElement>("[data-row]");
      added?.[added.length - 1]?.querySelector<HTMLElement>("input, select")?.focus();
    });
  }

  return (
    <div
      className="list"
      ref={list}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      data-bad={problem ? "" : undefined}
    >
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <div className="list-row" data-row key={index} role="group" aria-label={`${title} ${index + 1}`}>
          {columns.map(([key, column]) => (
            <Cell
              key={key}
              label={resolve(column.label, row)}
              column={column}
              text={row[key] ?? ""}
              onText={(cell) => setCell(index, key, cell)}
            />
          ))}
          <button
            type="button"
            className="link remove"
            aria-label={`Remove ${title.toLowerCase()} ${index + 1}`}
            onClick={() => save(rows.filter((_, i) => i !== index))}
          >
            Remove
          </button>
        </div>
      ))}
      {/* By its id, a press is repeated that came before this script. */}
      <button type="button" id={`${name}-add`} className="link" onClick={add}>
        Add {/^[aeiou]/i.test(title) ? "an" : "a"} {title.toLowerCase()}
      </button>
    </div>
  );
}

interface CellProps {
  readonly label: string;
  readonly column: Field;
  readonly text: string;
  readonly onText: (text: string) => void;
}

function Cell({ label, column, text, onText }: CellProps) {
  if (column.type === "boolean")
    return (
      <label className="cell check">
        <input
          type="checkbox"
          checked={text === "true"}
          onChange={(event) => onText(String(event.target.checked))}
        />
        <small>{label}</small>
      </label>
    );
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: each branch below is a control
    <label className="cell">
      <small>{label}</small>
      <span className={column.type === "text" ? "field text" : "field"}>
        {column.type === "choice" ? (
          <select value={text} onChange={(event) => onText(event.target.value)}>
            {column.optional && <option value="">–</option>}
            {Object.entries(column.options ?? {}).map(([code, wording]) => (
              <option key={code} value={code}>
                {wording}
              </option>
            ))}
          </select>
        ) : column.type === "text" || column.type === "date" || column.type === "time" ? (
          <input
            type={column.type}
            value={text}
            autoComplete="off"
            onChange={(event) => onText(event.target.value)}
          />
        ) : (
          <NumberInput field={column} text={text} onText={onText} />
        )}
      </span>
    </label>
  );
}

function rowsOf(text: string): Row[] {
  try {
    const rows: unknown = JSON.parse(text || "[]");
    if (!Array.isArray(rows)) return [];
    return rows
      .filter((row) => typeof row === "object" && row !== null)
      .map((row) => Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, cellText(cell)])));
  } catch {
    return [];
  }
}

/** A cell is a text as typed, or a value of the page's own. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  return typeof cell === "number" ? numberText(cell, writesDecimalComma()) : String(cell);
}

function startText(column: Field): string {
  const start = resolve(column.default, {});
  if (start !== undefined && start !== null) return cellText(start);
  return column.type === "choice" && !column.optional ? (Object.keys(column.options ?? {})[0] ?? "") : "";
}
