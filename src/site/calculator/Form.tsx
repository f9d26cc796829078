import { memo, type ReactNode, type RefObject, useEffect, useState } from "react";
import type { AnyCalculator, Headline } from "../../core/calculator";
import { resolve } from "../../core/conditions";
import { CURRENCY_UNIT, type Field, type Fields } from "../../core/fields";
import type { Format } from "../../core/format";
import { canVary } from "../../core/varied";
import type { AnyView, Measured } from "../kit";
import { useAnswerSeen } from "./answer-seen";
import { arranged, type FieldEntry, givenInstead, isChanged, isShown } from "./arrangement";
import { BareField, FieldRow, type FieldRowProps, PairRow } from "./FieldRow";
import { controlText } from "./field-text";
import { unitChoices, withoutUnit } from "./field-units";
import { barSize } from "./headline";
import { idleInputs } from "./solve-choices";
import type { PageState } from "./state/page-state";
import { viewProps } from "./view-props";

interface FormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly calculator: AnyCalculator;
  readonly view: AnyView | undefined;
  readonly state: PageState;
  readonly format: Format;
  readonly setText: FieldRowProps["setText"];
  readonly setUnit: (measure: string, unit: string) => void;
  readonly leaveMeasure: (measure: string) => void;
  readonly setInputs: (texts: Readonly<Record<string, string>>) => void;
  readonly reset: () => void;
  /** A field was left: its error may be shown. */
  readonly endTyping: () => void;
  readonly askWhatIf: FieldRowProps["askWhatIf"];
}

export function Form({ form, state, reset, endTyping, ...props }: FormProps) {
  return (
    <form
      ref={form}
      className="inputs"
      onSubmit={(event) => event.preventDefault()}
      onBlur={endTyping}
      autoComplete="off"
      spellCheck={false}
    >
      <FormFields state={state} {...props} />
      {/* Its space is reserved, so that the first keystroke moves nothing. */}
      <p className={Object.keys(state.texts).length > 0 ? "form-end" : "form-end needless"}>
        <button type="button" className="link" onClick={reset}>
          Reset
        </button>
      </p>
      {!state.isForeign && <Dock headline={state.headline} />}
    </form>
  );
}

type FormFieldsProps = Pick<
  FormProps,
  "calculator" | "view" | "state" | "format" | "setText" | "setUnit" | "leaveMeasure" | "setInputs" | "askWhatIf"
>;

/** About five inputs by group; those that most visitors leave alone are collapsed below them. */
const FormFields = memo(function FormFields(props: FormFieldsProps) {
  const { calculator, view, state, format, setInputs } = props;
  const fields: Fields = calculator.inputs;
  const idle = idleInputs(view, state.lastAnswer, format);
  const inUse = Object.entries(fields).filter(([, field]) => isShown(field, state.current));
  // A number's unit is shown in the number's field.
  const besideNumber = new Set(inUse.map(([, { unitKey }]) => unitKey));
  const shown = inUse.filter(
    ([key, field]) =>
      !besideNumber.has(key) && field.shown !== "elsewhere" && !idle.includes(key) && !state.withoutField.has(key),
  );
  const { open, folds } = arranged(shown);
  const FormTop = view?.FormTop;
  const rows = (entries: readonly FieldEntry[]) =>
    withPairs(entries.map(([key, field]) => rowProps(key, field, props))).map((row) =>
      Array.isArray(row) ? <PairRow key={row[0]?.name} fields={row} /> : <FieldRow key={row.name} {...row} />,
    );
  const isSet = ([key]: FieldEntry) => isChanged(key, fields, state, view?.opening);

  return (
    <>
      {FormTop && (
        <FormTop
          urgent={state.hasInputs}
          {...viewProps(state, format, setInputs, calculator)}
          rows={(keys) => <Rows keys={keys} {...props} />}
          setText={props.setText}
          decimalComma={state.decimalComma}
          control={(key, instead) => <BareField {...rowProps(key, fields[key] as Field, props)} {...instead} />}
        />
      )}
      {open.map(({ name, entries }) => (
        <Group key={name} name={name}>
          {rows(entries)}
        </Group>
      ))}
      {folds.map(({ name, entries }) => (
        <Fold
          key={name}
          title={name}
          // Invalid inputs, and those from a link, must not be hidden.
          urgent={entries.some(([key]) => state.problems.has(key) || state.texts[key] !== undefined)}
          isSet={entries.some(isSet)}
        >
          {rows(entries)}
        </Fold>
      ))}
    </>
  );
});

