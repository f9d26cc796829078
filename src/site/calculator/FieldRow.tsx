import { Fragment, memo, type ReactNode } from "react";
import type { Field } from "../../core/fields";
import { deferred } from "../view/island";
import { NumberInput } from "./NumberInput";

const ListInput = deferred(() => import("./ListInput"), "seen");

export interface FieldRowProps {
  readonly name: string;
  readonly field: Field;
  readonly text: string;
  readonly label: string;
  /** Sign before the number. */
  readonly unit: string;
  /** Unit after it. */
  readonly suffix: string;
  readonly note?: string | undefined;
  /** A figure worked out from the others. */
  readonly hint?: string | undefined;
  /** What an ambiguous number or a sum was taken for. */
  readonly understood?: string | undefined;
  readonly problem?: string | undefined;
  readonly setText: (key: string, text: string) => void;
}

/** Longer lists of choices are a select; a few short ones stand side by side. */
const SEGMENTS = 3;
const SEGMENT_LETTERS = 22;

export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { name, field, label } = props;
  const wide = field.type === "list" || field.multiline || isLong(field);
  const heading = (
    <>
      {label}
      <Note {...props} />
    </>
  );
  return (
    <div className={wide ? "row wide" : isTick(field) ? "row tick" : "row"}>
      {isSegmented(field) || field.type === "list" ? (
        <span className="label" id={`${name}-label`}>
          {heading}
        </span>
      ) : (
        <label htmlFor={name}>{heading}</label>
      )}
      {controlOf(props)}
      <Remarks {...props} />
    </div>
  );
});

/** Fields of one measure, such as feet and inches, side by side under one label. */
export function PairRow({ fields }: { fields: readonly FieldRowProps[] }) {
  const [first] = fields as [FieldRowProps, ...FieldRowProps[]];
  return (
    <div className="row pair" role="group" aria-labelledby={`${first.name}-label`}>
      <span className="label" id={`${first.name}-label`}>
        {first.label}
        <Note {...first} />
      </span>
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

/** Small print under the label: a figure worked out from the others, and what the field means. */
function Note({ name, note, hint }: FieldRowProps) {
  return note || hint ? (
    <small id={`${name}-note`}>
      {hint}
      {hint && note && " · "}
      {note}
    </small>
  ) : null;
}

/** Under the field: what the text was taken for, or what is wrong with it. */
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
  const ids = [
    (note || hint) && `${name}-note`,
    understood && `${name}-understood`,
    problem && `${name}-error`,
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

/** @param ariaLabel name of the control where the label beside it names several */
function controlOf(props: FieldRowProps, ariaLabel?: string): ReactNode {
  const { name, field, text, problem, setText, label } = props;
  const shared = {
    id: name,
    name,
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
          <input
            {...shared}
            type={field.type === "datetime" ? "datetime-local" : field.type}
            {...(field.type === "date" && { min: "0001-01-01", max: "9999-12-31" })}
            value={text}
            onChange={(event) => setText(name, event.target.value)}
          />
        </div>
      );
    case "text":
      return (
        <div className={`${boxed} text`}>
          {field.multiline ? (
            <textarea
              {...shared}
              rows={4}
              value={text}
              spellCheck={false}
              onChange={(event) => setText(name, event.target.value)}
            />
          ) : (
            <input
              {...shared}
              type="text"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={text}
              onChange={(event) => setText(name, event.target.value)}
            />
          )}
        </div>
      );
    case "list":
      return (
        <ListInput
          name={name}
          label={label}
          field={field}
          text={text}
          problem={problem}
          describedBy={describedBy(props)}
          setText={setText}
        />
      );
    default:
      return (
        <div className={boxed}>
          {props.unit && <span aria-hidden="true">{props.unit}</span>}
          <NumberInput {...shared} field={field} text={text} onText={(value) => setText(name, value)} />
          {props.suffix && <span aria-hidden="true">{props.suffix}</span>}
        </div>
      );
  }
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
          <input
            type="radio"
            name={name}
            value={code}
            checked={text === code}
            onChange={() => setText(name, code)}
          />
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

/** Choices with long wordings, and texts that are more than a word, get the whole width. */
function isLong(field: Field): boolean {
  if (field.type === "choice")
    return !isSegmented(field) && Object.values(field.options ?? {}).some((wording) => wording.length > 13);
  return field.type === "text";
}
