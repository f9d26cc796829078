/** “Solve for”: finds the value of one input that gives a target result. */
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { type AnyCalculator, InputError } from "../../core/calculator";
import { readsOf, resolve } from "../../core/conditions";
import type { Evaluation } from "../../core/evaluate";
import type { Field, Fields } from "../../core/fields";
import { decimalsOf, Format } from "../../core/format";
import { unitOf } from "../../core/measures";
import type { Json, Values } from "../../core/parse";
import { type Reading, readField } from "../../core/read";
import { inSentence, type Solved, type SolveRequest, solveFor } from "../../core/solve";
import { midSentence } from "../../core/words";
import { convert } from "../../math/units/units";
import type { GrammarName, Grammars } from "../../reading/grammars";
import type { TypedBefore } from "../hydration/use-early-input";
import type { AnyView } from "../kit";
import { columnUnit, displayValue, unitInstead } from "../kit/display-value";
import { reportLoadFailure } from "../platform/load-failures";
import { writesDecimalComma } from "../preferences/decimal-comma";
import { type ChosenUnit, chosenUnit, writtenUnit } from "./chosen-unit";
import { DayInput } from "./DayInput";
import { fieldText } from "./field-text";
import { withUnit } from "./field-units";
import { fetchGrammars, loadedGrammars } from "./grammar-loader";
import { NumberInput } from "./NumberInput";
import { idleInputs, type SolveChoices, solveChoices } from "./solve-choices";

interface SolveForProps extends TypedBefore {
  readonly calculator: AnyCalculator;
  readonly view: AnyView | undefined;
  readonly answered: Evaluation;
  readonly format: Format;
  readonly setInputs: (texts: Readonly<Record<string, string>>) => void;
}

const NOTHING: SolveChoices = { inputs: [], aims: [] };

type Solution =
  | { readonly kind: "empty" }
  | { readonly kind: "searching" }
  | { readonly kind: "problem"; readonly message: string }
  | { readonly kind: "found"; readonly found: Solved };

export default function SolveFor(props: SolveForProps) {
  const { calculator, view, answered, format, setInputs, typedBefore } = props;
  const { inputs, outputs } = answered;
  const fieldOf = (key: string): Field => calculator.inputs[key];
  const { inputs: choices, aims } = solveChoices(calculator, answered, idleInputs(view, answered, format)) ?? NOTHING;
  const [wantedInput, setInput] = useState("");
  const [wantedOutput, setOutput] = useState("");
  const [target, setTarget] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival, once
  useLayoutEffect(() => {
    const typed = typedBefore?.() ?? {};
    setInput(typed["solve-input"] ?? "");
    setOutput(typed["solve-output"] ?? "");
    setTarget(typed["solve-target"] ?? "");
  }, []);
  const input = choices.includes(wantedInput) ? wantedInput : choices[0];
  const output = aims.includes(wantedOutput) ? wantedOutput : aims[0];

  // A target is meant in the unit in which the output is shown.
  const chosen = useMemo(() => {
    const aim: Field | undefined = output && calculator.outputs[output];
    if (!aim || !output) return null;
    const written = displayValue(aim, outputs[output], inputs, format);
    return writtenUnit(aim, inputs, written) ?? chosenUnit(calculator, aim, inputs);
  }, [calculator, inputs, outputs, output, format]);
  const [grammars, setGrammars] = useState(loadedGrammars);
  const read = useMemo(
    () =>
      output && target.trim() ? readTarget(calculator.outputs[output], chosen, target, inputs, format, grammars) : null,
    [calculator, inputs, output, chosen, target, format, grammars],
  );
  const needs = read?.needs?.join() ?? "";
  useEffect(() => {
    if (needs !== "") fetchGrammars(needs.split(",") as GrammarName[]).then(setGrammars, reportLoadFailure);
  }, [needs]);
  const wanted = useMemo(
    () => (input && output && read && !read.needs ? { input, output, target: read.value } : null),
    [input, output, read],
  );
  const solution = useSolution(calculator, view?.solve, answered, wanted, format);
  if (!input || !output) return null;
  const field = fieldOf(input);
  const aim: Field = calculator.outputs[output];
  // A target height in feet and inches is entered in inches, or as it is displayed.
  const aimUnit = chosen?.symbol ?? unitInstead(aim, inputs) ?? columnUnit(aim, inputs);
  const label = (one: Field) => resolve(one.label, inputs);
  const told = (value: unknown) => displayValue(aim, value, inputs, format);
  const foundUnit = unitBeside(field, calculator.inputs, inputs);
  // A whole number of payments seldom gives the exact amount.
  const reached = solution.kind === "found" ? told(solution.found.reached) : "";

  return (
    <section className="page" id="solve" aria-labelledby="solve-title">
      <div>
        <h2 id="solve-title">Solve for</h2>
        <p>Enter a target result and we’ll find the input.</p>
      </div>
      <form className="solve" autoComplete="off" spellCheck={false} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="solve-input">Find the</label>
        <div className="field">
          <select id="solve-input" value={input} onChange={(event) => setInput(event.target.value)}>
            {choices.map((key) => (
              <option key={key} value={key}>
                {inSentence(fieldOf(key), inputs)}
              </option>
            ))}
          </select>
        </div>
        <label htmlFor="solve-output">that makes the</label>
        <div className="field">
          <select id="solve-output" value={output} onChange={(event) => setOutput(event.target.value)}>
            {aims.map((key) => (
              <option key={key} value={key}>
                {inSentence(calculator.outputs[key], inputs)}
              </option>
            ))}
          </select>
        </div>
        <label htmlFor="solve-target">equal to</label>
        <div className="field">
          {aim.type === "money" && <span aria-hidden="true">{format.symbol}</span>}
          {aim.type === "boolean" ? (
            <select id="solve-target" value={target} onChange={(event) => setTarget(event.target.value)}>
              <option value="">Choose</option>
              <option value="true">Yes</option>
              <option value="false">No</option>
            </select>
          ) : aim.type === "date" ? (
            <DayInput id="solve-target" type="date" text={target} onText={setTarget} />
          ) : (
            <NumberInput
              id="solve-target"
              field={aim}
              text={target}
              onText={setTarget}
              placeholder={fieldText(
                aim,
                example(aim, chosen?.toChosen(outputs[output]) ?? shown(aim, outputs[output], inputs)),
                format,
                writesDecimalComma(),
              )}
            />
          )}
          {aim.type === "percent" && <span aria-hidden="true">%</span>}
          {aimUnit && <span aria-hidden="true">{aimUnit}</span>}
        </div>
        <p className="solution" role="status">
          {solution.kind === "searching" && "Searching…"}
          {solution.kind === "problem" && <span className="error">{solution.message}</span>}
          {solution.kind === "found" && (
            <>
              {label(field)}:{" "}
              <b>
                {displayValue(field, solution.found.value, inputs, format)}
                {foundUnit && ` ${foundUnit}`}
              </b>{" "}
              {reached !== told(wanted?.target) && `(${inSentence(aim, inputs)}: ${reached}) `}
              <button
                type="button"
                className="link"
                onClick={() => setInputs({ [input]: String(solution.found.value) })}
              >
                Use this value
              </button>
            </>
          )}
        </p>
      </form>
    </section>
  );
}

