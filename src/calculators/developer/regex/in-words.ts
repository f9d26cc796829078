/** An explanation as people read it: neighboring letters as one text. */
import { characterName } from "./characters";

export interface ExplanationRow {
  readonly start: number;
  readonly end: number;
  readonly depth: number;
  /** The part of the pattern; null where it is empty. */
  readonly token: string | null;
  readonly meaning: string;
}

/** Rows with neighboring literal characters drawn together, as people read them. */
export function inWords(rows: readonly ExplanationRow[]): ExplanationRow[] {
  const result: ExplanationRow[] = [];
  for (const row of rows) {
    const last = result.at(-1);
    const joins = last && last.end === row.start && last.depth === row.depth;
    if (joins && isPlain(last) && isPlain(row)) {
      const token = `${last.token}${row.token}`;
      const exact = row.meaning.endsWith(EITHER_CASE) || last.meaning.endsWith(EITHER_CASE);
      result[result.length - 1] = {
        ...last,
        end: row.end,
        token,
        meaning: `the text “${token}”${exact ? EITHER_CASE : ""}`,
      };
    } else result.push(row);
  }
  return result;
}

const EITHER_CASE = ", in either case";

/** A character that stands for itself, or a run of them. */
function isPlain({ token, meaning }: ExplanationRow): boolean {
  return (
    token !== null &&
    (meaning.startsWith(`the character ${characterName(token)}`) || meaning.startsWith(`the text “${token}”`))
  );
}
