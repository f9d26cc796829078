import type { AnyCalculator } from "../../core/calculator";
import { meets } from "../../core/conditions";
import type { Evaluation } from "../../core/evaluate";
import type { Field } from "../../core/fields";
import { isShownOutput } from "../kit/shown-output";

export interface SolveChoices {
  /** Keys of the inputs that can be found. */
  readonly inputs: readonly string[];
  /** Keys of the outputs that can be targeted. */
  readonly aims: readonly string[];
}

/** What “solve for” offers for an answer; null if there is nothing to find or nothing to target. */
export function solveChoices(
  { inputs, outputs, solve }: AnyCalculator,
  answered: Pick<Evaluation, "inputs" | "outputs">,
): SolveChoices | null {
  const field = (fields: AnyCalculator["inputs"], key: string): Field => fields[key];
  const found = (solve?.for ?? []).filter((key) => meets(field(inputs, key).when, answered.inputs));
  const aims = (solve?.from ?? []).filter(
    (key) => answered.outputs[key] !== null && isShownOutput(field(outputs, key), answered.inputs),
  );
  return found.length > 0 && aims.length > 0 ? { inputs: found, aims } : null;
}
