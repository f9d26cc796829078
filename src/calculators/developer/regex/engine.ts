/** The interface that both regex engines implement. */
import type { PatternTree } from "./tree";

/** Start and end of the match, then of each group in order; −1 if a group did not participate. */
export type Spans = readonly number[];

export interface Engine {
  /** What it is called: `V8`, `RE2`. */
  readonly name: string;
  /** Null if the pattern runs but its syntax is too new to parse. */
  readonly tree: PatternTree | null;
  readonly groupCount: number;
  /** Group names by group number; null at 0 and for unnamed groups. */
  readonly names: readonly (string | null)[];
  /** The first match at or after an offset. */
  find(text: string, from: number): Spans | null;
  /** Number of matches at or after an offset, without computing their groups, if the last one ended at `lastEnd`. */
  count(text: string, from: number, lastEnd: number): number;
  /** Runs another pattern with the same flags at the given offset; null if it does not match there. */
  runAt(pattern: string, text: string, at: number): Spans | null;
  replace(text: string, replacement: string): string;
  split(text: string): (string | undefined)[];
}

/** Offset at which the search continues after an empty match at `at`. */
export function stepOver(text: string, at: number, wholeCharacters: boolean): number {
  return at + (wholeCharacters && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}

/**
 * Whether a match is empty and directly follows the previous one. Go, whose `regexp` package is the usual RE2, ignores
 * such matches: `a*` has three in `baaab`. JavaScript and most other languages count them.
 */
export function isAdjacent(start: number, end: number, lastEnd: number): boolean {
  return start === end && start === lastEnd;
}
