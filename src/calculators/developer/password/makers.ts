/** Functions that draw passwords, one for each mode. */

import { encodeBase } from "../../../math/encoding/base-encode";
import { hexText } from "../../../math/random/bytes";
import type { BelowDraw, Random } from "../../../math/random/random";
import { capitalized } from "../../../math/words/phrases";
import { addedSymbols, readRolls } from "./checks";
import { classesOf, letterClasses } from "./classes";
import { Composition } from "./composition";
import type { Inputs } from "./inputs";
import { LIST_SIZE, wordIndices, wordList } from "./word-list";

const UNPADDED = { padding: false, lineLength: 0, lineEnding: "lf" } as const;

/** Draws one password per call; the draws of passwords that are not kept are added to `discarded`. */
type Maker = (random: Random, discarded: Set<BelowDraw>) => string;

/** @throws InputError for options that contradict each other */
export function makerOf(inputs: Inputs): Maker {
  switch (inputs.mode) {
    case "random":
      return randomMaker(inputs);
    case "passphrase":
      return phraseMaker(inputs);
    case "pronounceable":
      return (random) =>
        Array.from({ length: inputs.quints }, () => proquint(random.bytes(2))).join(inputs.separator ?? "");
    case "pin":
      return pinMaker(inputs);
    case "hex":
      return (random) => hexText(random.bytes(inputs.byteLength));
    case "base64url":
      return (random) => encodeBase(random.bytes(inputs.byteLength), "base64url", UNPADDED);
    case "check":
      throw new Error("check mode generates no passwords");
  }
}

function randomMaker(inputs: Inputs): Maker {
  const classes = classesOf(inputs);
  const composition = new Composition(classes, inputs.noDuplicates);
  const letters = new Set(letterClasses(classes).flatMap((index) => classes[index]?.characters ?? []));
  return drawnUntil(
    (random) => composition.draw(random, inputs.length),
    ([first]) => !inputs.startWithLetter || letters.has(first as string),
  );
}

/** Draws whole passwords until one is allowed, so all allowed passwords remain equally likely. */
function drawnUntil<T extends string | number>(
  draw: (random: Random) => readonly T[],
  isAllowed: (drawn: readonly T[]) => boolean,
): Maker {
  return (random, discarded) => {
    for (;;) {
      const before = random.draws.length;
      const drawn = draw(random);
      if (isAllowed(drawn)) return drawn.join("");
      for (const noted of random.draws.slice(before)) discarded.add(noted);
    }
  };
}

function phraseMaker(inputs: Inputs): Maker {
  const rolled = wordIndices(readRolls(inputs.diceRolls));
  const symbols = inputs.appendSymbol ? addedSymbols(inputs) : [];
  return (random) => {
    const list = wordList.value;
    const indices = rolled.length > 0 ? rolled : Array.from({ length: inputs.words }, () => random.below(LIST_SIZE));
    const words = indices.map((index) => inCase(list[index] as string, inputs.capitalize));
    const add = (draw: () => string) => {
      const index = random.below(words.length);
      words[index] += draw();
    };
    if (inputs.appendDigit) add(() => String(random.below(10)));
    if (inputs.appendSymbol) add(() => symbols[random.below(symbols.length)] as string);
    return words.join(inputs.separator ?? "");
  };
}

function inCase(word: string, capitalize: Inputs["capitalize"]): string {
  if (capitalize === "upper") return word.toUpperCase();
  return capitalize === "none" ? word : capitalized(word);
}

const CONSONANTS = "bdfghjklmnprstvz";
const VOWELS = "aiou";

/** 16 bits as consonant, vowel, consonant, vowel, consonant (Wilkerson, arXiv:0901.4016). */
function proquint([high = 0, low = 0]: Uint8Array): string {
  const bits = 256 * high + low;
  const consonant = (shift: number) => CONSONANTS[(bits >> shift) & 15];
  const vowel = (shift: number) => VOWELS[(bits >> shift) & 3];
  return `${consonant(12)}${vowel(10)}${consonant(6)}${vowel(4)}${consonant(0)}`;
}

function pinMaker({ pinLength, avoidWeakPins }: Inputs): Maker {
  return drawnUntil(
    (random) => Array.from({ length: pinLength }, () => random.below(10)),
    (digits) => !avoidWeakPins || !isWeakPin(digits),
  );
}

/** Whether all digits are equal, form a run up or down, repeat the first half, or are a year from 1900 to 2099. */
export function isWeakPin(digits: readonly number[]): boolean {
  const runs = (step: number) =>
    digits.every((digit, i) => i === 0 || digit === ((digits[i - 1] as number) + step + 10) % 10);
  if (runs(0) || runs(1) || runs(-1)) return true;
  const { length } = digits;
  if (length === 4 && /^(?:19|20)/.test(digits.join(""))) return true;
  return length % 2 === 0 && digits.every((digit, i) => i >= length / 2 || digit === digits[i + length / 2]);
}
