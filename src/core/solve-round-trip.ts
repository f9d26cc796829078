/** For tests only: asks “solve for” with a target that a known value gives, and looks at what it finds. */
import { answer } from "./answer";
import type { AnyCalculator } from "./calculator";
import { meets } from "./conditions";
import { effectiveValues } from "./defaults";
import type { Field } from "./fields";
import type { JsonObject } from "./parse";
import { testTools } from "./testing";

/**
 * What is wrong with solving for an input where `known` gives the target; nothing where the calculator does not answer
 * with `known`, or has no such output there. The value found must give the target as closely as it is shown; a count or a
 * date, or an input that counts parts, may have passed it. A refusal is wrong: there is a solution.
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
  const result = answer(
    calculator,
    { inputs, solve: { for: input, output, target }, outputs: [output] },
    testTools(),
  );
  if ("errors" in result) return [`${question}: ${result.errors[0]?.message}`];
  const value = result.solved?.value ?? null;
  const reached = ask({ [input]: value });
  const field: Field = calculator.outputs[output];
  if (reached !== null && (isClose(field, reached, target) || mayPass(calculator.inputs[input], field)))
    return [];
  return [`${question}: found ${value}, which gives ${reached}`];
}

function isUsed(calculator: AnyCalculator, inputs: JsonObject, input: string): boolean {
  return meets(calculator.inputs[input].when, effectiveValues(calculator.inputs, inputs));
}

function isClose(field: Field, reached: number | string, target: number | string): boolean {
  if (typeof reached === "string" || typeof target === "string") return reached === target;
  const shown = 0.5 * 10 ** -(field.digits ?? { money: 2, percent: 3 }[field.type as string] ?? 6);
  return Math.abs(reached - target) <= Math.max(shown, 1e-7 * Math.abs(target));
}

/** Whole numbers, dates and jumps seldom meet a target. */
function mayPass(input: Field, output: Field): boolean {
  if (output.jumps) return true;
  return [input, output].some(
    ({ type, stepsPerUnit }) => ["integer", "date", "time"].includes(type) || stepsPerUnit !== undefined,
  );
}
