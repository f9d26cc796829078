import type { Answer } from "./answer";
import type { AnyCalculator } from "./calculator";
import type { Currency } from "./currency";
import { filledInPage } from "./link";
import type { CalculatorMeta } from "./meta";
import type { JsonObject } from "./parse";

/** An answer with the address of the page that shows it. */
export type LinkedAnswer =
  | Extract<Answer, { errors: unknown }>
  | (Exclude<Answer, { errors: unknown }> & { readonly link: string });

/**
 * Adds the address of the page with the same inputs filled in, and with the one that was solved for.
 *
 * @param site where the site is published, without a slash at the end
 * @param given the inputs of the question
 * @param chosen the currency that amounts are shown in, if the question chose one
 */
export function linked(
  answer: Answer,
  site: string,
  { calculator, meta }: { readonly calculator: AnyCalculator; readonly meta: CalculatorMeta },
  given: JsonObject,
  chosen?: Currency,
): LinkedAnswer {
  if ("errors" in answer) return answer;
  const { solved } = answer;
  const inputs = solved ? { ...given, [solved.input]: solved.value } : given;
  return { ...answer, link: site + filledInPage(meta, calculator, inputs, chosen) };
}
