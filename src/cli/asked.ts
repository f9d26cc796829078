/** Questions in words, from `calc ask`, the lines of a batch, assistants and HTTP. */
import { webcrypto } from "node:crypto";
import { site } from "../../site.config";
import { ask, type Host } from "../ask/ask";
import { type ToldAnswer, told } from "../ask/told";
import { ASKABLES } from "../calculators/askables";
import { loadCalculator } from "../calculators/catalog";
import type { AnyCalculator } from "../core/calculator";
import { CURRENCY_CODES } from "../data/currencies";
import { loadUnits } from "../reading/units";
import { within } from "./within";

/** Names of the outputs to return. */
type Chosen = (calculator: AnyCalculator) => readonly string[];

/**
 * Answers a question in words.
 *
 * @param today ISO date
 * @param outputs all of them if omitted
 */
export async function answerQuestion(question: string, today: string, outputs?: Chosen): Promise<ToldAnswer> {
  const host: Host = {
    habits: { today },
    units: await loadUnits(),
    codes: CURRENCY_CODES,
    randomBytes: (count) => webcrypto.getRandomValues(new Uint8Array(count)),
    within,
    load: loadCalculator,
  };
  return told(await ask(question, ASKABLES, host), outputs);
}

/** The same answer, with the whole address of its page in place of the path. */
export async function linkedAnswerTo(question: string, today: string, outputs?: Chosen) {
  const answer = await answerQuestion(question, today, outputs);
  if ("errors" in answer) return answer;
  const { path, ...rest } = answer;
  return { ...rest, link: site.url + path };
}

/** Today's date where the command runs. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}
