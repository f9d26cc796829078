/** Validation across the options of each mode. */

import { InputError } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { isGiven } from "../../../fieldsets/random-bytes";
import { alphabetSize, classesOf, countRandom, KIND_NAMES, letterClasses } from "./classes";
import type { Inputs } from "./inputs";

const LONGEST_PASSWORD = 256;

/** Number of characters that can be drawn in about a second. */
const MOST_DRAWN = 1_000_000n;

/** @throws InputError if no password satisfies all options */
export function checkRandom(inputs: Inputs, format: Format): void {
  const { lowercase, uppercase, digits, symbols, include, length, noDuplicates, startWithLetter } = inputs;
  if (!(lowercase || uppercase || digits || symbols || include))
    throw new InputError("lowercase", "Choose at least one kind of character.");
  const classes = classesOf(inputs);
  if (classes.length === 0) throw nothingLeft(inputs);
  const least = classes.reduce((sum, one) => sum + one.least, 0);
  if (least > length)
    throw new InputError("length", `Length must be at least ${format.number(least)}, the sum of the minimum counts.`);
  const size = alphabetSize(inputs);
  if (noDuplicates && size < length)
    throw new InputError(
      "length",
      `Length can be at most ${format.number(size)}, because there are only ${format.plural(size, "different character")}.`,
    );
  const short = classes.find((one) => noDuplicates && one.least > one.characters.length);
  if (short)
    throw new InputError(
      "length",
      `Without repeated characters, ${KIND_NAMES[short.kind]} can be used at most ${format.plural(short.characters.length, "time")}, not ${format.number(short.least)}.`,
    );
  if (startWithLetter && letterClasses(classes).length === 0)
    throw new InputError("startWithLetter", "A password cannot start with a letter if letters are turned off.");
  const allowed = countRandom(inputs);
  if (allowed === 0n)
    throw new InputError(
      "length",
      `Length must be at least ${format.number(least + 1)}: the minimum counts leave no room for a letter at the start.`,
    );
  if (startWithLetter) checkRedraws(inputs, allowed, format);
}

/**
 * Limits the expected number of redraws until a letter comes first. With the user's own bytes no limit is needed,
 * because they run out.
 */
function checkRedraws(inputs: Inputs, allowed: bigint, format: Format): void {
  if (isGiven(inputs.entropyHex)) return;
  const all = countRandom({ ...inputs, startWithLetter: false });
  const most = (MOST_DRAWN * allowed) / (all * BigInt(inputs.length));
  if (inputs.count <= most) return;
  const advice =
    most > 0n ? `Generate at most ${format.plural(Number(most), "password")} at a time, or require` : "Require";
  throw new InputError(
    "startWithLetter",
    `Only 1 in ${format.number(Number(all / allowed))} of these passwords starts with a letter. ${advice} fewer characters of other kinds.`,
  );
}

function nothingLeft({ symbols, symbolSet, exclude }: Inputs): InputError {
  const field = symbols && !symbolSet ? "symbolSet" : exclude ? "exclude" : "excludeAmbiguous";
  return new InputError(field, "No characters are left. Exclude fewer, or choose another kind.");
}

/**
 * The rolls as numbers 1 to 6; empty if none were entered.
 *
 * @throws InputError on `diceRolls`
 */
export function readRolls(text: string | null): number[] {
  const rolls = [...(text ?? "").replace(/\s/g, "")];
  const wrong = rolls.findIndex((roll) => !/[1-6]/.test(roll));
  if (wrong >= 0)
    throw new InputError(
      "diceRolls",
      `Dice rolls must be digits 1 to 6, five for each word. Roll ${wrong + 1} is ${rolls[wrong]}.`,
    );
  if (rolls.length % 5 !== 0)
    throw new InputError(
      "diceRolls",
      `Dice rolls must be digits 1 to 6, five for each word. There are ${rolls.length}.`,
    );
  return rolls.map(Number);
}

/** Whether the words come from real dice. In modes other than passphrase, `diceRolls` is null. */
export function isRolled({ diceRolls }: Inputs): boolean {
  return (diceRolls ?? "").trim() !== "";
}

/** Whether dice determine the whole phrase; then nothing is left to draw, and only one phrase is possible. */
export function isOnePhrase(inputs: Inputs): boolean {
  return isRolled(inputs) && !inputs.appendDigit && !inputs.appendSymbol;
}

/**
 * The distinct symbols that may be added to a word.
 *
 * @throws InputError on `symbolSet`
 */
export function addedSymbols({ symbolSet }: Inputs): string[] {
  const symbols = [...new Set(symbolSet ?? "")];
  if (symbols.length === 0) throw new InputError("symbolSet", "Enter at least one symbol to add.");
  return symbols;
}

/** @throws InputError on `password` */
export function checkPassword(password: string, format: Format): void {
  const length = [...password].length;
  if (length > LONGEST_PASSWORD)
    throw new InputError(
      "password",
      `A password to check can have at most ${LONGEST_PASSWORD} characters. This one has ${format.number(length)}.`,
    );
}
