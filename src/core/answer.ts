/** One question in JSON and its answer in JSON: what the command line, the batch and other programs speak. */
import { type AnyCalculator, InputError, type Problem, type Step, type Tools } from "./calculator";
import { evaluate, NO_TOOLS, outputKeys } from "./evaluate";
import { type Json, type JsonObject, parseInputs } from "./parse";
import { type SolveResult, solveFor } from "./solve";
import { loadWorking, workingOf } from "./working";

export interface Question {
  readonly inputs?: JsonObject;
  /** Only these outputs; all of them without it. */
  readonly outputs?: readonly string[];
  readonly working?: boolean;
  readonly solve?: { readonly for: string; readonly output: string; readonly target: Json };
}

export type Answer =
  | { readonly errors: readonly Problem[] }
  | {
      readonly solved?: { readonly input: string; readonly value: Json };
      readonly outputs: Readonly<Record<string, unknown>>;
      readonly working?: readonly Step[];
    };

/** Fetches whatever the answer to a question may take; null where nothing is missing. */
export function prepare(calculator: AnyCalculator, question: Question): Promise<void> | null {
  const pending = (question.working && loadWorking(calculator)) || loadMissing(calculator, question);
  // Once it is there, more may be wanted.
  return pending ? pending.then(() => prepare(calculator, question) ?? undefined) : null;
}

function loadMissing(calculator: AnyCalculator, { inputs = {} }: Question): Promise<unknown> | null {
  if (!calculator.prepare) return null;
  const parsed = parseInputs(calculator, inputs);
  return (parsed.problems ? null : calculator.prepare(parsed.inputs))?.load() ?? null;
}

/** Never throws for what the asker did; only a defect of the calculator itself throws. */
export function answer(calculator: AnyCalculator, question: Question, tools: Tools = NO_TOOLS): Answer {
  const unknown = (question.outputs ?? []).filter((key) => !outputKeys(calculator).includes(key));
  if (unknown.length > 0)
    return { errors: unknown.map((key) => ({ field: "outputs", message: `There is no output “${key}”.` })) };
  const parsed = parseInputs(calculator, question.inputs ?? {}, tools.format);
  if (parsed.problems) return { errors: parsed.problems };
  try {
    let { inputs } = parsed;
    let solved: SolveResult | undefined;
    if (question.solve) {
      const { for: input, output, target } = question.solve;
      solved = solveFor(calculator, inputs, { input, output, target }, tools);
      inputs = solved.inputs;
    }
    const asked = question.outputs ?? outputKeys(calculator);
    const { model, outputs } = evaluate(calculator, inputs, tools, asked);
    const wanted: Record<string, unknown> = {};
    for (const key of asked) wanted[key] = outputs[key];
    return {
      ...(solved && { solved: { input: solved.input, value: solved.value } }),
      outputs: wanted,
      ...(question.working && { working: workingOf(calculator, model, tools.format) }),
    };
  } catch (error) {
    if (error instanceof InputError) return { errors: error.problems };
    throw error;
  }
}
