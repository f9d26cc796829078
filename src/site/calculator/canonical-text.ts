import type { Json } from "../../core/parse";

/** A value as a link or a view writes it into a field. */
export function canonicalText(value: Json | undefined): string {
  return value === null || value === undefined ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);
}
