import { site } from "../../site.config";
import { type CatalogEntry, loadCalculator } from "../calculators/catalog";
import type { AnyCalculator } from "../core/calculator";
import { filledIn, type Moment } from "../core/fill";
import { type LinkedAnswer, linked } from "../core/linked-answer";
import { answerQuestion } from "./asked";
import { answerInTime } from "./isolated";
import type { ProgramQuestion } from "./questions";
import { toolsFor } from "./tools";

/** Time limit for an answer, in milliseconds. */
const LIMIT = 10_000;

export interface LinkedOptions {
  /** The reader's date and time, for inputs that a page fills in; if omitted, they have their fixed defaults. */
  readonly now?: Moment;
  /** Names of the outputs to return if the question does not name any; all of them if omitted. */
  readonly usualOutputs?: (calculator: AnyCalculator) => readonly string[];
}

/** Answers for other programs: with the headline and the address of the filled-in page, within a time limit. */
export async function linkedAnswer(
  meta: CatalogEntry,
  { currency, ...question }: ProgramQuestion,
  { now, usualOutputs }: LinkedOptions = {},
): Promise<LinkedAnswer> {
  const calculator = await loadCalculator(meta);
  const { format } = toolsFor(meta, calculator, question.inputs, currency);
  const inputs = { ...(now && filledIn(calculator.inputs, now, format)), ...question.inputs };
  const outputs = question.outputs ?? usualOutputs?.(calculator);
  const asked = { ...question, inputs, headline: true, ...(outputs && { outputs }) };
  const answer = await answerInTime(calculator, asked, toolsFor(meta, calculator, inputs, currency), LIMIT);
  return linked(answer, site.url, { calculator, meta }, inputs, currency);
}

/** Answers a question in words for other programs, within the same time limit. @param today ISO date */
export async function linkedAnswerTo(question: string, today: string, usualOutputs?: LinkedOptions["usualOutputs"]) {
  const outputs = usualOutputs && { outputs: usualOutputs };
  const answer = await answerQuestion(question, today, { limit: LIMIT, ...outputs });
  if ("errors" in answer) return answer;
  const { path, ...rest } = answer;
  return { ...rest, link: site.url + path };
}
