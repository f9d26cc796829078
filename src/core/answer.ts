/** Questions and answers as JSON, for the command line, batch mode and other programs. */

import { convertIn } from "../math/units/conversion";
import { type AnyCalculator, InputError, type Problem, type Step, type Tools } from "./calculator";
import { limitsOf } from "./conditions";
import { type DatedSource, sourcesOf } from "./dated-sources";
import { defaultOf, effectiveValues, isExample } from "./defaults";
import { evaluate, NO_TOOLS, outputKeys } from "./evaluate";
import type { Field } from "./fields";
import { Format } from "./format";
import { headlineText } from "./headline";
import { type Json, type JsonObject, parseInputs } from "./parse";
import { cornersOf, type Ranges, splitRanges } from "./range";
import { answerRanges } from "./ranged";
import { type SolveResult, solveFor } from "./solve";
import { workingOf } from "./steps";
import { loadWorking } from "./working";

export interface Question {
  readonly inputs?: JsonObject;
  /** Keys of the outputs to return; all outputs if omitted. */
  readonly outputs?: readonly string[];
  readonly working?: boolean;
  /** Whether to return the answer as a sentence. */
  readonly headline?: boolean;
  /** Whether to return the dated figures that the answer relies on. */
  readonly sources?: boolean;
  readonly solve?: { readonly for: string; readonly output: string; readonly target: Json };
}

export type Answer =
  | { readonly errors: readonly Problem[] }
  | {
      readonly solved?: { readonly input: string; readonly value: Json };
      /** The inputs that were ranges. Each output is then what `searchRanges` returns. */
      readonly ranges?: Ranges;
      readonly headline?: string;
      readonly outputs: Readonly<Record<string, unknown>>;
      readonly working?: readonly Step[];
      readonly sources?: readonly DatedSource[];
    };

/** Loads everything that the answer to a question needs; returns null if it is already loaded. */
export function prepare(calculator: AnyCalculator, question: Question): Promise<void> | null {
  const pending = (question.working && loadWorking(calculator)) || loadMissing(calculator, question);
  // What was loaded may show that more is needed.
  return pending ? pending.then(() => prepare(calculator, question) ?? undefined) : null;
}

function loadMissing(calculator: AnyCalculator, { inputs = {} }: Question): Promise<unknown> | null {
  if (!calculator.prepare) return null;
  const ranged = splitRanges(calculator, inputs, new Format());
  const cases = ranged ? [{}, ...cornersOf(ranged.ranges)].map((ends) => ({ ...ranged.middle, ...ends })) : [inputs];
  for (const one of cases) {
    const parsed = parseInputs(calculator, one);
    const preparation = parsed.problems ? null : calculator.prepare(parsed.inputs);
    if (preparation) return preparation.load();
  }
  return null;
}

/** Bad questions produce errors in the answer; this throws only if the calculator itself is defective. */
export function answer(calculator: AnyCalculator, question: Question, tools: Tools = NO_TOOLS): Answer {
  const unknown = (question.outputs ?? []).filter((key) => !outputKeys(calculator).includes(key));
  if (unknown.length > 0)
    return { errors: unknown.map((key) => ({ field: "outputs", message: `There is no output “${key}”.` })) };
  const json = questionInputs(calculator, question);
  const ranged = splitRanges(calculator, json, tools.format);
  if (ranged && (ranged.problems.length > 0 || Object.keys(ranged.ranges).length > 0))
    return answerRanges(calculator, question, ranged, tools);
  const parsed = parseInputs(calculator, ranged?.middle ?? json, tools.format);
  if (parsed.problems) return { errors: parsed.problems };
  try {
    let { inputs } = parsed;
    let solved: SolveResult | undefined;
    if (question.solve) {
      const { for: input, output, target } = question.solve;
      solved = solveFor(calculator, inputs, { input, output, target }, tools);
      inputs = solved.inputs;
    }
    const keys = question.outputs ?? outputKeys(calculator);
    const { model, outputs } = evaluate(calculator, inputs, tools);
    const selected: Record<string, unknown> = {};
    for (const key of keys) selected[key] = outputs[key];
    return {
      ...(solved && { solved: { input: solved.input, value: inUsualUnit(calculator, question.inputs ?? {}, solved) } }),
      ...(question.headline && { headline: headlineText(calculator.headline(model, tools.format)) }),
      outputs: selected,
      ...(question.working && { working: workingOf(calculator, model, tools.format) }),
      ...(question.sources && { sources: sourcesOf(calculator, model) }),
    };
  } catch (error) {
    if (error instanceof InputError) return { errors: error.problems };
    throw error;
  }
}

/** The inputs given. One that is solved for may be left out even if it has no default: the search starts anywhere. */
function questionInputs({ inputs: fields }: AnyCalculator, { inputs = {}, solve }: Question): JsonObject {
  const field: Field | undefined = solve && fields[solve.for];
  if (!solve || field?.type !== "number" || inputs[solve.for] !== undefined) return inputs;
  const values = effectiveValues(fields, inputs);
  const { min = -Infinity, max = Infinity } = limitsOf(field, values);
  return values[solve.for] === undefined || values[solve.for] === null
    ? { ...inputs, [solve.for]: Math.min(max, Math.max(min, 1)) }
    : inputs;
}

/**
 * The value found. An input that opens with an example in another unit is given in its usual unit, in which programs
 * give it, unless the question names a unit.
 */
function inUsualUnit(calculator: AnyCalculator, given: JsonObject, { input, value, inputs }: SolveResult): Json {
  const unitKey = calculator.inputs[input].unitKey as string | undefined;
  const unit: Field | undefined = unitKey === undefined ? undefined : calculator.inputs[unitKey];
  if (!unit || !isExample(unit.default) || given[unitKey as string] !== undefined || typeof value !== "number")
    return value;
  const from = inputs[unitKey as string];
  const usual = defaultOf(unit, inputs, { [input]: value });
  return convertIn(unit.units, value, String(from), String(usual));
}
