/** “What if”: the result over a range of one input, where something switches, and which input matters most. */
import { memo, useEffect, useState } from "react";
import type { AnyCalculator } from "../../../core/calculator";
import type { Evaluation } from "../../../core/evaluate";
import { type Field, type Fields, isNumeric } from "../../../core/fields";
import type { Format } from "../../../core/format";
import { headlineOutput } from "../../../core/headline-output";
import { solvable } from "../../../core/solvable";
import { inSentence } from "../../../core/solve";
import { type Exploration, explore, type Influence, influences, variableInputs } from "../../../core/what-if";
import { ChartFigure } from "../../charts/ChartFigure";
import { displayValue } from "../../kit/display-value";
import { labelOf } from "../../kit/shown-output";
import { platformBytes } from "../answering";
import { WithFiles } from "../chart-file/WithFiles";
import { moveTo } from "../share";
import { curveChart, influenceChart, type Subject } from "./charts";
import { inSlices } from "./in-slices";
import "./what-if.css";

interface WhatIfProps {
  /** Of the calculator. */
  readonly id: string;
  readonly calculator: AnyCalculator;
  /** The input to vary; if it is empty, the one that people ask about first. Another object when the visitor asks again. */
  readonly asked: { readonly input: string };
  /** Inputs in use without a field of their own. */
  readonly withoutField: ReadonlySet<string>;
  readonly answered: Evaluation;
  readonly format: Format;
  readonly setInputs: (texts: Readonly<Record<string, string>>) => void;
}

export default memo(function WhatIf(props: WhatIfProps) {
  const { id, calculator, asked, withoutField, answered, format, setInputs } = props;
  const { inputs, outputs } = answered;
  const fields: Fields = calculator.inputs;
  const [input, setInput] = useState(asked.input);
  const [wanted, setWanted] = useState("");
  useEffect(() => {
    setInput(asked.input);
    void moveTo("what-if-title");
  }, [asked]);
  const choices = variableInputs(calculator, inputs).filter((key) => !withoutField.has(key));
  const aims = Object.entries(calculator.outputs as Fields).flatMap(([key, field]) =>
    isNumeric(field) && typeof outputs[key] === "number" ? [key] : [],
  );
  const key = choices.includes(input) ? input : firstChoice(calculator, choices);
  const main = headlineOutput(calculator, answered, format);
  const output = aims.includes(wanted) ? wanted : main !== null && aims.includes(main) ? main : aims[0];
  const exploration = useExploration(calculator, answered, key, format);
  const found = useInfluences(calculator, answered, output, format);
  if (key === undefined || output === undefined) return null;
  const field = fields[key] as Field;
  const now: number = inputs[key];
  const aim: Field = calculator.outputs[output];
  const subject: Subject = { output: aim, inputs, format };
  const said = (value: number) => displayValue(field, value, inputs, format);
  const chosen = exploration?.key === key ? exploration.result : null;

  return (
    <section className="what-if" aria-labelledby="what-if-title">
      <h2 id="what-if-title" tabIndex={-1}>
        What if
      </h2>
      <p className="what-if-choices">
        <label>
          the{" "}
          <span className="field">
            <select value={key} onChange={(event) => setInput(event.target.value)}>
              {choices.map((one) => (
                <option key={one} value={one}>
                  {labelOf(fields[one] as Field, inputs)}
                </option>
              ))}
            </select>
          </span>
        </label>
        <label>
          were different: the{" "}
          <span className="field">
            <select value={output} onChange={(event) => setWanted(event.target.value)}>
              {aims.map((one) => (
                <option key={one} value={one}>
                  {labelOf(calculator.outputs[one], inputs)}
                </option>
              ))}
            </select>
          </span>
        </label>
      </p>
      <div className="what-if-results" aria-busy={chosen === null}>
        {!chosen && <p className="what-if-wait">Working out the range …</p>}
        {chosen && (
          <>
            <WithFiles
              id={`${id}-what-if`}
              label={`${labelOf(aim, inputs)} by ${inSentence(field, inputs)}`}
              format={format}
            >
              <ChartFigure chart={curveChart(field, output, now, chosen, subject)} />
            </WithFiles>
            <div>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{labelOf(field, inputs)}</th>
                    <th scope="col">{labelOf(aim, inputs)}</th>
                    <th scope="col">Difference</th>
                  </tr>
                </thead>
                <tbody>
                  {chosen.rows.map(({ value, answer, problem }) => {
                    const result: unknown = answer?.outputs[output];
                    return (
                      <tr key={value} className={value === now ? "current" : undefined}>
                        <th scope="row">
                          {value === now ? (
                            said(value)
                          ) : (
                            <button
                              type="button"
                              className="link"
                              title="Put this value into the form"
                              onClick={() => setInputs({ [key]: String(value) })}
                            >
                              {said(value)}
                            </button>
                          )}
                        </th>
                        <td>{problem ?? displayValue(aim, result, inputs, format)}</td>
                        <td>{value === now ? "now" : gap(result, outputs[output], aim, subject)}</td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
              {chosen.switches.length > 0 && (
                <>
                  <h3>What changes on the way</h3>
                  <dl className="switches">
                    {chosen.switches.map(({ at, changes }) => (
                      <div key={at}>
                        <dt>{said(at)}</dt>
                        <dd>{changes.join(" ")}</dd>
                      </div>
                    ))}
                  </dl>
                </>
              )}
            </div>
          </>
        )}
      </div>
      {found && found.output === output && found.result.length > 1 && (
        <>
          <h3>What matters most</h3>
          <WithFiles
            id={`${id}-what-matters-most`}
            label={`${labelOf(aim, inputs)}, what matters most`}
            format={format}
          >
            <ChartFigure chart={influenceChart(found.result, (one) => fields[one] as Field, subject)} />
          </WithFiles>
        </>
      )}
    </section>
  );
});

/** “Solve for” knows which input people ask about. */
function firstChoice(calculator: AnyCalculator, choices: readonly string[]): string | undefined {
  return solvable(calculator).inputs.find((key) => choices.includes(key)) ?? choices[0];
}

function gap(result: unknown, now: unknown, aim: Field, { inputs, format }: Subject): string {
  if (typeof result !== "number" || typeof now !== "number" || result === now) return "";
  const change = result - now;
  return (change > 0 ? "+" : "−") + displayValue(aim, Math.abs(change), inputs, format);
}

interface Explored {
  readonly key: string;
  readonly result: Exploration;
}

/** Explores in slices, again after every change; until then, the last exploration stays. */
function useExploration(
  calculator: AnyCalculator,
  { inputs }: Evaluation,
  key: string | undefined,
  format: Format,
): Explored | null {
  const [explored, setExplored] = useState<Explored | null>(null);
  useEffect(() => {
    if (key === undefined) return;
    const tools = { format, randomBytes: platformBytes };
    return inSlices(explore(calculator, inputs, key, tools), (result) => setExplored({ key, result }));
  }, [calculator, inputs, key, format]);
  return explored;
}

interface Influenced {
  readonly output: string;
  readonly result: readonly Influence[];
}

function useInfluences(
  calculator: AnyCalculator,
  answered: Evaluation,
  output: string | undefined,
  format: Format,
): Influenced | null {
  const [found, setFound] = useState<Influenced | null>(null);
  useEffect(() => {
    if (output === undefined) return;
    const tools = { format, randomBytes: platformBytes };
    return inSlices(influences(calculator, answered, output, tools), (result) => setFound({ output, result }));
  }, [calculator, answered, output, format]);
  return found;
}
