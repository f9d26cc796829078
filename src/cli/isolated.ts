/** Answers with a time limit for calculators that may not finish, so that no line can hang a batch. */
import { type Answer, answer, prepare, type Question } from "../core/answer";
import type { AnyCalculator, Problem, Tools } from "../core/calculator";
import { parseInputs } from "../core/parse";
import { written } from "../core/written";
import { within } from "./within";

/**
 * Returns the cleaned-up answer, or the calculator's own error if it reaches its time limit.
 *
 * @param usual time limit in milliseconds for calculators without a limit of their own; none if omitted
 */
export async function answerInTime(
  calculator: AnyCalculator,
  question: Question,
  tools: Tools,
  usual?: number,
): Promise<Answer> {
  await prepare(calculator, question);
  return written(calculator, answerWatched(calculator, question, tools, usual));
}

function answerWatched(calculator: AnyCalculator, question: Question, tools: Tools, usual?: number): Answer {
  const { isolated } = calculator;
  const parsed = parseInputs(calculator, question.inputs ?? {}, tools.format);
  if (!isolated || parsed.problems) {
    const work = () => answer(calculator, question, tools);
    return (usual === undefined ? work() : within(usual, work)) ?? { errors: [stopped(usual as number)] };
  }
  const { inputs } = parsed;
  const limit = isolated.limit(inputs);
  const result = within(limit, () => answer(calculator, question, tools));
  return result ?? { errors: [isolated.stopped(inputs, limit, tools.format)] };
}

function stopped(milliseconds: number): Problem {
  return { field: "", message: `The calculation took longer than ${milliseconds / 1000} seconds and was stopped.` };
}
