import { Fragment, memo, type ReactNode } from "react";
import type { Field } from "../../core/fields";
import { deferred } from "../hydration/island";
import type { longText } from "../kit/LongText";
import { DayInput } from "./DayInput";
import { withUnit } from "./field-units";
import type { ListPage, SetListText } from "./list/ListInput";
import { NumberInput } from "./NumberInput";

const ListInput = deferred(() => import("./list/ListInput"), "seen");

export interface FieldRowProps {
  readonly name: string;
  readonly field: Field;
  /** The field with its limits in the unit that it shows, for the arrow keys. */
  readonly limits?: Field;
  readonly text: string;
  readonly label: string;
  /** Symbol before the number. */
  readonly unit: string;
  /** Unit after it. */
  readonly suffix: string;
  readonly note?: string | undefined;
  /** A figure computed from the other inputs, or a button that fills the field. */
  readonly hint?: ReactNode;
  /** How an ambiguous number or an expression was interpreted. */
  readonly understood?: ReactNode;
  readonly problem?: string | undefined;
  /** At the last input of a measure: its name, its unit, and the alternatives. */
  readonly measure?: string | undefined;
  readonly shownUnit?: string | undefined;
  /** Units as they are shown, or their labels by id. */
  readonly unitChoices?: readonly string[] | Readonly<Record<string, string>> | undefined;
  readonly ownUnit?: string | undefined;
  /** The unit that is added to the text of a plain number in this field. */
  readonly namedUnit?: string | undefined;
  readonly setText: SetListText;
  /** For text that may be too long to render. */
  readonly longText?: typeof longText | undefined;
  /** For a list: the other inputs. */
  readonly page?: ListPage | undefined;
  readonly setUnit?: ((measure: string, unit: string) => void) | undefined;
  /** Opens “what if” for this input. */
  readonly askWhatIf?: ((input: string) => void) | undefined;
  /** Called when the visitor leaves a number, with the name of its measure. */
  readonly leaveMeasure?: ((measure: string) => void) | undefined;
}

/** Longer lists of choices are a select; a few short ones are buttons side by side. */
const SEGMENTS = 3;
const SEGMENT_LETTERS = 22;

export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { name, field, label } = props;
  const wide = field.type === "list" || field.control === "multiline" || isLong(field);
  const segmented = isSegmented(field);
  const heading =
    segmented || field.type === "list" ? (
      <span id={`${name}-label`}>{label}</span>
    ) : (
      <label htmlFor={name}>{label}</label>
    );
  return (
    <div className={wide ? "row wide" : isTick(field) ? "row tick" : segmented ? "row segmented" : "row"}>
      <div className="label">
        {heading}
        {/* By keyboard, “what if” is among the actions below the answer: not another stop after every field. */}
        {props.askWhatIf && (
          <button type="button" className="ask-what-if" tabIndex={-1} onClick={() => props.askWhatIf?.(name)}>
            What if?
          </button>
        )}
        <Note {...props} />
      </div>
      {controlOf(props)}
      <Remarks {...props} />
    </div>
  );
});

/** The control alone with its remarks, where a view writes the label or no label is visible. */
export function BareField(props: FieldRowProps) {
  return (
    <>
      {controlOf(props, props.label)}
      <Remarks {...props} />
    </>
  );
}

/** Fields of one measure, such as feet and inches, side by side under one label. */
export function PairRow({ fields }: { fields: readonly FieldRowProps[] }) {
  const [first] = fields as [FieldRowProps, ...FieldRowProps[]];
  return (
    <div className="row pair" role="group" aria-labelledby={`${first.name}-label`}>
      <div className="label">
        <span id={`${first.name}-label`}>{first.label}</span>
        <Note {...first} />
      </div>
      <div className="pair-fields">
        {fields.map((props) => (
          <Fragment key={props.name}>{controlOf(props, `${props.label}, ${props.suffix}`)}</Fragment>
        ))}
      </div>
      {fields.map((props) => (
        <Remarks key={props.name} {...props} />
      ))}
    </div>
  );
}

/** Small print under the label: a figure computed from other inputs, and what the field means. */
function Note({ name, note, hint }: FieldRowProps) {
  return note || hint ? (
    <small id={`${name}-note`}>
      {hint}
      {hint && note && " · "}
      {note}
    </small>
  ) : null;
}

/** Under the field: how the text was interpreted, or what is wrong with it. */
function Remarks({ name, understood, problem }: FieldRowProps) {
  return (
    <>
      {understood && (
        <p className="understood" id={`${name}-understood`}>
          {understood}
        </p>
      )}
      {problem && (
        <p className="error" id={`${name}-error`}>
          {problem}
        </p>
      )}
    </>
  );
}

function describedBy({ name, note, hint, understood, problem }: FieldRowProps): string | undefined {
  const ids = [(note || hint) && `${name}-note`, understood && `${name}-understood`, problem && `${name}-error`].filter(
    Boolean,
  );
  return ids.length > 0 ? ids.join(" ") : undefined;
}

