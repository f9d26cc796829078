/** Converts English number words to digits, for both scales. */
import type { DecimalText } from "../numbers/decimal-text";
import { TEENS, TENS, UNITS } from "./cardinal";
import { ordinalWords } from "./ordinal";
import { LARGEST_POWER, shortScaleName } from "./scale-names";

/** The meaning of a word. */
type Word =
  | { readonly kind: "zero" | "unit" | "teen" | "ten" | "a"; readonly value: number }
  | { readonly kind: "hundred" | "point" | "sign" | "and" }
  /** Multiplies by 10^power. Only crores may multiply what has already been multiplied. */
  | { readonly kind: "scale"; readonly power: number };

/** The effect of one word on the total, for the working. All numbers are plain digits. */
export interface WordStep {
  readonly word: string;
  /** The number multiplied by a hundred or a scale; null if the word adds. */
  readonly multiplied: string | null;
  /** The factor, or the number added. */
  readonly by: string;
  readonly total: string;
}

export interface WordReading extends DecimalText {
  readonly steps: readonly WordStep[];
}

/** Thrown if words do not form a number. */
export class UnreadableWords extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UnreadableWords";
  }
}

const CRORE = 7;

const WORDS = new Map<string, Word>([
  ["zero", { kind: "zero", value: 0 }],
  ...UNITS.slice(1).map((word, i): [string, Word] => [word, { kind: "unit", value: i + 1 }]),
  ...TEENS.map((word, i): [string, Word] => [word, { kind: "teen", value: i + 10 }]),
  ...TENS.slice(2).map((word, i): [string, Word] => [word, { kind: "ten", value: 10 * (i + 2) }]),
  ["hundred", { kind: "hundred" }],
  ...Array.from({ length: LARGEST_POWER }, (_, i): [string, Word] => [
    shortScaleName(i + 1),
    { kind: "scale", power: 3 * (i + 1) },
  ]),
  ["lakh", { kind: "scale", power: 5 }],
  ["crore", { kind: "scale", power: CRORE }],
]);

/** The last word may be an ordinal. */
const ORDINALS = new Map([...WORDS].map(([word, meaning]) => [ordinalWords(word), meaning]));

const OTHERS = new Map<string, Word>([
  ["lakhs", { kind: "scale", power: 5 }],
  ["lac", { kind: "scale", power: 5 }],
  ["lacs", { kind: "scale", power: 5 }],
  ["crores", { kind: "scale", power: CRORE }],
  ["a", { kind: "a", value: 1 }],
  ["point", { kind: "point" }],
  ["minus", { kind: "sign" }],
  ["negative", { kind: "sign" }],
  ["and", { kind: "and" }],
]);

type State = "start" | "sign" | Word["kind"] | "ordinal" | "digit";

/** The states that each kind of word may follow. */
const MAY_FOLLOW: Readonly<Record<Exclude<Word["kind"], "and">, readonly State[]>> = {
  sign: ["start"],
  zero: ["start", "sign"],
  a: ["start", "sign", "scale"],
  unit: ["start", "sign", "ten", "hundred", "scale"],
  teen: ["start", "sign", "hundred", "scale"],
  ten: ["start", "sign", "hundred", "scale"],
  hundred: ["a", "unit", "teen", "ten"],
  scale: ["a", "unit", "teen", "ten", "hundred"],
  point: ["start", "sign", "zero", "unit", "teen", "ten", "hundred", "scale"],
};

/**
 * Reads `twelve lakh thirty-four thousand`, `nineteen hundred`, `minus two point five` or `twenty-first`. Case, commas,
 * hyphens and “and” are ignored.
 *
 * @throws UnreadableWords naming the word that does not fit and its position
 */
export function readWords(text: string): WordReading {
  const reader = new Reader();
  for (const word of text.toLowerCase().split(/[\s,\u2010-\u2015\u2212-]+/)) {
    if (word !== "") reader.take(word);
  }
  return reader.finish();
}

