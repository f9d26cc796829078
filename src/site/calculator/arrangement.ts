/** Which inputs are open, which are collapsed, and what the visitor changed. */
import { meets, resolve } from "../../core/conditions";
import type { Field, Fields } from "../../core/fields";
import type { Json, Values } from "../../core/parse";
import type { PageState } from "./state/page-state";

export type FieldEntry = readonly [key: string, field: Field];

interface Section {
  readonly name: string;
  readonly entries: readonly FieldEntry[];
}

interface Arrangement {
  /** Under the names of their groups. */
  readonly open: readonly Section[];
  readonly folds: readonly Section[];
}

/** Sections of the visible inputs; a fold without visible inputs is omitted. */
export function arranged(
  shown: readonly FieldEntry[],
  folds: Readonly<Record<string, readonly string[]>>,
): Arrangement {
  const folded = new Map(shown.filter(([key]) => Object.values(folds).some((keys) => keys.includes(key))));
  const open = new Map<string, FieldEntry[]>();
  for (const entry of shown) {
    if (folded.has(entry[0])) continue;
    const name = entry[1].group ?? "";
    open.set(name, [...(open.get(name) ?? []), entry]);
  }
  return {
    open: [...open].map(([name, entries]) => ({ name, entries })),
    folds: Object.entries(folds)
      .map(([name, keys]) => ({
        name,
        entries: keys.flatMap((key): FieldEntry[] => {
          const field = folded.get(key);
          return field ? [[key, field]] : [];
        }),
      }))
      .filter(({ entries }) => entries.length > 0),
  };
}

/** Whether the chosen mode uses an input, or it stays visible regardless. */
export function isShown(field: Field, current: Values): boolean {
  return field.keepVisible || meets(field.when, current);
}

/** Whether an input differs from what the page opens with. */
export function isChanged(
  key: string,
  fields: Fields,
  { texts, json, current }: PageState,
  opening: Readonly<Record<string, Json>> = {},
): boolean {
  if (texts[key] === undefined) return false;
  const usual = opening[key] ?? resolve((fields[key] as Field).default as Json, current) ?? null;
  return JSON.stringify(json[key] ?? null) !== JSON.stringify(usual);
}