/** @param ariaLabel name of the control if its visible label names several controls */
function controlOf(props: FieldRowProps, ariaLabel?: string): ReactNode {
  const { name, field, text, problem, setText, label } = props;
  const shared = {
    id: name,
    "aria-label": ariaLabel,
    "aria-describedby": describedBy(props),
    "aria-invalid": problem ? true : undefined,
  };
  const boxed = problem ? "field bad" : "field";
  switch (field.type) {
    case "choice":
      if (isSegmented(field)) return <Segments {...props} />;
      return (
        <div className={boxed}>
          <select {...shared} value={text} onChange={(event) => setText(name, event.target.value)}>
            {field.optional && <option value="">–</option>}
            {Object.entries(field.options ?? {}).map(([code, wording]) => (
              <option key={code} value={code}>
                {wording}
              </option>
            ))}
          </select>
        </div>
      );
    case "boolean":
      if (!isTick(field))
        return (
          <div className={boxed}>
            <select {...shared} value={text} onChange={(event) => setText(name, event.target.value)}>
              <option value="">Automatic</option>
              <option value="true">Yes</option>
              <option value="false">No</option>
            </select>
          </div>
        );
      return (
        <input
          {...shared}
          type="checkbox"
          checked={text === "true"}
          onChange={(event) => setText(name, String(event.target.checked))}
        />
      );
    case "date":
    case "time":
    case "datetime":
      return (
        <div className={boxed}>
          <DayInput {...shared} type={field.type} text={text} onText={(value) => setText(name, value)} />
        </div>
      );
    case "text":
      if (field.control === "multiline") {
        const long = props.longText?.(text, (changed) => setText(name, changed));
        return (
          <>
            <div className={`${boxed} text`}>
              <textarea
                {...shared}
                value={text}
                {...long?.field}
                rows={4}
                onChange={(event) => setText(name, event.target.value)}
              />
            </div>
            {long?.note}
          </>
        );
      }
      return (
        <div className={`${boxed} text`}>
          <input
            {...shared}
            type="text"
            list={suggestionsOf(field)}
            autoCapitalize="off"
            value={text}
            onChange={(event) => setText(name, event.target.value)}
          />
        </div>
      );
    case "list":
      return (
        <ListInput
          urgent={props.page?.state.texts[name] !== undefined}
          name={name}
          label={label}
          field={field}
          text={text}
          symbol={props.unit}
          page={props.page as ListPage}
          problem={problem}
          describedBy={describedBy(props)}
          setText={setText}
        />
      );
    default:
      return (
        <div className={boxed}>
          {props.unit && !text.includes(props.unit) && <span aria-hidden="true">{props.unit}</span>}
          <NumberInput
            {...shared}
            field={props.limits ?? field}
            text={text}
            onText={(value) => setText(name, withUnit(value, props.namedUnit ?? ""))}
            onBlur={() => props.leaveMeasure?.(props.measure ?? name)}
          />
          {props.unitChoices ? (
            <UnitSelect {...props} />
          ) : (
            props.suffix && <span aria-hidden="true">{untyped(props.suffix, text)}</span>
          )}
        </div>
      );
  }
}

/** The unit after a number, without what was typed with the number: ` / year` after `6.5%`. */
export function untyped(suffix: string, text: string): string {
  if (text.trim().endsWith("%")) return suffix.replace(/^% ?/, "");
  return /\p{L}/u.test(suffix) && text.trim().endsWith(suffix) ? "" : suffix;
}

/** The unit select in a field, which changes only that measure. */
function UnitSelect({ name, label, measure = "", shownUnit = "", ownUnit, unitChoices = [], ...props }: FieldRowProps) {
  return (
    <select
      className="unit"
      aria-label={`Unit of ${label}`}
      aria-controls={name}
      value={shownUnit}
      onChange={({ target: { value } }) => props.setUnit?.(measure, value === ownUnit ? "" : value)}
    >
      {Array.isArray(unitChoices)
        ? unitChoices.map((unit) => (
            <option key={unit} value={unit}>
              {/* Next to the inches, the two fields already say `ft in`. */}
              {unit === shownUnit && unit === ownUnit ? props.suffix : unit}
            </option>
          ))
        : Object.entries(unitChoices).map(([id, symbol]) => (
            <option key={id} value={id}>
              {symbol}
            </option>
          ))}
    </select>
  );
}

/** The ID of the `datalist` with suggestions for a text. */
export function suggestionsOf({ control }: Field): string | undefined {
  return typeof control === "object" && "suggestions" in control ? control.suggestions : undefined;
}

function isTick(field: Field): boolean {
  return field.type === "boolean" && !field.optional;
}

function Segments(props: FieldRowProps) {
  const { name, field, text, setText, problem } = props;
  return (
    <div
      className="segments"
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-describedby={describedBy(props)}
      aria-invalid={problem ? true : undefined}
    >
      {Object.entries(field.options ?? {}).map(([code, wording]) => (
        <label key={code}>
          <input type="radio" name={name} value={code} checked={text === code} onChange={() => setText(name, code)} />
          <span>{wording}</span>
        </label>
      ))}
    </div>
  );
}

function isSegmented(field: Field): boolean {
  const wordings = Object.values(field.options ?? {});
  return (
    field.type === "choice" &&
    !field.optional &&
    wordings.length <= SEGMENTS &&
    wordings.join("").length <= SEGMENT_LETTERS
  );
}

/** Choices with long labels, texts, and dates with a time get the full width. */
function isLong(field: Field): boolean {
  if (field.type === "choice")
    return !isSegmented(field) && Object.values(field.options ?? {}).some((wording) => wording.length > 13);
  return field.type === "text" || field.type === "datetime";
}
