import { once } from "../../../core/once";
import type { Variant } from "../../../core/variants";
import type { DecimalText } from "../../../math/numbers/decimal-text";
import { groupDigits } from "../../../math/numbers/write-number";
import type { Wording } from "../../../math/words/cardinal";
import { inLetterCase, type LetterCase } from "../../../math/words/letter-case";
import type { fields, Inputs } from "./fields";
import { groupRows, type Row, sayCardinal } from "./spelled";

export type System = "us" | "uk" | "indian";

/** One kind of answer: how its input is read, and how the number is put into words. */
interface Kind extends Omit<Variant<typeof fields, Answer>, "answer"> {
  /** @throws InputError */
  readonly read: (inputs: Inputs) => DecimalText;
  /** Returns the words in lowercase. Without it, the answer is in digits or numerals. */
  readonly say?: (number: DecimalText, wording: Wording, inputs: Inputs) => string;
  /** Values for “automatic”; defaults to US wording in lowercase. */
  readonly automatic?: (inputs: Inputs) => { readonly system: System; readonly letterCase: LetterCase };
  /** The number group by group, if the groups differ from those of a cardinal number. */
  readonly rows?: (whole: string) => Row[];
}

/** A number as entered, and its words. */
export class Answer {
  readonly number: DecimalText;
  readonly system: System;
  readonly wording: Wording;
  readonly letterCase: LetterCase;
  /** The words in lowercase; null for kinds that answer in digits or numerals. */
  readonly plainWords = once(() => this.kind.say?.(this.number, this.wording, this.inputs) ?? null);
  readonly rows = once(() => this.kind.rows?.(this.number.whole) ?? groupRows(this.number.whole, this.wording));

  constructor(
    private readonly kind: Kind,
    readonly inputs: Inputs,
  ) {
    const { system, letterCase } = kind.automatic?.(inputs) ?? { system: "us", letterCase: "lower" };
    this.number = kind.read(inputs);
    this.system = inputs.system === "auto" ? system : inputs.system;
    this.wording = wordingOf(this.system, inputs.useAnd);
    this.letterCase = inputs.letterCase === "auto" ? letterCase : inputs.letterCase;
  }

  /** The words in the chosen letter case. */
  get words(): string | null {
    const words = this.plainWords();
    return words === null ? null : inLetterCase(words, this.letterCase);
  }

  /** The words used in another country, with the “and” that is usual there. */
  wordsIn(system: System): string {
    const say = this.kind.say ?? sayCardinal;
    return inLetterCase(say(this.number, wordingOf(system, null), this.inputs), this.letterCase);
  }

  /** The number in digits with its sign: `1,234,567.89` or `12,34,567.89`. */
  digits(system = this.system): string {
    const { negative, whole, fraction } = this.number;
    return `${negative ? "-" : ""}${grouped(whole, system)}${fraction && `.${fraction}`}`;
  }
}

export function kind(options: Kind): Variant<typeof fields, Answer> {
  return { ...options, answer: (inputs) => new Answer(options, inputs) };
}

function wordingOf(system: System, useAnd: boolean | null): Wording {
  return { scale: system === "indian" ? "indian" : "short", and: useAnd ?? system !== "us" };
}

/** Plain digits with the grouping commas of a system. */
export function grouped(digits: string, system: System): string {
  return groupDigits(digits, system === "indian" ? "lakhs" : "thousands");
}
