import type { AnyCalculator } from "../../core/calculator";
import { meets } from "../../core/conditions";
import type { Evaluation } from "../../core/evaluate";
import type { Field, Fields } from "../../core/fields";
import type { Format } from "../../core/format";
import { solvable } from "../../core/solvable";
import type { AnyView } from "../kit";
import { prominenceOf } from "../kit/shown-output";

export interface SolveChoices {
  /** Keys of the inputs that can be found. */
  readonly inputs: readonly string[];
  /** Keys of the outputs that can be targeted. */
  readonly aims: readonly string[];
}

/** The inputs that an answer ignores, which are not shown. */
export function idleInputs(view: AnyView | undefined, answered: Evaluation, format: Format): readonly string[] {
  return view?.idleInputs?.({ ...answered, format }) ?? [];
}

/**
 * What “solve for” offers for an answer; null if there is nothing to find or nothing to target.
 * @param idle keys of inputs that the answer ignores
 */
export function solveChoices(
  calculator: AnyCalculator,
  answered: Evaluation,
  idle: readonly string[] = [],
): SolveChoices | null {
  const { inputs, outputs }: { readonly inputs: Fields; readonly outputs: Fields } = calculator;
  const offered = solvable(calculator);
  const isOffered = ({ solve }: Field) => typeof solve !== "object" || meets(solve.when, answered.inputs);
  const found = offered.inputs.filter(
    (key) => meets(inputs[key]?.when, answered.inputs) && isOffered(inputs[key] as Field) && !idle.includes(key),
  );
  const aims = offered.outputs.filter(
    (key) =>
      answered.outputs[key] !== null &&
      isSeen(outputs[key] as Field, answered) &&
      isOffered(outputs[key] as Field) &&
      // A given is also a result of the same name, which nothing else could change.
      !found.includes(key),
  );
  return found[0] && aims[0] ? { inputs: found, aims } : null;
}

/** Whether the answer shows an output. What is always shown elsewhere is in the headline. */
function isSeen(field: Field, answered: Evaluation): boolean {
  if (field.shown === "elsewhere") return meets(field.when, answered.inputs);
  return prominenceOf(field, answered) !== "elsewhere";
}
