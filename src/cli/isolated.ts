/** Answers of calculators whose work can run away: stopped in time, so that no line can hang a batch. */
import { createContext, Script } from "node:vm";
import { type Answer, answer, answerWhenReady, prepare, type Question } from "../core/answer";
import type { AnyCalculator } from "../core/calculator";
import { parseInputs } from "../core/parse";
import { tools } from "./tools";

/** The answer, or what the calculator says when its time is over. */
export function answerInTime(calculator: AnyCalculator, question: Question): Answer | Promise<Answer> {
  if (!calculator.isolated) return answerWhenReady(calculator, question, tools);
  const preparing = prepare(calculator, question);
  return preparing
    ? preparing.then(() => answerWatched(calculator, question))
    : answerWatched(calculator, question);
}

function answerWatched(calculator: AnyCalculator, question: Question): Answer {
  const { isolated } = calculator;
  const parsed = parseInputs(calculator, question.inputs ?? {}, tools.format);
  if (!isolated || parsed.problems) return answer(calculator, question, tools);
  const { inputs } = parsed;
  const limit = isolated.limit(inputs);
  const result = within(limit, () => answer(calculator, question, tools));
  return result ?? { errors: [isolated.stopped(inputs, limit, tools.format)] };
}

/**
 * What the work gives; undefined where it took longer. A watchdog of Node's ends it from outside, in the midst of a
 * regular expression too, and the work runs on with the objects of this very program: no copy to a thread and back,
 * and no file for a thread to start from.
 */
function within<T>(milliseconds: number, work: () => T): T | undefined {
  watched ??= { script: new Script("work()"), context: createContext({}) };
  const { script, context } = watched;
  context.work = work;
  try {
    return script.runInContext(context, { timeout: milliseconds });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return undefined;
    throw error;
  } finally {
    context.work = undefined;
  }
}

let watched: { readonly script: Script; readonly context: Record<string, unknown> } | undefined;
