/**
 * What a calculator declares in its `ask.ts`: the questions in words that it answers. A question is answered only if a
 * form accounts for all of it.
 */
import type { Json, JsonObject } from "../core/parse";

/** A part of a question that was read. */
export interface Value {
  /** The value in the unit of its kind: percent, years, an ISO date; a text as it was written. */
  readonly json: Json;
  /** A number exactly: `2/3` or `12.5`. */
  readonly exact?: string;
  /** The same number in the figures that were written: `1,250`. */
  readonly numeral?: string;
  /** IDs of the units that were written. */
  readonly units?: readonly string[];
  /** ID of the unit that a measure is in. */
  readonly unit?: string;
  /** A measure in the only unit that was written. */
  readonly written?: number;
  /** The currency that was written. */
  readonly currency?: string;
  /** A plain number in the place of something that is usually marked, such as a time of day. */
  readonly isBare?: true;
  /** A date without its year. */
  readonly isYearless?: true;
}

/** The parts of a question by name: keys of inputs, or names that only `fill` knows. */
export type Parts = Readonly<Record<string, Value | undefined>>;

interface Filling {
  /** Inputs that the form of words implies: the mode, the tool. */
  readonly set?: JsonObject;
  /** Inputs that the question leaves open and a convention decides. They are said in the answer. */
  readonly usual?: JsonObject;
  /** Inputs without a neutral value: left open, they keep the page's example, and the answer names them. */
  readonly assumes?: readonly string[];
  /** Whether the calculation may never end: it then runs only where it can be stopped. */
  readonly isUnbounded?: true;
  /** The output that is asked for, where the headline is about another: `sdSample`. */
  readonly output?: string;
  /** Whether it is understood only on the calculator's own page: “40 to 50” is a change on the percentage page. */
  readonly onPage?: true;
  /** Whether amounts of several currencies fit together, because the form converts them. */
  readonly changesCurrency?: true;
  /**
   * The inputs, where these are not the parts themselves: null if the parts do not fit together. Parts whose names are
   * inputs and that are not in the result are filled in as they are, unless they are set to undefined.
   *
   * @param today ISO date
   */
  fill?(parts: Parts, today: string): JsonObject | null;
}

/** A question in a fixed order of words. */
export interface Sentence extends Filling {
  /**
   * Words and parts: `{x:percent} (of|from) [the] {y:number}`. Parentheses hold alternatives, brackets what may be left
   * out; `|` separates alternatives, which may have several words.
   */
  readonly says: readonly string[];
}

/** A question that names its subject and gives figures in any order: `mortgage 350k 6.25% 30 years`. */
export interface Topic extends Filling {
  /** Names of the subject, one of which must be said, with `|` between spellings. */
  readonly about: readonly string[];
  /**
   * Parts in order of preference: `percent: at, rate, interest` is a percentage, or a plain number next to one of these
   * words. `money!: down` is an amount only next to its words, `money?` may be left out. `<` after a word means that the
   * figure precedes it, `>` that it follows.
   */
  readonly takes?: Readonly<Record<string, string>>;
  /** Words that choose: `{ "male, man": { sex: "male" } }`. */
  readonly words?: Readonly<Record<string, JsonObject>>;
  /** Additional requirements: names of parts or inputs, separated by `|`, one of which must be given. */
  readonly needs?: readonly string[];
}

export type Form = Sentence | Topic;

/** The forms of one calculator. */
export type Forms = readonly Form[];
