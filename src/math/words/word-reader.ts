/** Adds up number words, and records what each of them does. */
import { exactText } from "../numbers/exact";
import { Rational } from "../numbers/rational";
import { withParts } from "./word-fractions";
import { CRORE, type Kind, UnreadableWords, type Word, wordOf, wrong } from "./word-meanings";

const DOZEN = 12;
const HUNDRED = Rational.of(100);

/** The effect of one word on the total, for the working. All numbers are plain digits. */
export interface WordStep {
  readonly word: string;
  /** The number multiplied by a hundred or a scale; null if the word adds. */
  readonly multiplied: string | null;
  /** The factor, or the number added. */
  readonly by: string;
  readonly total: string;
}

/** A spoken number. */
export interface Spoken {
  readonly value: Rational;
  /** Number of decimals as spoken; null if none were. */
  readonly decimals: number | null;
  readonly steps: readonly WordStep[];
}

type State = "start" | Kind | "ordinal" | "digit";

/** The states that each kind of word may follow. */
const MAY_FOLLOW: Readonly<Record<Exclude<Kind, "and" | "of">, readonly State[]>> = {
  sign: ["start"],
  zero: ["start", "sign"],
  a: ["start", "sign", "scale"],
  number: ["start", "sign", "scale"],
  part: ["start", "sign", "number", "unit", "teen", "ten", "hundred"],
  unit: ["start", "sign", "ten", "hundred", "scale"],
  teen: ["start", "sign", "hundred", "scale"],
  ten: ["start", "sign", "hundred", "scale"],
  hundred: ["a", "number", "part", "unit", "teen", "ten", "digit"],
  dozen: ["a", "number", "part", "unit", "teen", "ten", "digit"],
  scale: ["a", "number", "part", "unit", "teen", "ten", "hundred", "digit"],
  point: ["start", "sign", "zero", "unit", "teen", "ten", "hundred", "scale"],
};

/** Digits, or a word; hyphens, commas and spaces separate. */
const TOKEN = /(?:[\d.,]*\d|[¼-¾⅐-⅞])(?:st|nd|rd|th)?(?![\p{L}\d])|[^\s,-]+/giu;

/**
 * Reads the words of one number.
 *
 * @param text with ASCII digits, signs and hyphens
 * @throws UnreadableWords
 */
export function spoken(text: string): Spoken {
  const dash = /(?!^)-(?!\p{L})|(?<!^|\p{L})-/u.exec(text);
  if (dash) throw new UnreadableWords("A hyphen joins two number words, as in twenty-one.", "-");
  const negative = text.startsWith("-");
  const words = [
    ...(negative ? ["minus"] : []),
    ...text
      .slice(negative ? 1 : 0)
      .toLowerCase()
      .matchAll(TOKEN),
  ]
    .flat()
    .map((word, i) => wordOf(word, i + 1));
  return readSequence(withParts(words, (some) => readSequence(some).value));
}

function readSequence(words: readonly Word[]): Spoken {
  const reader = new Reader();
  for (const word of words) reader.take(word);
  return reader.finish();
}

class Reader {
  #negative = false;
  /** The part already multiplied by its scale, and the part that is not yet. */
  #total = Rational.ZERO;
  #group = Rational.ZERO;
  #fraction = "";
  #lastScale = { power: Number.POSITIVE_INFINITY, word: "" };
  #state: State = "start";
  #previous = "";
  #place = 0;
  /** The words of the group, and the number of steps before it. */
  #groupWords: string[] = [];
  #stepsBefore = 0;
  readonly #steps: WordStep[] = [];

