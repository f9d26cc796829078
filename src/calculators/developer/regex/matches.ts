/** All matches of a pattern in a text, and what is listed of them. */
import { type Engine, type Spans, stepOver } from "./engine";
import type { Flavor } from "./flags";

export interface Found {
  /** All matches. */
  readonly count: number;
  /** The first of them, up to the limit. */
  readonly kept: readonly Spans[];
}

/** So many finds are handed in one by one, later ones in parcels of a fifth of what there is. */
const SINGLE = 16;

/**
 * Without g the first match only; an empty match is stepped over by a code unit, with u or v and in RE2 by a
 * character. All are counted, the first `keep` kept.
 *
 * @param reportPartial gets the matches as they are found, for when the search is stopped
 */
export function findAll(
  engine: Engine,
  text: string,
  { flags, flavor, keep }: { readonly flags: string; readonly flavor: Flavor; readonly keep: number },
  reportPartial: (spans: readonly Spans[]) => void = () => {},
): Found {
  const whole = flavor === "re2" || /[uv]/.test(flags);
  const kept: Spans[] = [];
  let parcel: Spans[] = [];
  let at = 0;
  while (at <= text.length) {
    if (kept.length === keep) return { kept, count: keep + engine.count(text, at) };
    const spans = engine.find(text, at);
    if (!spans) break;
    kept.push(spans);
    parcel.push(spans);
    if (kept.length < SINGLE || parcel.length * 5 >= kept.length) {
      reportPartial(parcel);
      parcel = [];
    }
    if (!flags.includes("g")) break;
    const [start, end] = spans as [number, number];
    at = end > start ? end : stepOver(text, end, whole);
  }
  return { kept, count: kept.length };
}

/** What a group took; null where it took no part. */
export function takenBy(text: string, spans: Spans, group: number): string | null {
  const start = spans[2 * group] ?? -1;
  return start < 0 ? null : text.slice(start, spans[2 * group + 1]);
}

/** Lines end at LF; columns count from 1. The matches stand in the order of the text. */
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

/** `1.0 13-23 "2026-01-15"`: a line for each match and group from 0, `1.1 - null` where a group took no part. */
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
