/** Which outputs a page shows, and how it labels them. */
import { meets, resolve } from "../../core/conditions";
import type { Evaluation } from "../../core/evaluate";
import type { Field, Prominence } from "../../core/fields";
import type { Values } from "../../core/parse";

/** How prominent the page shows an output or column; `elsewhere` if another one says the same. */
export function prominenceOf(field: Field, { inputs, model }: Pick<Evaluation, "inputs" | "model">): Prominence {
  if (!meets(field.when, inputs)) return "elsewhere";
  const { shown = "first" } = field;
  return typeof shown === "function" ? shown(model as never) : shown === "always" ? "first" : shown;
}

export function labelOf(field: Field, inputs: Values): string {
  return resolve(field.label, inputs);
}