  take(word: Word): void {
    const { text, meaning, ordinal, place } = word;
    this.#place = place;
    if (meaning.kind === "of") throw this.#misplaced(text);
    this.#groupWords.push(text);
    if (meaning.kind === "and") return;
    const isDecimal = this.#state === "point" || this.#state === "digit";
    const multiplies = ["hundred", "dozen", "scale"].includes(meaning.kind);
    if (isDecimal && !(multiplies && this.#state === "digit" && !ordinal)) this.#takeDecimal(word);
    else this.#takeWhole(word);
    this.#previous = text;
  }

  #takeDecimal({ text, meaning, ordinal }: Word): void {
    if (ordinal || (meaning.kind !== "zero" && meaning.kind !== "unit")) throw this.#misplaced(text);
    this.#fraction += meaning.value;
    this.#state = "digit";
  }

  #takeWhole({ text, meaning, ordinal }: Word): void {
    if (meaning.kind === "and" || meaning.kind === "of") return;
    const multipliesAll = meaning.kind === "scale" && meaning.power === CRORE && this.#state === "scale";
    if (!MAY_FOLLOW[meaning.kind].includes(this.#state) && !multipliesAll) throw this.#misplaced(text);
    if (this.#fraction !== "") {
      this.#group = this.#group.add(Rational.fromDecimal(`.${this.#fraction}`) as Rational);
      this.#fraction = "";
    }
    if (meaning.kind === "sign") this.#negative = true;
    else if (meaning.kind === "hundred") this.#takeHundred(text);
    else if (meaning.kind === "dozen") this.#takeDozen(text);
    else if (meaning.kind === "scale") this.#takeScale(text, meaning.power);
    else if (meaning.kind === "part") this.#group = this.#group.add(meaning.value);
    else if ("value" in meaning)
      this.#add(text, typeof meaning.value === "number" ? Rational.of(meaning.value) : meaning.value);
    this.#state = ordinal ? "ordinal" : meaning.kind;
  }

  /** @param multiplied null if the word adds */
  #note(word: string, multiplied: Rational | null, by: Rational): void {
    this.#steps.push({
      word,
      multiplied: multiplied && exactText(multiplied),
      by: exactText(by),
      total: exactText(this.#total.add(this.#group)),
    });
  }

  #add(word: string, value: Rational): void {
    this.#group = this.#group.add(value);
    if (value.isInteger()) this.#note(word, null, value);
  }

  #takeHundred(word: string): void {
    if (this.#group.compare(HUNDRED) >= 0) throw this.#misplaced(word);
    // “Two thousand nineteen hundred” would be ambiguous.
    if (
      this.#lastScale.power < 10 &&
      this.#group.multiply(HUNDRED).compare(Rational.of(10 ** this.#lastScale.power)) >= 0
    )
      throw this.#wrong(word, `makes more than the “${this.#lastScale.word}” before it`);
    this.#multiply(word, HUNDRED);
  }

  #takeDozen(word: string): void {
    if (this.#group.compare(HUNDRED) >= 0) throw this.#misplaced(word);
    this.#multiply(word, Rational.of(DOZEN));
  }

  /** Multiplies the group. The working shows a product of a fraction as a single step. */
  #multiply(word: string, by: Rational): void {
    const group = this.#group;
    this.#group = group.multiply(by);
    if (group.isInteger()) this.#note(word, group, by);
    else this.#joinSteps(this.#group);
  }

  #joinSteps(value: Rational): void {
    this.#steps.length = this.#stepsBefore;
    this.#note(this.#groupWords.join(" "), null, value);
  }

  #takeScale(word: string, power: number): void {
    const factor = Rational.of(10n ** BigInt(power));
    let multiplied = this.#group;
    if (power === CRORE) {
      multiplied = multiplied.add(this.#total);
      this.#total = Rational.ZERO;
    } else {
      if (this.#group.compare(Rational.of(1000)) >= 0) throw this.#wrong(word, "can multiply at most 999");
      if (power >= this.#lastScale.power) throw this.#wrong(word, `cannot come after “${this.#lastScale.word}”`);
    }
    const product = multiplied.multiply(factor);
    this.#total = this.#total.add(product);
    this.#group = Rational.ZERO;
    this.#lastScale = { power, word };
    if (multiplied.isInteger()) this.#note(word, multiplied, factor);
    else this.#joinSteps(product);
    this.#stepsBefore = this.#steps.length;
    this.#groupWords = [];
  }

  finish(): Spoken {
    if (this.#state === "start") throw new UnreadableWords("Enter a number in words, for example twelve lakh.");
    if (this.#state === "a") throw this.#wrong("a", "needs hundred, thousand or the like after it");
    if (this.#state === "sign" || this.#state === "point") throw this.#wrong(this.#previous, "needs a number after it");
    const sum = this.#total.add(this.#group).add(Rational.fromDecimal(`0.${this.#fraction}`) as Rational);
    return {
      value: this.#negative ? sum.negate() : sum,
      decimals: this.#fraction === "" ? null : this.#fraction.length,
      steps: this.#steps,
    };
  }

  #misplaced(word: string): UnreadableWords {
    return this.#wrong(word, this.#state === "start" ? "cannot come first" : `cannot follow “${this.#previous}”`);
  }

  #wrong(word: string, why: string): UnreadableWords {
    return wrong(word, this.#place, why);
  }
}
