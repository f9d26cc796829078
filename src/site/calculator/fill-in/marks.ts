/** Marks the fields that a sentence filled in. Set on the elements, so that pages on which nobody does this carry no script for it. */
import type { Json, JsonObject } from "../../../core/parse";

const FILLED = "data-filled";

/** Marks the rows of these inputs, and no others. */
export function markRows(page: Element | null | undefined, keys: readonly string[]): void {
  if (!page) return;
  const rows = new Set(keys.map((key) => rowOf(page, key)));
  for (const row of page.querySelectorAll(`[${FILLED}]`)) if (!rows.has(row)) row.removeAttribute(FILLED);
  for (const row of rows) row?.setAttribute(FILLED, "");
}

function rowOf(page: Element, key: string): Element | null {
  const name = CSS.escape(key);
  return page.querySelector(`form :is(#${name}, [name="${name}"])`)?.closest(".row") ?? null;
}

/** The inputs that are still as they were filled in. */
export function stillFilled(filled: JsonObject, now: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(filled).flatMap(([key, value]) => (isSame(value, now[key]) ? [key] : []));
}

function isSame(filled: Json | undefined, now: unknown): boolean {
  if (typeof filled === "object") return JSON.stringify(filled) === JSON.stringify(now);
  return String(filled) === String(now) || (filled !== "" && Number(filled) === Number(now));
}
