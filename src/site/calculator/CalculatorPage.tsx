/** The standard calculator page, derived entirely from the definition, the view and the about text. */
import { type ComponentType, memo, type ReactNode, useCallback, useMemo, useState } from "react";
import type { AnyCalculator } from "../../core/calculator";
import { meets } from "../../core/conditions";
import { CURRENCY_NAMES } from "../../core/currency";
import type { Evaluation } from "../../core/evaluate";
import type { Field } from "../../core/fields";
import type { Format } from "../../core/format";
import { solvable } from "../../core/solvable";
import { canVary } from "../../core/varied";
import { loadWorking } from "../../core/working";
import type { Figure } from "../../data/parameter";
import { deferred, Island } from "../hydration/island";
import { useAfterPaint } from "../hydration/use-after-paint";
import { type AnyView, loadTabs } from "../kit";
import type { CalculatorCard } from "../navigation/page";
import { readStored } from "../platform/storage";
import { Form, Rows } from "./Form";
import { Part } from "./Part";
import { PrintStamp } from "./PrintStamp";
import { hasTabs, Results } from "./Results";
import { usePageState } from "./state/page-state";

const ChartsAndTables = deferred(
  () => import("./ChartsAndTables"),
  "seen",
  ({ view }) => loadTabs(view),
);
const Working = deferred(
  () => import("./Working"),
  "seen",
  ({ calculator }) => loadWorking(calculator),
);
const SolveFor = deferred(() => import("./SolveFor"), "seen");
const Crumb = deferred(() => import("./Crumb"), "used");
const FillIn = deferred(() => import("./fill-in/FillIn"), "used");
const WhatIf = deferred(() => import("./what-if/WhatIf"));
const Compare = deferred(() => import("./compare/Compare"));

export interface CalculatorPageProps {
  readonly calculator: AnyCalculator;
  readonly view?: AnyView | undefined;
  readonly card: CalculatorCard;
  /** Initial texts in the fields. */
  readonly texts?: Readonly<Record<string, string>>;
  /** The method text; without it, the prerendered text stays. */
  readonly About?: ComponentType | undefined;
  /** Likewise, the links to other calculators. */
  readonly related?: ReactNode;
  /** Likewise, the tools of a collection. */
  readonly Tools?: ComponentType | undefined;
  /** False for the form and the sentence of the answer alone; `unexplained` for everything but what explains the answer. */
  readonly complete?: boolean | "unexplained";
}

const DatedFigures = deferred(() => import("./DatedFigures"), "never");
const PeriodEnded = deferred(() => import("./PeriodEnded"));

export function CalculatorPage(props: CalculatorPageProps) {
  const { view, card, About, related, Tools, complete = true } = props;
  const calculator = useAddressed(view?.calculator ?? props.calculator, card);
  const { homeCurrency, usualCurrency } = card;
  const page = usePageState(card.id, calculator, view, { homeCurrency, usualCurrency }, props.texts);
  const { form, format, answerFormat, state, setInputs } = page;
  // The form and the answer change with the key; everything else follows once they have been painted.
  const painted = useAfterPaint(state);
  // A new object each time: asking again leads there again.
  const [asked, setAsked] = useState<{ readonly input: string }>();
  const askWhatIf = useCallback((input = "") => setAsked({ input }), []);
  const mayVary = canBeVaried(calculator, view) ? askWhatIf : undefined;
  const shown = complete && !state.isForeign;
  const tabbed = hasTabs(calculator, view, state.lastAnswer);
  const CustomPage = meets(view?.customPageWhen, state.current) ? view?.CustomPage : undefined;
  return (
    <article className="wrap calculator" data-stale={state.isCurrent && !state.isExample ? undefined : ""}>
      <Crumb outdated={readStored("localStorage", "favorites") !== null} card={card} />
      <h1>{card.name}</h1>
      <p className="lede">
        {card.purpose}
        {homeCurrency && ` Amounts in ${CURRENCY_NAMES[format.currency]}.`}
      </p>
      <FillIn {...page} calculator={calculator} card={card} />
      <PrintStamp />
      {state.note}
      {/* React leaves its content to the HTML, so the script need not contain it. */}
      <noscript>
        {import.meta.env.SSR && <WithoutScript calculator={calculator} isTool={Boolean(card.tool)} />}
      </noscript>
      {card.tool && <Island className="tools">{Tools && <Tools />}</Island>}
      {CustomPage ? (
        <form ref={form} onSubmit={(event) => event.preventDefault()}>
          <CustomPage
            texts={state.texts}
            setInputs={setInputs}
            rows={(keys) => <Rows {...page} keys={keys} calculator={calculator} view={view} />}
          />
        </form>
      ) : (
        <div className="form-and-results">
          <Form {...page} calculator={calculator} view={view} askWhatIf={mayVary} />
          <Results
            {...page}
            calculator={calculator}
            view={view}
            painted={painted}
            complete={complete}
            format={answerFormat}
            askWhatIf={mayVary}
            name={card.name}
          />
        </div>
      )}
      {calculator.figures && <PeriodEnded figures={calculator.figures} />}
      {asked && (
        <WhatIf
          urgent
          id={card.id}
          calculator={calculator}
          asked={asked}
          withoutField={painted.withoutField}
          answered={painted.lastAnswer}
          format={answerFormat}
          setInputs={setInputs}
        />
      )}
      {state.pinned.length > 0 && (
        <Compare
          {...page}
          urgent
          calculator={calculator}
          name={card.name}
          view={view}
          homeCurrency={homeCurrency}
          format={answerFormat}
        />
      )}
      {!CustomPage && tabbed && shown && (
        <ChartsAndTables
          className="tabs-part"
          urgent={state.hasInputs || Boolean(calculator.draws && !state.isExample)}
          calculator={calculator}
          view={view}
          state={painted}
          format={answerFormat}
          setInputs={setInputs}
        />
      )}
      {complete === true && (
        <Explanation
          calculator={calculator}
          view={view}
          answered={painted.lastAnswer}
          hasInputs={painted.hasInputs}
          format={answerFormat}
          setInputs={setInputs}
          hasSteps={!CustomPage && !state.isForeign}
          About={About}
          related={related}
        />
      )}
    </article>
  );
}

