/** The words of English numbers, and what each of them means. */
import { numeralAt } from "../numbers/numeral";
import { Rational } from "../numbers/rational";
import { TEENS, TENS, UNITS } from "./cardinal";
import { ordinalWords } from "./ordinal";
import { shortened } from "./phrases";
import { LARGEST_POWER, shortScaleName } from "./scale-names";

/** The meaning of a word. */
export type Meaning =
  | { readonly kind: "zero" | "unit" | "teen" | "ten" | "a"; readonly value: number }
  /** Digits, such as 1.5, or a fraction of one, such as “three quarters”. */
  | { readonly kind: "number" | "part"; readonly value: Rational }
  | { readonly kind: "hundred" | "dozen" | "point" | "sign" | "and" | "of" }
  /** Multiplies by 10^power. Only crores may multiply what has already been multiplied. */
  | { readonly kind: "scale"; readonly power: number };

export type Kind = Meaning["kind"];

/** A word or several words with one meaning, such as a fraction. */
export interface Word {
  readonly text: string;
  readonly meaning: Meaning;
  /** Whether it is an ordinal, which ends a number. */
  readonly ordinal?: true;
  /** Its position, from 1. */
  readonly place: number;
}

/** Thrown if words do not form a number. */
export class UnreadableWords extends Error {
  /** @param word the word that does not fit; empty if the end does not */
  constructor(
    message: string,
    readonly word = "",
  ) {
    super(message);
    this.name = "UnreadableWords";
  }
}

/** The power of ten of a crore. */
export const CRORE = 7;

const WORDS = new Map<string, Meaning>([
  ["zero", { kind: "zero", value: 0 }],
  ...UNITS.slice(1).map((word, i): [string, Meaning] => [word, { kind: "unit", value: i + 1 }]),
  ...TEENS.map((word, i): [string, Meaning] => [word, { kind: "teen", value: i + 10 }]),
  ...TENS.slice(2).map((word, i): [string, Meaning] => [word, { kind: "ten", value: 10 * (i + 2) }]),
  ["hundred", { kind: "hundred" }],
  ...Array.from({ length: LARGEST_POWER }, (_, i): [string, Meaning] => [
    shortScaleName(i + 1),
    { kind: "scale", power: 3 * (i + 1) },
  ]),
  ["lakh", { kind: "scale", power: 5 }],
  ["crore", { kind: "scale", power: CRORE }],
]);

/** The last word may be an ordinal. */
const ORDINALS = new Map([...WORDS].map(([word, meaning]) => [ordinalWords(word), meaning]));

const OTHERS = new Map<string, Meaning>([
  ["lakhs", { kind: "scale", power: 5 }],
  ["lac", { kind: "scale", power: 5 }],
  ["lacs", { kind: "scale", power: 5 }],
  ["crores", { kind: "scale", power: CRORE }],
  ...["hundreds", "thousands", "millions", "billions", "trillions"].map((word): [string, Meaning] => [
    word,
    WORDS.get(word.slice(0, -1)) as Meaning,
  ]),
  ["nought", { kind: "zero", value: 0 }],
  ["naught", { kind: "zero", value: 0 }],
  ["dozen", { kind: "dozen" }],
  ["dozens", { kind: "dozen" }],
  ["a", { kind: "a", value: 1 }],
  ["an", { kind: "a", value: 1 }],
  ["point", { kind: "point" }],
  ["minus", { kind: "sign" }],
  ["negative", { kind: "sign" }],
  ["and", { kind: "and" }],
  ["of", { kind: "of" }],
]);

/** Denominators by the name of the fraction, in the singular. */
const PARTS = new Map<string, number>([
  ["half", 2],
  ["quarter", 4],
  ...["three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"].map(
    (word, i): [string, number] => [ordinalWords(word), i + 3],
  ),
  ["sixteenth", 16],
  ["twentieth", 20],
  ["hundredth", 100],
  ["thousandth", 1000],
  ["millionth", 1_000_000],
  ["billionth", 1_000_000_000],
  ["trillionth", 1_000_000_000_000],
]);

export function wordOf(text: string, place: number): Word {
  const ordinal = ORDINALS.get(text);
  const meaning = WORDS.get(text) ?? OTHERS.get(text) ?? ordinal;
  if (meaning) return { text, meaning, place, ...(meaning === ordinal && { ordinal: true }) };
  const [, digits = "", suffix] = /^(\d.*?|\.\d+|[¼-¾⅐-⅞])(st|nd|rd|th)?$/.exec(text) ?? [];
  const numeral = digits ? numeralAt(digits) : null;
  if (numeral && "value" in numeral && numeral.length === digits.length)
    return {
      text,
      meaning: { kind: "number", value: numeral.value },
      place,
      ...(suffix && { ordinal: true }),
    };
  if (partOf(text) === undefined) throw wrong(text, place, "is not a number word");
  // It gets its value from the words before it.
  return { text, meaning: { kind: "part", value: Rational.ZERO }, place };
}

/** The denominator of a fraction's name, in the singular or plural. */
export function partOf(word: string): number | undefined {
  return PARTS.get(word === "halves" ? "half" : word.replace(/s$/, ""));
}

export function wrong(word: string, place: number, why: string): UnreadableWords {
  return new UnreadableWords(`Word ${place}, “${shortened(word, 30)}”, ${why}.`, word);
}

/** Whether a number in words may begin with this word, and ordinals do not. */
export function isCardinalWord(word: string): boolean {
  const lower = word.toLowerCase();
  const kind = (WORDS.get(lower) ?? OTHERS.get(lower))?.kind;
  return kind === "unit" || kind === "teen" || kind === "ten" || kind === "a" || /^(?:half|quarter|zero)$/.test(lower);
}
