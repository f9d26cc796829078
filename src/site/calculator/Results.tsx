/** The answer: a sentence with one large figure, notices, the parts of the figure, and the other figures. */
import { memo, useState } from "react";
import type { AnyCalculator, Notice } from "../../core/calculator";
import { resolve } from "../../core/conditions";
import type { Evaluation } from "../../core/evaluate";
import type { Field, Fields, Prominence } from "../../core/fields";
import type { Format } from "../../core/format";
import { OnDemand } from "../../core/on-demand";
import { deferred } from "../hydration/island";
import type { AnyView } from "../kit";
import { CopyButton } from "../kit/CopyButton";
import { labelOf, prominenceOf } from "../kit/shown-output";
import { Actions, type AskWhatIf } from "./Actions";
import { Answer } from "./Answer";
import { Spoken } from "./Spoken";
import type { PageState } from "./state/page-state";
import type { LinkState } from "./state/use-arrival";
import { viewProps } from "./view-props";

const Ranges = deferred(() => import("./range/Ranges"));
const PartsBar = deferred(() => import("./PartsBar"));

interface ResultsProps {
  readonly calculator: AnyCalculator;
  readonly view: AnyView | undefined;
  readonly state: PageState;
  /** The state whose answer has been painted. */
  readonly painted: PageState;
  /** False for the sentence alone. */
  readonly complete: boolean | "unexplained";
  readonly format: Format;
  readonly setInputs: (texts: Readonly<Record<string, string>>) => void;
  readonly setWithText: (withText: boolean) => void;
  readonly askWhatIf: AskWhatIf;
  readonly name: string;
}

export function Results(props: ResultsProps) {
  const { calculator, view, state, painted, complete, format, setInputs, setWithText, askWhatIf, name } = props;
  const general = state.problems.get("");
  const Display = view?.Display;
  return (
    <section className="results" aria-labelledby="result">
      <h2 className="visually-hidden" id="result">
        Result
      </h2>
      <ResultState general={general} state={state} fields={calculator.inputs} />
      {!state.isForeign && (
        <>
          {painted.ranges && (
            <Ranges
              className="ranges-part"
              urgent
              calculator={calculator}
              name={name}
              state={painted}
              format={format}
            />
          )}
          <div className="headline">
            <Answer calculator={calculator} view={view} state={state} format={format} setInputs={setInputs} />
            <Actions
              calculator={calculator}
              state={state}
              painted={painted}
              format={format}
              name={name}
              setWithText={setWithText}
              askWhatIf={askWhatIf}
            />
          </div>
          <Spoken headline={painted.headline} />
          <Notices notices={painted.lastAnswer.outputs.notices} />
          {Display && <Display {...viewProps(state, format, setInputs, calculator)} urgent={state.hasInputs} />}
          {complete && <Details calculator={calculator} view={view} state={painted} format={format} />}
        </>
      )}
    </section>
  );
}

type DetailsProps = Pick<ResultsProps, "calculator" | "view" | "state" | "format">;

/** The other figures. They never delay the sentence, and follow once it has been painted. */
const Details = memo(function Details({ calculator, view, state, format }: DetailsProps) {
  const parts = view?.parts?.({ ...state.lastAnswer, format });
  const [inHtml] = useState({ answer: state.lastAnswer, format });
  const changed = state.lastAnswer !== inHtml.answer || format !== inHtml.format;
  return (
    <>
      {parts && <PartsBar urgent={changed && state.hasInputs} outdated={changed} parts={parts} format={format} />}
      <Outputs calculator={calculator} view={view} state={state} format={format} />
    </>
  );
});

interface ResultStateProps {
  readonly general: string | undefined;
  readonly state: PageState;
  readonly fields: Fields;
}

const LINK_FAILURES: { readonly [State in LinkState]?: string } = {
  missing: "This link couldn’t be loaded. Trying again…",
  damaged: "This link is damaged.",
};

/** Why the answer is not for the current entries, or why there is none; positioned so that it moves nothing. */
function ResultState({ general, state, fields }: ResultStateProps) {
  const [[key, problem] = ["", ""]] = [...state.problems];
  const failure = general ?? LINK_FAILURES[state.link] ?? (state.isForeign ? `No answer yet. ${problem}` : undefined);
  if (failure)
    return (
      <p className="result-state error" role="alert">
        {failure}
      </p>
    );
  if (state.isCurrent || !(problem || state.preparation)) return null;
  const field = fields[key];
  return (
    <p className="result-state">
      {state.preparation
        ? "Loading the answer…"
        : `${field ? `Check “${labelOf(field, state.current)}.” ` : ""}The answer below is for your last valid entries.`}
    </p>
  );
}

/**
 * Whether there is anything to show in tabs. The view's tabs come first, since reading a table computes it.
 */
export function hasTabs(calculator: AnyCalculator, view: AnyView | undefined, answered: Evaluation): boolean {
  if (view?.tabs && (view.tabs instanceof OnDemand || view.tabs.length > 0)) return true;
  return Object.entries(calculator.outputs as Fields).some(
    ([key, field]) =>
      field.type === "table" &&
      prominenceOf(field, answered) !== "elsewhere" &&
      (answered.outputs[key] as unknown[]).length > 0,
  );
}

/** They shift everything below them, so like the figures they follow the sentence. */
const Notices = memo(function Notices({ notices }: { notices: readonly Notice[] }) {
  if (notices.length === 0) return null;
  return (
    <ul className="notices">
      {notices.map(({ code, message }) => (
        <li key={code}>{message}</li>
      ))}
    </ul>
  );
});

type OutputsProps = Pick<ResultsProps, "calculator" | "view" | "state" | "format">;

/** Texts longer than this get the full width. */
const LONG = 60;

/** Every individual figure that has a value, by group; the more detailed ones are collapsed. */
function Outputs({ calculator, view, state, format }: OutputsProps) {
  const { inputs, outputs } = state.lastAnswer;
  const present = Object.entries(calculator.outputs as Fields).filter(
    ([key, field]) => field.type !== "table" && outputs[key] !== null,
  );
  const isShown = (where: Prominence) => (entry: [string, Field]) => prominenceOf(entry[1], state.lastAnswer) === where;
  const row = ([key, field]: [string, Field]) => {
    const isOpposite = field.opposite !== undefined && outputs[key] < 0;
    const label = isOpposite ? (field.opposite as string) : labelOf(field, inputs);
    const value = isOpposite ? -outputs[key] : outputs[key];
    const text = view?.measured?.displayValue(field, value, inputs, format) ?? format.value(field, value, inputs);
    return (
      <div key={key} className={text.length > LONG || text.includes("\n") ? "long" : undefined}>
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
  for (const entry of present.filter(isShown("first"))) {
    const name = entry[1].place?.name ?? "";
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  const folded = present.filter(isShown("more"));
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
          <summary>More results</summary>
          {rows(folded)}
        </details>
      )}
    </>
  );
}
