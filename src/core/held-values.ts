/** Which numbers an input can hold. */
import { readsOf } from "./conditions";
import type { Field } from "./fields";
import type { Values } from "./parse";

/** More digits are noise, as in 0.1 + 0.2. */
export const MOST_DIGITS = 12;

/** How many steps of the field make 1; undefined if it takes any number. */
export function stepsOf(field: Field, inputs: Values): number | undefined {
  return readsOf(field, inputs).stepsPerUnit ?? (field.type === "integer" ? 1 : undefined);
}

/** Rounds to values that the field can hold, with no more digits than matter. */
export function rounding(field: Field, inputs: Values): (value: number) => number {
  const stepsPerUnit = stepsOf(field, inputs);
  return (value) => (stepsPerUnit ? Math.round(value * stepsPerUnit) / stepsPerUnit : cleaned(value));
}

export function cleaned(value: number): number {
  return Number(value.toPrecision(MOST_DIGITS));
}
