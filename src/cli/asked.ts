/** Questions in words, from `calc ask`, the lines of a batch, assistants and HTTP. */
import { webcrypto } from "node:crypto";
import { type Askable, ask, type Host } from "../ask/ask";
import { type ToldAnswer, told } from "../ask/told";
import { ASKABLES } from "../calculators/askables";
import { loadCalculator } from "../calculators/catalog";
import type { AnyCalculator } from "../core/calculator";
import { CURRENCY_CODES } from "../data/currencies";
import { loadUnits } from "../reading/units";
import { within } from "./within";

interface AskOptions {
  /** Time limit for the work that answers, in milliseconds; none if omitted. */
  readonly limit?: number;
  readonly askables?: readonly Askable[];
  readonly load?: Host["load"];
  /** Names of the outputs to return; all of them if omitted. */
  readonly outputs?: (calculator: AnyCalculator) => readonly string[];
}

/** Answers a question in words. @param today ISO date */
export async function answerQuestion(
  question: string,
  today: string,
  { limit = Number.POSITIVE_INFINITY, askables = ASKABLES, load = loadCalculator, outputs }: AskOptions = {},
): Promise<ToldAnswer> {
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
  return told(await ask(question, askables, host), outputs);
}
