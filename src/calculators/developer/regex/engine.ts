/** What the engines have in common: where a pattern matches. */
import type { PatternTree } from "./tree";

/** Start and end of the match, then of each group in its order; −1 where a group took no part. */
export type Spans = readonly number[];

export interface Engine {
  /** Null where the pattern runs, but is too new to be read. */
  readonly tree: PatternTree | null;
  readonly groupCount: number;
  /** Names of the groups by number; null at 0 and where a group has none. */
  readonly names: readonly (string | null)[];
  /** The first match at or behind an offset. */
  find(text: string, from: number): Spans | null;
  /** How many matches there are at or behind an offset; nothing else is worked out for them. */
  count(text: string, from: number): number;
  /** Runs another pattern with the same flags at one place of a text; null where it does not match there. */
  runAt(pattern: string, text: string, at: number): Spans | null;
  replace(text: string, replacement: string): string;
  split(text: string): (string | undefined)[];
}

/** Where the search goes on behind an empty match. */
export function stepOver(text: string, at: number, wholeCharacters: boolean): number {
  return at + (wholeCharacters && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}
