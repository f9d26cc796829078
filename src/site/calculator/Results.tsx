/** The answer: a sentence with one large figure, what it is made of, the other figures, charts and tables. */
import type { AnyCalculator, Notice } from "../../core/calculator";
import { resolve } from "../../core/conditions";
import type { Field, Fields } from "../../core/fields";
import type { Format } from "../../core/format";
import type { AnyView } from "../view";
import { CopyButton } from "../view/CopyButton";
import { deferred } from "../view/island";
import { PartsBar } from "../view/PartsBar";
import { Actions } from "./Actions";
import { headlineOf } from "./headline";
import { labelOf, shownValue } from "./measures";
import { type Answered, type PageState, viewProps } from "./state";

const Figures = deferred(() => import("./Figures"), "seen");

interface ResultsProps {
  readonly calculator: AnyCalculator;
  readonly view: AnyView | undefined;
  readonly state: PageState;
  readonly format: Format;
  readonly setInputs: (texts: Readonly<Record<string, string>>) => void;
  readonly setWithText: (withText: boolean) => void;
  readonly name: string;
}

export function Results({ calculator, view, state, format, setInputs, setWithText, name }: ResultsProps) {
  const { inputs, outputs } = state.answered;
  const { before, figure, after } = headlineOf(calculator, state.answered, format);
  const parts = view?.parts?.(inputs, outputs, format);
  const Display = view?.Display;
  const general = state.problems.get("");
  return (
    <section className="results" aria-labelledby="result">
      <h2 className="visually-hidden" id="result">
        Result
      </h2>
      {general && (
        <p className="error" role="alert">
          {general}
        </p>
      )}
      {!state.fresh && !general && (
        <p className="stale-note">
          {state.preparation
            ? "Fetching what this answer needs …"
            : "The answer below is for the last figures that could be used."}
        </p>
      )}
      {calculator.draws && (
        <noscript>
          <p className="stale-note">An example that everybody sees: drawing your own needs JavaScript.</p>
        </noscript>
      )}
      <output className="answer" htmlFor={Object.keys(calculator.inputs).join(" ")}>
        {before} <b>{figure}</b> {after?.replace(/^[,;—]\s*/, "")}
      </output>
      <Actions calculator={calculator} state={state} format={format} name={name} setWithText={setWithText} />
      <Notices notices={outputs.notices} />
      {Display && <Display {...viewProps(state, format, setInputs, calculator)} />}
      {parts && <PartsBar parts={parts} format={format} />}
      <Outputs calculator={calculator} view={view} state={state} format={format} />
      {hasFigures(calculator, view, outputs) && (
        <Figures
          urgent={Object.keys(state.texts).length > 0 || Boolean(calculator.draws && state.drawn)}
          calculator={calculator}
          view={view}
          state={state}
          format={format}
          setInputs={setInputs}
        />
      )}
    </section>
  );
}

/** Whether there is anything to put into tabs; asking for a table makes it, so the view's tabs are asked first. */
function hasFigures(
  calculator: AnyCalculator,
  view: AnyView | undefined,
  outputs: Answered["outputs"],
): boolean {
  if (view?.tabs?.length) return true;
  return Object.entries(calculator.outputs as Fields).some(
    ([key, field]) =>
      field.type === "table" && !field.hidden && !view?.hide?.includes(key) && outputs[key].length > 0,
  );
}

function Notices({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <ul className="notices">
      {notices.map(({ code, message }) => (
        <li key={code}>{message}</li>
      ))}
    </ul>
  );
}

type OutputsProps = Omit<ResultsProps, "setInputs" | "setWithText" | "name">;

/** A text of more letters gets the whole width. */
const LONG = 60;

/** Every single figure that has a value, under its group; the finer ones are folded away. */
function Outputs({ calculator, view, state, format }: OutputsProps) {
  const { inputs, outputs } = state.answered;
  const shown = Object.entries(calculator.outputs as Fields).filter(
    ([key, field]) =>
      field.type !== "table" && !field.hidden && !view?.hide?.includes(key) && outputs[key] !== null,
  );
  const first = typeof view?.figures === "function" ? view.figures(inputs, outputs) : view?.figures;
  const isFolded = ([key, field]: [string, Field]) =>
    first ? !first.includes(key) : Boolean(field.advanced);
  const row = ([key, field]: [string, Field]) => {
    const label = labelOf(field, inputs);
    const text = shownValue(field, outputs[key], inputs, format);
    return (
      <div key={key} className={text.length > LONG ? "long" : undefined}>
        <dt>
          {label}
          {field.note !== undefined && <small>{resolve(field.note, inputs)}</small>}
        </dt>
        <dd>
          {text}
          <CopyButton label={label} text={text} />
        </dd>
      </div>
    );
  };
  const rows = (entries: readonly [string, Field][]) => <dl className="figures">{entries.map(row)}</dl>;
  const groups = new Map<string, [string, Field][]>();
  for (const entry of shown) {
    if (isFolded(entry)) continue;
    const name = entry[1].group ?? "";
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  const folded = shown.filter(isFolded);
  return (
    <>
      {[...groups].map(([name, entries]) => (
        <div key={name}>
          {name && <h3 className="figures-title">{name}</h3>}
          {rows(entries)}
        </div>
      ))}
      {folded.length > 0 && (
        <details className="more">
          <summary>More figures</summary>
          {rows(folded)}
        </details>
      )}
    </>
  );
}
