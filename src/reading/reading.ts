/**
 * What a grammar of this folder is told about the field and the person who wrote, and what it returns. Every text that
 * a person writes is read here: in a field, a cell of a list, a pasted table, or after an option of the command line.
 */
import type { Rational } from "../math/numbers/rational";
import type { Grouping } from "../math/numbers/write-number";
import { onOneLine } from "../math/words/phrases";

/** How the person who wrote the text writes numbers and dates. */
export interface Habits {
  /** 1,5 is one and a half. */
  readonly decimalComma?: boolean;
  /** 31/3 is March 31. */
  readonly dayFirst?: boolean;
  /** How digits are grouped in an echo, by default in thousands. */
  readonly grouping?: Grouping;
  /** Today's date as `YYYY-MM-DD`, for dates such as `tomorrow` and years of two digits. */
  readonly today?: string;
}

/** What every field may say about itself. */
export interface Asked {
  /** Its name at the beginning of a sentence: `Home price`. */
  readonly noun?: string;
  /** Texts that it understands, for its messages: `400,000 or 400k`. */
  readonly example?: string;
}

export interface Understood<Value> {
  readonly value: Value;
  /**
   * How the text was read, if it could have been read in another way, was calculated or was converted: `20 years`,
   * `14,400`.
   */
  readonly echo?: string;
  /** If the text has another meaning, a text that has that one: `Feb 1, 2027` for `1/2/2027` read as January 2. */
  readonly other?: string;
}

/** A value of another kind than the field's, for a field that can take it nevertheless. */
export type Other =
  | { readonly kind: "percent"; readonly value: Rational }
  | { readonly kind: "money"; readonly value: Rational; readonly currency: string };

export interface Refused {
  /** A complete sentence that quotes what was not understood and says what would be. */
  readonly refusal: string;
  /** The part of the text that was not understood. */
  readonly part: string;
  readonly other?: Other;
  /** The text may be an expression or number words, for which the reader was not given the grammars (`more.ts`). */
  readonly needsMore?: true;
}

export type Reading<U extends Understood<unknown>> = U | Refused;

export function isRefused(reading: Understood<unknown> | Refused): reading is Refused {
  return "refusal" in reading;
}

/** Longer texts are refused: nothing that a person types into a field is this long. */
export const LONGEST = 10_000;

export function quoted(part: string): string {
  return `“${onOneLine(part)}”`;
}

/** What a field of a kind asks for, in a sentence: `an amount, such as 400,000 or 400k`. */
export interface Wanted {
  /** With its article: `an amount`. */
  readonly what: string;
  readonly example: string;
}

/** Refuses a text because of a part that is not understood. */
export function refuse(part: string, wanted: Wanted, asked: Asked): Refused {
  return because(part, part.trim() === "" ? "" : `${quoted(part)} is not understood.`, wanted, asked);
}

/** Refuses a text for a reason, a complete sentence, and says what would be understood. */
export function because(part: string, reason: string, { what, example }: Wanted, asked: Asked): Refused {
  const needs = asked.noun === undefined ? "Enter" : `${asked.noun} needs`;
  const request = `${needs} ${what}, such as ${asked.example ?? example}.`;
  return { refusal: reason === "" ? request : `${reason} ${request}`, part: part.trim() };
}