class Reader {
  #negative = false;
  /** The part already multiplied by its scale, and the part that is not yet. */
  #total = 0n;
  #group = 0;
  #fraction = "";
  #lastScale = { power: Number.POSITIVE_INFINITY, word: "" };
  #state: State = "start";
  #previous = "";
  #position = 0;
  readonly #steps: WordStep[] = [];

  take(word: string): void {
    this.#position++;
    const ordinal = ORDINALS.get(word);
    const meaning = WORDS.get(word) ?? OTHERS.get(word) ?? ordinal;
    if (!meaning) throw this.#wrong(word, "is not a number word");
    if (meaning.kind === "and") return;
    if (this.#state === "point" || this.#state === "digit") this.#takeDecimal(word, meaning, ordinal);
    else this.#takeWhole(word, meaning, ordinal);
    this.#previous = word;
  }

  #takeDecimal(word: string, meaning: Word, ordinal: Word | undefined): void {
    if (ordinal || (meaning.kind !== "zero" && meaning.kind !== "unit")) throw this.#misplaced(word);
    this.#fraction += meaning.value;
    this.#state = "digit";
  }

  #takeWhole(word: string, meaning: Word, ordinal: Word | undefined): void {
    if (meaning.kind === "and") return;
    const multipliesAll = meaning.kind === "scale" && meaning.power === CRORE && this.#state === "scale";
    if (!MAY_FOLLOW[meaning.kind].includes(this.#state) && !multipliesAll) throw this.#misplaced(word);
    if (meaning.kind === "sign") this.#negative = true;
    else if (meaning.kind === "hundred") this.#takeHundred(word);
    else if (meaning.kind === "scale") this.#takeScale(word, meaning.power);
    else if ("value" in meaning) this.#add(word, meaning.value);
    this.#state = ordinal ? "ordinal" : meaning.kind;
  }

  #note(word: string, multiplied: bigint | number | null, by: bigint | number): void {
    const total = String(this.#total + BigInt(this.#group));
    this.#steps.push({
      word,
      multiplied: multiplied === null ? null : String(multiplied),
      by: String(by),
      total,
    });
  }

  #add(word: string, value: number): void {
    this.#group += value;
    this.#note(word, null, value);
  }

  #takeHundred(word: string): void {
    if (this.#group >= 100) throw this.#misplaced(word);
    this.#group *= 100;
    // “Two thousand nineteen hundred” would be ambiguous.
    if (this.#group >= 10 ** this.#lastScale.power)
      throw this.#wrong(word, `makes more than the “${this.#lastScale.word}” before it`);
    this.#note(word, this.#group / 100, 100);
  }

  #takeScale(word: string, power: number): void {
    const factor = 10n ** BigInt(power);
    let multiplied = BigInt(this.#group);
    if (power === CRORE) {
      multiplied += this.#total;
      this.#total = 0n;
    } else {
      if (this.#group > 999) throw this.#wrong(word, "can multiply at most 999");
      if (power >= this.#lastScale.power) throw this.#wrong(word, `cannot come after “${this.#lastScale.word}”`);
    }
    this.#total += multiplied * factor;
    this.#group = 0;
    this.#lastScale = { power, word };
    this.#note(word, multiplied, factor);
  }

  finish(): WordReading {
    if (this.#state === "start") throw new UnreadableWords("Enter a number in words, for example twelve lakh.");
    if (this.#state === "a") throw this.#wrong("a", "needs hundred, thousand or the like after it");
    if (this.#state === "sign" || this.#state === "point") throw this.#wrong(this.#previous, "needs a number after it");
    const whole = String(this.#total + BigInt(this.#group));
    const fraction = this.#fraction;
    return {
      negative: this.#negative && /[1-9]/.test(whole + fraction),
      whole,
      fraction,
      steps: this.#steps,
    };
  }

  #misplaced(word: string): UnreadableWords {
    return this.#wrong(word, this.#state === "start" ? "cannot come first" : `cannot follow “${this.#previous}”`);
  }

  #wrong(word: string, why: string): UnreadableWords {
    const shown = word.length > 30 ? `${word.slice(0, 30)}…` : word;
    return new UnreadableWords(`Word ${this.#position}, “${shown}”, ${why}.`);
  }
}
