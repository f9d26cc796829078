/** The answer to a question, as other programs have it. */
import type { AnyCalculator, Problem } from "../core/calculator";
import { outputKeys } from "../core/evaluate";
import type { JsonObject } from "../core/parse";
import { written } from "../core/written";
import type { NotUnderstood, Understood } from "./ask";

export type ToldAnswer =
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
      /** The page with these inputs: `/tip-calculator?billAmount=64.3`. */
      readonly path: string;
    };

/** @param keys of the outputs to include; all of them if omitted */
export function told(
  result: Understood | NotUnderstood,
  keys: (calculator: AnyCalculator) => readonly string[] = outputKeys,
): ToldAnswer {
  if ("refusal" in result) return refused(result.refusal);
  const { askable, calculator, inputs, evaluation, headline, reading, assumed, path } = result;
  if (!evaluation) return refused("This took too long and was stopped.");
  const values = Object.fromEntries(keys(calculator).map((key) => [key, evaluation.outputs[key]]));
  const answer = written(calculator, { outputs: values });
  return {
    calculator: askable.id,
    inputs,
    headline,
    reading,
    assumed,
    outputs: "outputs" in answer ? answer.outputs : values,
    path,
  };
}

function refused(message: string): ToldAnswer {
  return { errors: [{ field: "ask", message }] };
}
