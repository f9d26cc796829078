/** The standard calculator page: everything on it follows from the definition, the view and the about text. */
import { type ComponentType, memo, use, useState } from "react";
import type { AnyCalculator } from "../../core/calculator";
import { meets } from "../../core/conditions";
import type { Format } from "../../core/format";
import type { CalculatorCard } from "../navigation/page";
import { useFormat } from "../preferences/currency";
import type { AnyView } from "../view";
import { useAfterPaint } from "../view/after-paint";
import { deferred, FirstPageContext, Island } from "../view/island";
import { Form, Rows } from "./Form";
import { Results } from "./Results";
import { type Answered, usePageState } from "./state";

const Working = deferred(() => import("./Working"), "seen");
const SolveFor = deferred(() => import("./SolveFor"), "seen");

interface CalculatorPageProps {
  readonly calculator: AnyCalculator;
  readonly view?: AnyView | undefined;
  readonly card: CalculatorCard;
  /** The method text; without it the text that came as HTML stays. */
  readonly About?: ComponentType | undefined;
}

const DatedFigures = deferred(() => import("./DatedFigures"), "never");

export function CalculatorPage({ view, card, About, ...props }: CalculatorPageProps) {
  const calculator = view?.calculator ?? props.calculator;
  const format = useFormat();
  const { form, state, setText, setMany, reset, setWithText } = usePageState(calculator, view, format);
  const Bench = view?.Bench && meets(view.benchWhen, state.current) ? view.Bench : undefined;
  return (
    <article className="wrap calculator" data-stale={state.fresh && state.drawn ? undefined : ""}>
      <p className="crumb">
        <a href={card.category.path}>{card.category.name}</a>
      </p>
      <h1>{card.name}</h1>
      <p className="lede">{card.purpose}</p>
      {Bench ? (
        <form ref={form} onSubmit={(event) => event.preventDefault()}>
          <Bench
            texts={state.texts}
            setInputs={setMany}
            rows={(keys) => (
              <Rows
                keys={keys}
                calculator={calculator}
                view={view}
                state={state}
                format={format}
                setText={setText}
              />
            )}
          />
        </form>
      ) : (
        <div className="bench">
          <Form
            form={form}
            calculator={calculator}
            view={view}
            state={state}
            format={format}
            setText={setText}
            setMany={setMany}
            reset={reset}
          />
          <Results
            calculator={calculator}
            view={view}
            state={state}
            format={format}
            setInputs={setMany}
            setWithText={setWithText}
            name={card.name}
          />
        </div>
      )}
      <Below
        calculator={calculator}
        answered={state.answered}
        format={format}
        setInputs={setMany}
        isTool={Boolean(Bench)}
        About={About}
        related={card.related}
      />
    </article>
  );
}

interface ExplanationProps extends AboutProps {
  readonly calculator: AnyCalculator;
  readonly answered: Answered;
  readonly format: Format;
  readonly setInputs: (texts: Readonly<Record<string, string>>) => void;
  /** A tool shows its steps itself. */
  readonly isTool: boolean;
}

/** Never holds up the answer above: not at a key, and not when a link of this site opens the page. */
function Below(props: ExplanationProps) {
  const first = use(FirstPageContext);
  const settled = useAfterPaint<Answered | null>(props.answered, first ? props.answered : null);
  return settled && <Explanation {...props} answered={settled} />;
}

/** How the answer comes about, what else it can be asked, and what it rests on. */
const Explanation = memo(function Explanation(props: ExplanationProps) {
  const { calculator, answered, format, setInputs, isTool, About, related } = props;
  const [drawn] = useState({ answered, format });
  const changed = answered !== drawn.answered || format !== drawn.format;
  return (
    <>
      {!isTool && <Working urgent={changed} calculator={calculator} answered={answered} format={format} />}
      {calculator.solve && !isTool && (
        <SolveFor calculator={calculator} answered={answered} format={format} setInputs={setInputs} />
      )}
      <AboutSection About={About} figures={calculator.figures} related={related} />
    </>
  );
});

interface AboutProps {
  readonly About: ComponentType | undefined;
  readonly related: CalculatorCard["related"];
}

type AboutSectionProps = AboutProps & { readonly figures: AnyCalculator["figures"] };

const AboutSection = memo(function AboutSection({ About, figures = [], related }: AboutSectionProps) {
  return (
    <section className="page" aria-labelledby="about">
      <h2 id="about">Method and sources</h2>
      <div>
        <Island className="prose">
          {About && (
            <>
              <About />
              {figures.length > 0 && <DatedFigures figures={figures} />}
            </>
          )}
        </Island>
        {related.length > 0 && (
          <p className="related">
            See also{" "}
            {related.map(({ path, name }, i) => (
              <span key={path}>
                {i > 0 && ", "}
                <a href={path} data-prefetch>
                  {name}
                </a>
              </span>
            ))}
          </p>
        )}
      </div>
    </section>
  );
});
