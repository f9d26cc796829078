/** Answers with a time limit for calculators that may not finish, so that no line can hang a batch. */
import { type Answer, answer, prepare, type Question } from "../core/answer";
import type { AnyCalculator, Tools } from "../core/calculator";
import { parseInputs } from "../core/parse";
import { written } from "../core/written";
import { within } from "./within";

/** Returns the cleaned-up answer, or the calculator's own error if it reaches its time limit. */
export async function answerInTime(calculator: AnyCalculator, question: Question, tools: Tools): Promise<Answer> {
  await prepare(calculator, question);
  return written(calculator, answerWatched(calculator, question, tools));
}

function answerWatched(calculator: AnyCalculator, question: Question, tools: Tools): Answer {
  const { isolated } = calculator;
  const parsed = parseInputs(calculator, question.inputs ?? {}, tools.format);
  if (!isolated || parsed.problems) return answer(calculator, question, tools);
  const { inputs } = parsed;
  const limit = isolated.limit(inputs);
  const result = within(limit, () => answer(calculator, question, tools));
  return result ?? { errors: [isolated.stopped(inputs, limit, tools.format)] };
}
