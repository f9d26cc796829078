/** `calc ask` and the lines of a batch that ask a question in words. */
import { webcrypto } from "node:crypto";
import { type Askable, ask, type Host } from "../ask/ask";
import { ASKABLES } from "../calculators/askables";
import { loadCalculator } from "../calculators/catalog";
import type { Problem } from "../core/calculator";
import { outputKeys } from "../core/evaluate";
import { headlineText } from "../core/headline";
import type { JsonObject } from "../core/parse";
import { written } from "../core/written";
import { CURRENCY_CODES } from "../data/currencies";
import { isoDayOf } from "../math/dates/iso-date";
import { loadUnits } from "../reading/units";
import { within } from "./within";

export type AskedAnswer =
  | { readonly errors: readonly Problem[] }
  | {
      readonly calculator: string;
      /** What the question set, and the conventions that filled in the rest. */
      readonly inputs: JsonObject;
      readonly headline: string;
      /** The question as it was understood, in words. */
      readonly reading: string;
      /** What was assumed, in words; empty if nothing was. */
      readonly assumed: string;
      readonly outputs: Readonly<Record<string, unknown>>;
      readonly path: string;
    };

interface AskOptions {
  /** Time limit for the work that answers, in milliseconds; none if omitted. */
  readonly limit?: number;
  readonly askables?: readonly Askable[];
  readonly load?: Host["load"];
}

/** Answers a question in words. @param today ISO date */
export async function answerQuestion(
  question: string,
  today: string,
  { limit = Number.POSITIVE_INFINITY, askables = ASKABLES, load = loadCalculator }: AskOptions = {},
): Promise<AskedAnswer> {
  const host: Host = {
    habits: { today },
    units: await loadUnits(),
    codes: CURRENCY_CODES,
    randomBytes: (count) => webcrypto.getRandomValues(new Uint8Array(count)),
    within(own, work) {
      const most = Math.min(own ?? limit, limit);
      return Number.isFinite(most) ? within(most, work) : work();
    },
    load,
  };
  const result = await ask(question, askables, host);
  if ("refusal" in result) return { errors: [{ field: "ask", message: result.refusal }] };
  const { askable, calculator, inputs, evaluation, format, reading, assumed, path } = result;
  if (!evaluation) return { errors: [{ field: "ask", message: "This took too long and was stopped." }] };
  const values = Object.fromEntries(outputKeys(calculator).map((key) => [key, evaluation.outputs[key]]));
  const answer = written(calculator, { outputs: values });
  return {
    calculator: askable.id,
    inputs,
    headline: headlineText(calculator.headline(evaluation.model, format)),
    reading,
    assumed,
    outputs: "outputs" in answer ? answer.outputs : values,
    path,
  };
}

/** Today's date where the command runs. */
export function today(): string {
  return isoDayOf(new Date());
}
