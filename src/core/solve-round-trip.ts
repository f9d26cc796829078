/** For tests only: calls “solve for” with a target that a known value produces, and checks the result. */
import { answer } from "./answer";
import type { AnyCalculator } from "./calculator";
import { meets, readsOf } from "./conditions";
import { effectiveValues } from "./defaults";
import type { Field } from "./fields";
import { decimalsOf } from "./format";
import type { JsonObject } from "./parse";
import { testTools } from "./testing";

/**
 * Reports what is wrong with solving for an input whose value `known` produces the target. Returns nothing if the
 * calculator has no answer or no such output with `known`. The value found must produce the target to the precision
 * shown, but may pass it if the input or output is a count or date or has `stepsPerUnit`, or if the output jumps. An
 * error is a fault, because there is a solution.
 */
export function solveFaults(
  calculator: AnyCalculator,
  inputs: JsonObject,
  input: string,
  output: string,
  known: JsonObject[string],
): string[] {
  if (known === undefined || known === null) return [];
  const ask = (asked: JsonObject) => {
    const result = answer(calculator, { inputs: { ...inputs, ...asked }, outputs: [output] }, testTools());
    return "errors" in result ? null : (result.outputs[output] as number | string | null);
  };
  const target = ask({ [input]: known });
  if (target === null || !isUsed(calculator, inputs, input)) return [];
  const question = `${input} for ${output} = ${target}, which ${known} gives`;
  const result = answer(calculator, { inputs, solve: { for: input, output, target }, outputs: [output] }, testTools());
  if ("errors" in result) return [`${question}: ${result.errors[0]?.message}`];
  const value = result.solved?.value ?? null;
  const reached = ask({ [input]: value });
  const field: Field = calculator.outputs[output];
  if (reached !== null && (isClose(field, reached, target) || mayPass(calculator.inputs[input], field))) return [];
  return [`${question}: found ${value}, which gives ${reached}`];
}

function isUsed(calculator: AnyCalculator, inputs: JsonObject, input: string): boolean {
  return meets(calculator.inputs[input].when, effectiveValues(calculator.inputs, inputs));
}

function isClose(field: Field, reached: number | string, target: number | string): boolean {
  if (typeof reached === "string" || typeof target === "string") return reached === target;
  const shown = 0.5 * 10 ** -(decimalsOf(field) ?? { money: 2, percent: 3 }[field.type as string] ?? 6);
  return Math.abs(reached - target) <= Math.max(shown, 1e-7 * Math.abs(target));
}

/** Whether the result may pass the target: whole numbers, dates and jumps rarely hit it exactly. */
function mayPass(input: Field, output: Field): boolean {
  if (typeof output.solve === "object" && output.solve.jumps) return true;
  return [input, output].some(
    (field) => ["integer", "date", "time"].includes(field.type) || readsOf(field).stepsPerUnit !== undefined,
  );
}
