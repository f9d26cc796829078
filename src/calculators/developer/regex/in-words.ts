/** An explanation that reads like words rather than single letters. */
import { characterName } from "./characters";

export interface ExplanationRow {
  readonly start: number;
  readonly end: number;
  readonly depth: number;
  /** The part of the pattern; null if it is empty. */
  readonly token: string | null;
  readonly meaning: string;
}

/** Merges rows of adjacent literal characters into one row, except in a set, whose order says nothing. */
export function inWords(rows: readonly ExplanationRow[]): ExplanationRow[] {
  const result: ExplanationRow[] = [];
  let setEnd = 0;
  for (let i = 0; i < rows.length; i++) {
    const first = rows[i] as ExplanationRow;
    let last = first;
    let token = first.token ?? "";
    let folded = first.meaning.endsWith(EITHER_CASE);
    if (isSet(first)) setEnd = first.end;
    for (let next = rows[i + 1]; next && first.start >= setEnd && isPlain(last) && isPlain(next); next = rows[i + 1]) {
      if (next.start !== last.end || next.depth !== last.depth) break;
      token += next.token;
      folded ||= next.meaning.endsWith(EITHER_CASE);
      last = next;
      i++;
    }
    const meaning = `the text “${token}”${folded ? EITHER_CASE : ""}`;
    result.push(last === first ? first : { ...first, end: last.end, token, meaning });
  }
  return result;
}

const EITHER_CASE = ", in either case";

/** Whether the row is a set of characters, such as `[,;]`. */
function isSet({ token }: ExplanationRow): boolean {
  return token?.startsWith("[") === true;
}

/** Whether the row is a character that stands for itself. */
function isPlain({ token, meaning }: ExplanationRow): boolean {
  return token !== null && meaning.startsWith(`the character ${characterName(token)}`);
}
