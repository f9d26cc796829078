import { type ReactNode, type RefObject, useEffect, useState } from "react";
import type { AnyCalculator } from "../../core/calculator";
import { resolve } from "../../core/conditions";
import type { Field, Fields } from "../../core/fields";
import type { Format } from "../../core/format";
import type { Json } from "../../core/parse";
import type { AnyView } from "../view";
import { FieldRow, type FieldRowProps, PairRow } from "./FieldRow";
import { headlineOf } from "./headline";
import { isShown, type PageState, viewProps } from "./state";
import { fieldText } from "./texts";

interface FormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly calculator: AnyCalculator;
  readonly view: AnyView | undefined;
  readonly state: PageState;
  readonly format: Format;
  readonly setText: (key: string, text: string) => void;
  readonly setMany: (texts: Readonly<Record<string, string>>) => void;
  readonly reset: () => void;
}

/** The inputs by group; what most visitors leave alone is folded away under its group's name. */
export function Form(props: FormProps) {
  const { form, calculator, view, state, format, setMany, reset } = props;
  const fields: Fields = calculator.inputs;
  const shown = Object.entries(fields).filter(
    ([key, field]) => isShown(field, state.current) && !view?.ownInputs?.includes(key),
  );
  const FormTop = view?.FormTop;

  const propsOf = ([key, field]: [string, Field]) => rowProps(key, field, props);
  // What is wrong, or came with a link, must not hide in a fold.
  const needsOpen = (entries: readonly [string, Field][]) =>
    entries.some(([key]) => state.problems.has(key) || state.texts[key] !== undefined);
  const rows = (entries: readonly [string, Field][]) =>
    withPairs(entries.map(propsOf)).map((row) =>
      Array.isArray(row) ? <PairRow key={row[0]?.name} fields={row} /> : <FieldRow key={row.name} {...row} />,
    );

  return (
    <form ref={form} className="inputs" onSubmit={(event) => event.preventDefault()} autoComplete="off">
      {FormTop && (
        <FormTop
          {...viewProps(state, format, setMany, calculator)}
          rows={(keys) => <Rows keys={keys} {...props} />}
        />
      )}
      {groupsOf(shown).map(({ name, plain, advanced }) => (
        <Group key={name} name={name} folded={plain.length === 0} urgent={needsOpen(advanced)}>
          {rows(plain)}
          {advanced.length > 0 &&
            (plain.length === 0 ? (
              rows(advanced)
            ) : (
              <Fold title="More options" urgent={needsOpen(advanced)}>
                {rows(advanced)}
              </Fold>
            ))}
        </Group>
      ))}
      {Object.keys(state.texts).length > 0 && (
        <p className="form-end">
          <button type="button" className="link" onClick={reset}>
            Start over with the example
          </button>
        </p>
      )}
      <Dock calculator={calculator} state={state} format={format} />
    </form>
  );
}

type RowSource = Pick<FormProps, "view" | "state" | "format" | "setText">;

function rowProps(key: string, field: Field, { view, state, format, setText }: RowSource): FieldRowProps {
  const { inputs, outputs } = state.answered;
  return {
    name: key,
    field,
    text: state.texts[key] ?? fieldText(field, state.current[key] as Json, format),
    label: resolve(field.label, state.current),
    unit: field.type === "money" ? format.symbol : "",
    suffix: suffixOf(field, state),
    note: noteOf(field, state),
    hint: state.fresh ? (view?.hints?.[key]?.(inputs, outputs, format) ?? undefined) : undefined,
    understood: understoodOf(field, state.understood.get(key), format),
    problem: state.problems.get(key),
    setText,
  };
}

/** The rows of single inputs, for a bench of the view's own. */
export function Rows({
  keys,
  calculator,
  ...source
}: RowSource & { keys: readonly string[]; calculator: AnyCalculator }) {
  return keys.map((key) => <FieldRow key={key} {...rowProps(key, calculator.inputs[key], source)} />);
}

/** On a phone: the headline figure, in sight for as long as the form is. */
function Dock({
  calculator,
  state,
  format,
}: {
  calculator: AnyCalculator;
  state: PageState;
  format: Format;
}) {
  const { label, figure } = headlineOf(calculator, state.answered, format);
  return (
    <p className="dock" aria-hidden="true">
      <span>{label}</span>
      <b>{figure}</b>
    </p>
  );
}

interface GroupProps {
  readonly name: string;
  readonly folded: boolean;
  readonly urgent: boolean;
  readonly children: ReactNode;
}

function Group({ name, folded, urgent, children }: GroupProps) {
  if (folded)
    return (
      <Fold title={name} urgent={urgent} className="group">
        {children}
      </Fold>
    );
  return name ? (
    <fieldset>
      <legend>{name}</legend>
      {children}
    </fieldset>
  ) : (
    <div className="fieldset">{children}</div>
  );
}

interface FoldProps {
  readonly title: string;
  readonly urgent: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Folded away until the reader opens it, or something in it must be seen; then it stays as the reader leaves it. */
function Fold({ title, urgent, className = "", children }: FoldProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (urgent) setOpen(true);
  }, [urgent]);
  return (
    <details
      className={`more ${className}`}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}

interface FieldGroup {
  readonly name: string;
  readonly plain: [string, Field][];
  readonly advanced: [string, Field][];
}

/** Groups in the order in which their first field stands. */
function groupsOf(fields: readonly [string, Field][]): FieldGroup[] {
  const groups = new Map<string, FieldGroup>();
  for (const entry of fields) {
    const name = entry[1].group ?? "";
    let group = groups.get(name);
    if (!group) {
      group = { name, plain: [], advanced: [] };
      groups.set(name, group);
    }
    (entry[1].advanced ? group.advanced : group.plain).push(entry);
  }
  return [...groups.values()];
}

/** Neighbors with one label, such as feet and inches, are one measure and share a row. */
function withPairs(rows: readonly FieldRowProps[]): (FieldRowProps | FieldRowProps[])[] {
  const result: (FieldRowProps | FieldRowProps[])[] = [];
  for (const row of rows) {
    const last = result.at(-1);
    const mates = Array.isArray(last) ? last : last && [last];
    if (mates?.[0] && mates[0].label === row.label && row.suffix && mates[0].suffix)
      result[result.length - 1] = [...mates, row];
    else result.push(row);
  }
  return result;
}

/** A longer unit would leave the number no room; then the sign stays in the field and the rest goes to the note. */
const UNIT_LETTERS = 9;

function unitOf(field: Field, { current }: PageState): string {
  const unit = field.unit === undefined ? "" : resolve(field.unit, current);
  return field.type === "percent" && !unit.startsWith("%") ? (unit ? `% ${unit}` : "%") : unit;
}

function suffixOf(field: Field, state: PageState): string {
  const unit = unitOf(field, state);
  return unit.length <= UNIT_LETTERS ? unit : field.type === "percent" ? "%" : "";
}

function noteOf(field: Field, state: PageState): string | undefined {
  const note = field.note === undefined ? "" : resolve(field.note, state.current);
  const unit = unitOf(field, state);
  const long = unit.length > UNIT_LETTERS ? unit : "";
  return [long, note].filter(Boolean).join(" · ") || undefined;
}

function understoodOf(field: Field, text: string | undefined, format: Format): string | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isFinite(value)) return `= ${text}`;
  return `= ${field.type === "money" ? format.money(value) : format.number(value, 12)}`;
}
