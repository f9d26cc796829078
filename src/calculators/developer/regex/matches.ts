/** Finds all matches of a pattern in a text and lists them as table rows. */
import { type Engine, isAdjacent, type Spans, stepOver } from "./engine";
import type { Flavor } from "./flags";

export interface Found {
  /** Number of all matches. */
  readonly count: number;
  /** The first matches, up to the limit. */
  readonly kept: readonly Spans[];
}

/** Number of matches reported one by one; later ones are reported in batches of a fifth of those found so far. */
const SINGLE = 16;

/**
 * Finds only the first match without flag g. After an empty match, advances by one code unit, or by one character with
 * u or v and in RE2, where an empty match directly after another match does not count. Counts all matches and keeps the first `keep`.
 *
 * @param reportPartial receives the matches as they are found, in case the search is stopped
 */
export function findAll(
  engine: Engine,
  text: string,
  { flags, flavor, keep }: { readonly flags: string; readonly flavor: Flavor; readonly keep: number },
  reportPartial: (spans: readonly Spans[]) => void = () => {},
): Found {
  const whole = flavor === "re2" || /[uv]/.test(flags);
  const kept: Spans[] = [];
  let batch: Spans[] = [];
  let at = 0;
  let lastEnd = -1;
  while (at <= text.length) {
    if (kept.length === keep) return { kept, count: keep + engine.count(text, at, lastEnd) };
    const spans = engine.find(text, at);
    if (!spans) break;
    const [start, end] = spans as [number, number];
    at = end > start ? end : stepOver(text, end, whole);
    if (flavor === "re2" && isAdjacent(start, end, lastEnd)) continue;
    lastEnd = end;
    kept.push(spans);
    batch.push(spans);
    if (kept.length < SINGLE || batch.length * 5 >= kept.length) {
      reportPartial(batch);
      batch = [];
    }
    if (!flags.includes("g")) break;
  }
  return { kept, count: kept.length };
}

/** The text that a group captured; null if it did not participate. */
export function takenBy(text: string, spans: Spans, group: number): string | null {
  const start = spans[2 * group] ?? -1;
  return start < 0 ? null : text.slice(start, spans[2 * group + 1]);
}

/** One row for each match. Lines end at LF, columns count from 1, and `kept` must be in text order. */
export function matchRows(text: string, kept: readonly Spans[]) {
  let line = 1;
  let lineStart = 0;
  let next = text.indexOf("\n");
  return kept.map((spans, i) => {
    const [start, end] = spans as [number, number];
    while (next >= 0 && next < start) {
      line++;
      lineStart = next + 1;
      next = text.indexOf("\n", lineStart);
    }
    return {
      n: i + 1,
      start,
      end,
      line,
      column: start - lineStart + 1,
      match: text.slice(start, end) || null,
    };
  });
}

/** One row for each match and capturing group. */
export function groupRows(text: string, kept: readonly Spans[], names: readonly (string | null)[]) {
  const rows = [];
  for (const [i, spans] of kept.entries()) {
    for (let group = 1; group < names.length; group++) {
      const value = takenBy(text, spans, group);
      rows.push({
        match: i + 1,
        group,
        name: names[group] ?? null,
        start: value === null ? null : (spans[2 * group] as number),
        end: value === null ? null : (spans[2 * group + 1] as number),
        value: value || null,
      });
    }
  }
  return rows;
}

/** One line for each match and each group from 0: `1.0 13-23 "2026-01-15"`, or `1.1 - null` for an unused group. */
export function reportOf(text: string, kept: readonly Spans[]): string | null {
  const lines: string[] = [];
  for (const [i, spans] of kept.entries()) {
    for (let group = 0; 2 * group < spans.length; group++) {
      const value = takenBy(text, spans, group);
      lines.push(
        value === null
          ? `${i + 1}.${group} - null`
          : `${i + 1}.${group} ${spans[2 * group]}-${spans[2 * group + 1]} ${JSON.stringify(value)}`,
      );
    }
  }
  return lines.join("\n") || null;
}
