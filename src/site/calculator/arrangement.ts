/** Which inputs are open, which are collapsed, and what the visitor changed. */
import { meets } from "../../core/conditions";
import { usualDefault } from "../../core/defaults";
import type { Field, Fields } from "../../core/fields";
import type { Json, Values } from "../../core/parse";
import type { PageState } from "./state/page-state";

export type FieldEntry = readonly [key: string, field: Field];

interface Section {
  readonly name: string;
  readonly entries: readonly FieldEntry[];
}

interface Arrangement {
  readonly open: readonly Section[];
  readonly folds: readonly Section[];
}

/** The sections and folds of the visible inputs, in the order of their first inputs. */
export function arranged(shown: readonly FieldEntry[]): Arrangement {
  const open = new Map<string, FieldEntry[]>();
  const folds = new Map<string, FieldEntry[]>();
  for (const entry of shown) {
    const { name, folded } = entry[1].place ?? { name: "", folded: false };
    const sections = folded ? folds : open;
    sections.set(name, [...(sections.get(name) ?? []), entry]);
  }
  const listed = (sections: Map<string, FieldEntry[]>) => [...sections].map(([name, entries]) => ({ name, entries }));
  return { open: listed(open), folds: listed(folds) };
}

/** Whether the chosen mode uses an input, or it stays visible regardless. */
export function isShown(field: Field, current: Values): boolean {
  return field.shown === "always" || meets(field.when, current);
}

/** The inputs given instead of one that stays visible regardless, whose own value is not used meanwhile. */
export function givenInstead({ when = {} }: Pick<Field, "when">, current: Values): readonly string[] {
  if (Array.isArray(when)) return [];
  return Object.entries(when).flatMap(([key, needed]) => (needed === null && current[key] !== null ? [key] : []));
}

/** Whether an input differs from what the page opens with. */
export function isChanged(
  key: string,
  fields: Fields,
  { texts, json, current }: PageState,
  opening: Readonly<Record<string, Json>> = {},
): boolean {
  if (texts[key] === undefined) return false;
  const usual = opening[key] ?? (usualDefault(fields[key] as Field, current) as Json) ?? null;
  return JSON.stringify(json[key] ?? null) !== JSON.stringify(usual);
}