function WithoutScript({ calculator, isTool }: { calculator: AnyCalculator; isTool: boolean }) {
  return (
    <p className="example-note">
      {calculator.draws
        ? "The result on this page is an example that everyone sees. Turn on JavaScript to generate your own."
        : "The figures on this page are an example. Turn on JavaScript to use your own."}
      {isTool && " Without it, every tool’s address shows this one."}
    </p>
  );
}

/** Random draws, and what is computed in a worker because it may run away, are not repeated for each of many values. */
function canBeVaried({ draws, inputs }: AnyCalculator, view: AnyView | undefined): boolean {
  return !draws && !view?.calculator && Object.values<Field>(inputs).some(canVary);
}

/** A tool's calculator whose links name the tool, unless the collection opens with it. */
function useAddressed(calculator: AnyCalculator, { tool, collection }: CalculatorCard): AnyCalculator {
  return useMemo(
    () => (tool && collection ? { ...calculator, address: { tool } } : calculator),
    [calculator, tool, collection],
  );
}

interface ExplanationProps extends AboutProps {
  readonly calculator: AnyCalculator;
  readonly view: AnyView | undefined;
  readonly answered: Evaluation;
  /** Whether the answer is for inputs from the visitor or a link. */
  readonly hasInputs: boolean;
  readonly format: Format;
  readonly setInputs: (texts: Readonly<Record<string, string>>) => void;
  /** Whether there are steps to show: a custom page shows its own, and an answer that is not shown has none. */
  readonly hasSteps: boolean;
  readonly related: ReactNode;
}

/** How the answer is computed, “solve for”, and what the answer relies on. */
const Explanation = memo(function Explanation(props: ExplanationProps) {
  const { calculator, view, answered, hasInputs, format, setInputs, hasSteps, About, related } = props;
  const { figures } = calculator;
  const byAnswer = typeof figures === "function";
  const [inHtml] = useState({ answered, format });
  const changed = answered !== inHtml.answered || format !== inHtml.format;
  return (
    <>
      {hasSteps && (
        <Part id="working" title="Working" intro="Every step with your numbers.">
          <Working
            urgent={changed && hasInputs}
            outdated={changed}
            calculator={calculator}
            answered={answered}
            format={format}
          />
          {byAnswer && <FiguresBehindAnswer figures={figures} model={answered.model} />}
        </Part>
      )}
      {hasSteps && solvable(calculator).inputs.length > 0 && (
        <SolveFor calculator={calculator} view={view} answered={answered} format={format} setInputs={setInputs} />
      )}
      <Island>{related}</Island>
      <AboutSection About={About} figures={byAnswer ? undefined : figures} />
    </>
  );
});

interface FiguresBehindAnswerProps {
  readonly figures: (model: unknown) => readonly Figure[];
  readonly model: unknown;
}

/** The figures behind this answer, once they are requested. */
function FiguresBehindAnswer({ figures, model }: FiguresBehindAnswerProps) {
  const [open, setOpen] = useState(false);
  const list = figures(model);
  if (list.length === 0) return null;
  return (
    <details className="more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Every figure behind this answer, with its date and source</summary>
      {open && <DatedFigures className="prose" urgent untitled figures={list} />}
    </details>
  );
}

interface AboutProps {
  readonly About: ComponentType | undefined;
}

type AboutSectionProps = AboutProps & { readonly figures: readonly Figure[] | undefined };

const AboutSection = memo(function AboutSection({ About, figures }: AboutSectionProps) {
  return (
    <Part id="about" title="Method and sources">
      <Island>
        {About && (
          <div className="prose">
            <About />
            {figures && <DatedFigures figures={figures} />}
          </div>
        )}
      </Island>
    </Part>
  );
});
