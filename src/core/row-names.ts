/**
 * How the rows of one list are named in another: the people of a bill in “shared by”. Links and programs write the
 * names, `A, B` or with weights `A:2, B:1`; an empty text names all.
 */

/** A name as written, and its weight as written; null where there is none. */
export interface NamedRow {
  readonly name: string;
  readonly weight: string | null;
}

/**
 * What rows are called elsewhere: the text in their column. Where that is empty, or another row's before it, a row is
 * called after its place, so that each name means one row while somebody is still typing.
 */
export function rowNames(texts: readonly string[], itemLabel: string): string[] {
  const typed = texts.map((text) => text.trim());
  return typed.map((name, i) => {
    if (name !== "" && typed.indexOf(name) === i) return name;
    let stand = `${itemLabel} ${i + 1}`;
    while (typed.includes(stand)) stand += "′";
    return stand;
  });
}

/** The place of a name, as written or whatever its case; −1 for a stranger, and where the case does not decide. */
export function findRow(names: readonly string[], name: string): number {
  const exact = names.indexOf(name);
  if (exact >= 0) return exact;
  const lower = name.toLowerCase();
  const alike = names.flatMap((one, i) => (one.toLowerCase() === lower ? [i] : []));
  return alike.length === 1 ? (alike[0] as number) : -1;
}

/** Between two names, or between a name and its weight. */
const ENDS = /^\s*(?::\s*([^:,]*?)\s*)?(?:,|$)/;

/**
 * The names in a text, in its order. A known name may have a comma or a colon in it: the longest one that fits is
 * meant.
 */
export function readNames(text: string, names: readonly string[]): NamedRow[] {
  const longestFirst = names.filter(Boolean).sort((a, b) => b.length - a.length);
  const found: NamedRow[] = [];
  let rest = text.trimStart();
  while (rest !== "") {
    const known = longestFirst.find(
      (name) =>
        rest.slice(0, name.length).toLowerCase() === name.toLowerCase() && ENDS.test(rest.slice(name.length)),
    );
    const length = known === undefined ? unknownLength(rest) : known.length;
    const name = rest.slice(0, length).trim();
    const [end = "", weight] = ENDS.exec(rest.slice(length)) ?? [];
    if (name !== "" || weight !== undefined) found.push({ name, weight: weight ?? null });
    rest = rest.slice(length + end.length).trimStart();
  }
  return found;
}

/** Up to the next comma, without the weight after the last colon. */
function unknownLength(text: string): number {
  const [part = ""] = text.split(",", 1);
  const colon = part.lastIndexOf(":");
  return colon < 0 ? part.length : colon;
}

/** The text that names rows: `A, B:2`. */
export function writeNames(rows: readonly NamedRow[]): string {
  return rows.map(({ name, weight }) => (weight === null ? name : `${name}:${weight}`)).join(", ");
}

/**
 * A text after rows were renamed or taken away. A row that is gone is dropped, unless nobody else is named: then its
 * name stays, because an empty text would mean everybody.
 *
 * @param before what the rows were called
 * @param after what those rows are called now; null for one that is gone
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
