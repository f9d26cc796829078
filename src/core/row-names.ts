/**
 * References from one list to the rows of another by name, such as the people who share an item of a bill. Links and
 * programs write the names as `A, B` or, with weights, `A:2, B:1`. An empty text means everyone.
 */
import type { Field, RowsOf } from "./fields";

/** A name and its weight as written. The weight is null if there is none. */
export interface NamedRow {
  readonly name: string;
  readonly weight: string | null;
}

/**
 * Names of rows, from the text in their name column. If that is empty or already used by an earlier row, the row is
 * named by its position, so that every name refers to one row even while the user is typing.
 */
export function rowNames(texts: readonly string[], rowLabel: string): string[] {
  const typed = texts.map((text) => text.trim());
  return typed.map((name, i) => {
    if (name !== "" && typed.indexOf(name) === i) return name;
    let fallback = `${rowLabel} ${i + 1}`;
    while (typed.includes(fallback)) fallback += "′";
    return fallback;
  });
}

/** Index of a name: an exact match or a unique case-insensitive one. −1 if there is neither. */
export function findRow(names: readonly string[], name: string): number {
  const exact = names.indexOf(name);
  if (exact >= 0) return exact;
  const lower = name.toLowerCase();
  const alike = names.flatMap((one, i) => (one.toLowerCase() === lower ? [i] : []));
  return alike.length === 1 ? (alike[0] as number) : -1;
}

/** What ends a name: an optional weight after a colon, then a comma or the end of the text. */
const ENDS = /^\s*(?::\s*([^:,]*?)\s*)?(?:,|$)/;

/** The names in a text, in order. Known names may contain commas and colons; the longest one that matches is used. */
export function readNames(text: string, names: readonly string[]): NamedRow[] {
  const longestFirst = names.filter(Boolean).sort((a, b) => b.length - a.length);
  const found: NamedRow[] = [];
  let rest = text.trimStart();
  while (rest !== "") {
    const known = longestFirst.find(
      (name) => rest.slice(0, name.length).toLowerCase() === name.toLowerCase() && ENDS.test(rest.slice(name.length)),
    );
    const length = known === undefined ? unknownLength(rest) : known.length;
    const name = rest.slice(0, length).trim();
    const [end = "", weight] = ENDS.exec(rest.slice(length)) ?? [];
    if (name !== "" || weight !== undefined) found.push({ name, weight: weight ?? null });
    rest = rest.slice(length + end.length).trimStart();
  }
  return found;
}

/** Length up to the next comma, without the weight after the last colon. */
function unknownLength(text: string): number {
  const [part = ""] = text.split(",", 1);
  const colon = part.lastIndexOf(":");
  return colon < 0 ? part.length : colon;
}

/** Writes names and weights as text: `A, B:2`. */
export function writeNames(rows: readonly NamedRow[]): string {
  return rows.map(({ name, weight }) => (weight === null ? name : `${name}:${weight}`)).join(", ");
}

/**
 * Updates a text after rows were renamed or removed. A removed row is dropped, unless no other row is named: then the
 * text stays unchanged, because an empty text would mean everyone.
 *
 * @param before the old names of the rows
 * @param after the new names of the same rows, null for a removed row
 * @param many whether the text may name several rows
 */
export function renameRows(
  text: string,
  before: readonly string[],
  after: readonly (string | null)[],
  many: boolean,
): string {
  const nameNow = (name: string): string | null => {
    const place = findRow(before, name);
    return place < 0 ? name : (after[place] ?? null);
  };
  if (!many) {
    const name = text.trim();
    return name === "" ? text : (nameNow(name) ?? text);
  }
  const named = readNames(text, before);
  const kept = named.flatMap(({ name, weight }) => {
    const now = nameNow(name);
    return now === null ? [] : [{ name: now, weight }];
  });
  return named.length > 0 && kept.length === 0 ? text : writeNames(kept);
}

/** The list whose rows a text column names. */
export function rowsOf({ control }: Pick<Field, "control">): RowsOf | undefined {
  return typeof control === "object" && "rowsOf" in control ? control.rowsOf : undefined;
}
