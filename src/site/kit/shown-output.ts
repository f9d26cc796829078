/** Which outputs a page shows, and how it labels them. */
import { meets, resolve } from "../../core/conditions";
import type { Field } from "../../core/fields";
import type { Values } from "../../core/parse";

/** Whether the page shows an output or column; if not, another one may say the same. */
export function isShownOutput(field: Field, inputs: Values): boolean {
  return !field.hidden && meets(field.shownWhen, inputs);
}

export function labelOf(field: Field, inputs: Values): string {
  return resolve(field.label, inputs);
}
