import { type FocusEvent, memo, useState } from "react";
import { limitsOf, resolve } from "../../../core/conditions";
import type { Field, Fields } from "../../../core/fields";
import type { Values } from "../../../core/parse";
import { readNames, rowsOf } from "../../../core/row-names";
import { midSentence } from "../../../core/words";
import { DayInput } from "../DayInput";
import { suggestionsOf, untyped } from "../FieldRow";
import { NumberInput } from "../NumberInput";
import { NamesCell, Weights } from "./NamesCell";
import { cellName, type Row, startText, type Writing } from "./rows";

interface ListRowProps {
  readonly list: string;
  readonly index: number;
  /** What a row is called. */
  readonly title: string;
  readonly columns: Fields;
  readonly row: Row;
  /** The row names of other lists that a column refers to, by list. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** The form's choices, which labels and units may depend on. */
  readonly around: Values;
  readonly symbol: string;
  readonly writing: Writing;
  readonly isBad: boolean;
  readonly isOpen: boolean;
  readonly setCell: (index: number, key: string, text: string) => void;
  readonly remove: (index: number) => void;
  /** Called when the visitor leaves a row that was just added. */
  readonly leave: () => void;
}

/** One row: its cells, then those of columns that name several rows, and rarely needed ones collapsed. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { list, index, title, columns, row, names, around, isBad, isOpen } = props;
  const scope = { ...around, ...row };
  const entries = Object.entries(columns);
  const plain = entries.filter(([, column]) => column.shown !== "more" && !rowsOf(column)?.many);
  const naming = entries.filter(([, column]) => rowsOf(column)?.many);
  const later = entries.filter(([, column]) => column.shown === "more");
  const isSet =
    later.some(([key, column]) => (row[key] ?? "") !== startText(column, props.writing)) ||
    naming.some(([key, column]) =>
      readNames(row[key] ?? "", namesOf(column, names)).some(({ weight }) => weight !== null),
    );
  const [unfolded, setUnfolded] = useState(isSet);
  // What is set is visible, and stays visible while it is being reset.
  if (isSet && !unfolded) setUnfolded(true);
  const cell = ([key, column]: [string, Field]) => <Cell key={key} {...props} name={key} column={column} />;
  const named = naming.map(([key, column]) => ({
    key,
    id: cellName(list, index, key),
    label: resolve(column.label, scope),
    everyone: rowsOf(column)?.many ?? "",
    names: namesOf(column, names),
    text: row[key] ?? "",
    setText: (text: string) => props.setCell(index, key, text),
  }));
  return (
    <div
      className="list-row"
      role="group"
      aria-label={`${title} ${index + 1}`}
      data-row={index}
      data-bad={isBad ? "" : undefined}
      onBlur={(event) => isOpen && stays(event, props.leave)}
    >
      <div className="cells">{plain.map(cell)}</div>
      <button
        type="button"
        id={`${list}.${index}-remove`}
        className="remove"
        aria-label={`Remove ${midSentence(title)} ${index + 1}`}
        onClick={() => props.remove(index)}
      >
        ×
      </button>
      {named.map(({ key, ...names }) => (
        <NamesCell key={key} {...names} />
      ))}
      {later.length + naming.length > 0 && (
        <button
          type="button"
          id={`${list}.${index}-more`}
          className="link more"
          aria-expanded={unfolded}
          aria-label={`${unfolded ? "Less" : "More"}: ${laterText(later, naming.length > 0, scope)}`}
          hidden={isSet}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? "Less" : "More"}
        </button>
      )}
      {unfolded && (
        <div className="cells">
          {later.map(cell)}
          {named.map(({ key, ...names }) => (
            <Weights key={key} {...names} />
          ))}
        </div>
      )}
    </div>
  );
});

/** No errors are shown in a row before it has been left. */
function stays(event: FocusEvent, leave: () => void): void {
  if (event.currentTarget.contains(event.relatedTarget)) event.stopPropagation();
  else leave();
}

/** What is collapsed: `quantity, taxed, uneven shares`. */
function laterText(later: readonly (readonly [string, Field])[], hasWeights: boolean, scope: Values): string {
  const labels = later.map(([, column]) => midSentence(resolve(column.label, scope)));
  return [...labels, ...(hasWeights ? ["uneven shares"] : [])].join(", ");
}

function namesOf(column: Field, names: ListRowProps["names"]): readonly string[] {
  return names[rowsOf(column)?.list ?? ""] ?? [];
}

/** A term or a letter grade needs no more room than a number. */
function fieldClass(field: Field): string {
  const { max: maxLength = Number.POSITIVE_INFINITY } = limitsOf(field, {});
  return field.type !== "text" ? "field" : maxLength > 40 ? "field text" : "field text brief";
}

type CellProps = ListRowProps & { readonly name: string; readonly column: Field };

function Cell({ name: key, column, ...props }: CellProps) {
  const { list, index, row, names, around, symbol, isBad, setCell } = props;
  const text = row[key] ?? "";
  const scope = { ...around, ...row };
  const label = resolve(column.label, scope);
  const onText = (typed: string) => setCell(index, key, typed);
  const id = cellName(list, index, key);
  const shared = { id, name: id, "aria-invalid": isBad || undefined };
  if (column.type === "boolean")
    return (
      <label className="cell check" data-cell={key}>
        <input
          {...shared}
          type="checkbox"
          checked={text === "true"}
          onChange={(event) => onText(String(event.target.checked))}
        />
        <small>{label}</small>
      </label>
    );
  const options = rowsOf(column)
    ? Object.fromEntries(namesOf(column, names).map((name) => [name, name]))
    : column.type === "choice" && column.options;
  const isDay = ["date", "time", "datetime"].includes(column.type);
  const unit = column.unit === undefined ? "" : resolve(column.unit, scope);
  const suffix = column.type === "percent" ? "%" : column.type === "money" ? "" : unit;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: each branch below is a control
    <label className="cell" data-cell={key}>
      <small>{label}</small>
      <span className={fieldClass(column)}>
        {options ? (
          <select {...shared} value={text} onChange={(event) => onText(event.target.value)}>
            {(column.optional || text === "") && <option value="">–</option>}
            {text !== "" && !Object.hasOwn(options, text) && (
              <option value={text}>{rowsOf(column) ? `${text} (unknown)` : text}</option>
            )}
            {Object.entries(options).map(([code, wording]) => (
              <option key={code} value={code}>
                {wording}
              </option>
            ))}
          </select>
        ) : isDay ? (
          <DayInput {...shared} type={column.type} text={text} onText={onText} />
        ) : column.type === "text" ? (
          <input
            {...shared}
            type="text"
            value={text}
            list={suggestionsOf(column)}
            onChange={(event) => onText(event.target.value)}
          />
        ) : (
          <>
            {column.type === "money" && !text.includes(symbol) && <span aria-hidden="true">{symbol}</span>}
            <NumberInput {...shared} field={column} text={text} onText={onText} />
            {suffix && <span aria-hidden="true">{untyped(suffix, text)}</span>}
          </>
        )}
      </span>
    </label>
  );
}