export type RowSource = Omit<FormFieldsProps, "setInputs" | "askWhatIf"> & Partial<Pick<FormFieldsProps, "askWhatIf">>;

export function rowProps(key: string, field: Field, source: RowSource): FieldRowProps {
  const { calculator, view, state, format, setText, setUnit, leaveMeasure } = source;
  const measured = view?.measured;
  const unit = measured?.fieldUnit(key, field, calculator.inputs, state);
  // A field is empty while another one is given instead, and typing into it empties that one.
  const instead = givenInstead(field, state.current);
  const text = instead.length > 0 ? "" : controlText(key, field, state, format);
  const typed = withoutUnit(text, unit?.named ?? "");
  const suffix = suffixOf(field, state);
  const remark = state.remarks.get(key);
  const { unitKey } = field;
  const choosable = unitKey !== undefined && unitChoices(calculator.inputs[unitKey], state.current[unitKey]);
  return {
    name: key,
    field,
    limits: (unit && measured?.limitedIn(field, suffix, unit.shown)) || field,
    text: typed,
    ...(choosable
      ? {
          measure: unitKey,
          shownUnit: String(state.current[unitKey]),
          unitChoices: choosable,
          setUnit: setText,
        }
      : {
          measure: measured?.measureName(key, field),
          shownUnit: unit?.shown,
          unitChoices: unit?.choices,
          ownUnit: unit?.own,
          namedUnit: unit?.named,
          setUnit,
        }),
    leaveMeasure,
    longText: view?.longText,
    label: resolve(field.label, state.current),
    unit: field.type === "money" || field.type === "list" || suffix === CURRENCY_UNIT ? format.symbol : "",
    suffix: suffix === CURRENCY_UNIT ? "" : suffix,
    page: field.type === "list" ? { fields: calculator.inputs, state, format } : undefined,
    note: noteOf(field, state),
    hint:
      instead.length > 0 || state.isForeign
        ? undefined
        : (view?.hints?.[key]?.({ ...state.lastAnswer, format }) ?? undefined),
    // A unit chosen at the field needs no explanation.
    understood: typed === text && (typeof remark === "function" ? remark(setText) : remark),
    problem: state.problems.get(key) ?? (measured && problemWithout(measured, key, field, calculator.inputs, state)),
    setText:
      instead.length > 0
        ? (name, typed) => setText(name, typed, Object.fromEntries(instead.map((other) => [other, ""])))
        : setText,
    askWhatIf: source.askWhatIf && canVary(field) ? source.askWhatIf : undefined,
  };
}

/** Errors in inputs without a field of their own are shown at the field of their measure. */
function problemWithout(
  { measureName }: Measured,
  key: string,
  field: Field,
  fields: Fields,
  state: PageState,
): string | undefined {
  const name = measureName(key, field);
  const [other] = [...state.withoutField].filter(
    (hidden) => state.problems.has(hidden) && measureName(hidden, fields[hidden] as Field) === name,
  );
  return other && state.problems.get(other);
}

/** The rows of single inputs, for a custom page. */
export function Rows({ keys, ...source }: RowSource & { keys: readonly string[] }) {
  return keys.map((key) => <FieldRow key={key} {...rowProps(key, source.calculator.inputs[key], source)} />);
}

/** On a phone: the headline figure, visible while the form is and the answer itself is not. */
function Dock({ headline }: { headline: Headline }) {
  const answerSeen = useAnswerSeen();
  return (
    <p className={answerSeen ? "dock needless" : "dock"} aria-hidden="true" data-tone={headline.tone}>
      <span>{headline.label}</span>
      <b className={headline.text === undefined ? undefined : "text"} data-size={barSize(headline)}>
        {headline.figure}
      </b>
    </p>
  );
}

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
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
  /** Something in it differs from what the page opens with. */
  readonly isSet: boolean;
  readonly children: ReactNode;
}

/**
 * Collapsed until the visitor opens it or something in it must be seen; then it stays as the visitor leaves it.
 */
function Fold({ title, urgent, isSet, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (urgent) setOpen(true);
  }, [urgent]);
  return (
    <details className="fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title}
        {isSet && <span className="fold-set"> changed</span>}
      </summary>
      {children}
    </details>
  );
}

/** Adjacent fields with the same label, such as feet and inches, are one measure and share a row. */
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

/** A longer unit would leave no room for the number: it goes into the note, and only a percent sign stays. */
const UNIT_LETTERS = 18;

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