/** The target as typed, in the unit of the output. */
function readTarget(
  aim: Field,
  chosen: ChosenUnit | null,
  text: string,
  inputs: Values,
  format: Format,
  grammars: Grammars,
): Reading {
  const context = { inputs, decimalComma: writesDecimalComma(), currency: format.currency, grammars };
  if (!chosen) return readField(aim, withUnit(text, unitInstead(aim, inputs) ?? ""), context);
  const reading = readField({ ...aim, unit: chosen.symbol }, text, context);
  return { ...reading, value: typeof reading.value === "number" ? chosen.fromChosen(reading.value) : reading.value };
}

/**
 * The unit in a choice of its own, as it follows a number: `miles` for “Miles”, `minutes per km` for “Pace: minutes per
 * km”, `USD` for “USD – US dollar”. Empty if the field itself has the unit.
 */
function unitBeside(field: Field, fields: Fields, inputs: Values): string {
  if (field.unit !== undefined) return "";
  const { unitIn, perUnitIn } = readsOf(field, inputs);
  const key = unitIn ?? perUnitIn ?? "";
  const label = fields[key]?.options?.[String(inputs[key])] ?? "";
  return midSentence(label.replace(/^.*: | – .*$/g, ""));
}

const EMPTY: Solution = { kind: "empty" };
const SEARCHING: Solution = { kind: "searching" };

/** Solved in place, or elsewhere and shown on arrival unless another solution was requested meanwhile. */
function useSolution(
  calculator: AnyCalculator,
  solveElsewhere: AnyView["solve"],
  { inputs }: Evaluation,
  wanted: SolveRequest | null,
  format: Format,
): Solution {
  const begin = useMemo(() => (wanted && solveElsewhere?.(inputs, wanted)) || null, [solveElsewhere, inputs, wanted]);
  const [arrived, setArrived] = useState({ begin, solution: EMPTY });
  useEffect(() => {
    if (!begin) return;
    const arrive = (solution: Solution) => setArrived({ begin, solution });
    begin().then(
      (found) => arrive({ kind: "found", found }),
      (error) => arrive(problemOf(error)),
    );
  }, [begin]);
  const inPlace = useMemo(
    () => (wanted && !begin ? solve(calculator, inputs, wanted, format) : EMPTY),
    [calculator, inputs, wanted, begin, format],
  );
  if (!begin) return inPlace;
  return arrived.begin === begin && arrived.solution !== EMPTY ? arrived.solution : SEARCHING;
}

/**
 * Writes measurements in the visitor's units, so that a message about no solution has the target as typed.
 */
class FormatInUnits extends Format {
  override readonly value = (field: Field, value: unknown, inputs: Values = {}): string =>
    displayValue(field, value, inputs, new Format(this.currency));
}

function solve(calculator: AnyCalculator, inputs: Values, wanted: SolveRequest, format: Format): Solution {
  try {
    const randomBytes = (n: number) => crypto.getRandomValues(new Uint8Array(n));
    return {
      kind: "found",
      found: solveFor(calculator, inputs, wanted, {
        format: new FormatInUnits(format.currency),
        randomBytes,
      }),
    };
  } catch (error) {
    return problemOf(error);
  }
}

/** @throws errors that are not problems of the inputs */
function problemOf(error: unknown): Solution {
  if (error instanceof InputError) return { kind: "problem", message: error.message };
  throw error;
}

/** A measured output in the unit that the page shows it in. */
function shown(aim: Field, value: unknown, inputs: Values): unknown {
  const from = unitOf(aim, inputs);
  const to = unitInstead(aim, inputs);
  return from && to && typeof value === "number" ? convert(value, from, to) : value;
}

/** Smaller amounts of money are shown with cents. */
const SMALL = 1000;

/** The current value in few digits: `28,088.7` dollars is no plausible target. */
function example(field: Field, value: unknown): Json {
  const { type } = field;
  const digits = decimalsOf(field) ?? 2;
  if (typeof value !== "number") return value as Json;
  const short = Number(value.toPrecision(6));
  const isTiny = Math.abs(short) < 10 ** -digits;
  return type === "money" && !isTiny ? Number(short.toFixed(Math.abs(short) < SMALL ? digits : 0)) : short;
}
