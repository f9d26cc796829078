/** How a range of numbers is given: as JSON, and as text. */
import type { Json } from "./parse";

/** Whether a value is meant as a range, `{ "range": [6.5, 7.5] }`, valid or not. */
export function isRange(value: unknown): value is { readonly range: Json } {
  return typeof value === "object" && value !== null && Object.hasOwn(value, "range");
}
