/** How many bits each option would add or remove. */
import { InputError } from "../../../core/calculator";
import { log2Of } from "../../../math/numbers/log2";
import { isRolled } from "./checks";
import { KIND_NAMES } from "./classes";
import { combinationsOf } from "./combinations";
import type { Inputs } from "./inputs";

type Change = readonly [option: string, changed: Partial<Inputs>];

export function optionBits(inputs: Inputs, bits: number) {
  return changesOf(inputs).flatMap(([option, changed]) => {
    const entropyBits = bitsWith({ ...inputs, ...changed });
    return entropyBits === null ? [] : [{ option, entropyBits, change: entropyBits - bits }];
  });
}

/** Strength with these options in bits; null if they allow no password. */
function bitsWith(inputs: Inputs): number | null {
  try {
    const combinations = combinationsOf(inputs);
    return combinations > 0n ? log2Of(combinations) : null;
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

const ONE_MORE = "One more";

/** The row for one more character, word, digit …; undefined if no more are allowed, or if dice set the words. */
export function oneMore<Row extends { readonly option: string }>(rows: readonly Row[]): Row | undefined {
  return rows.find(({ option }) => option.startsWith(ONE_MORE));
}

function changesOf(inputs: Inputs): Change[] {
  switch (inputs.mode) {
    case "random":
      return randomChanges(inputs);
    case "passphrase":
      return phraseChanges(inputs);
    case "pronounceable":
      return steps("syllable pair", "quints", inputs.quints, 1, 16);
    case "pin":
      return [
        ...steps("digit", "pinLength", inputs.pinLength, 3, 12),
        inputs.avoidWeakPins
          ? ["Weak PINs allowed", { avoidWeakPins: false }]
          : ["Weak PINs avoided", { avoidWeakPins: true }],
      ];
    case "hex":
    case "base64url":
      return steps("byte", "byteLength", inputs.byteLength, 1, 1024);
    case "check":
      return [];
  }
}

function steps(name: string, key: keyof Inputs, value: number, least: number, most: number): Change[] {
  return [
    ...(value < most ? ([[`${ONE_MORE} ${name}`, { [key]: value + 1 }]] as const) : []),
    ...(value > least ? ([[`One fewer ${name}`, { [key]: value - 1 }]] as const) : []),
  ];
}

function randomChanges(inputs: Inputs): Change[] {
  const kinds = Object.keys(LEAST) as (keyof typeof LEAST)[];
  const toggled = (key: "excludeAmbiguous" | "noDuplicates" | "startWithLetter", off: string, on: string): Change =>
    inputs[key] ? [off, { [key]: false }] : [on, { [key]: true }];
  return [
    ...steps("character", "length", inputs.length, 4, 256),
    ...kinds.map((kind): Change => {
      const name = KIND_NAMES[kind];
      return inputs[kind] ? [`No ${name}`, { [kind]: false }] : [`With ${name}`, { [kind]: true }];
    }),
    ...(kinds.some((kind) => inputs[kind] && inputs[LEAST[kind]] > 0)
      ? ([["No minimum counts", { minLowercase: 0, minUppercase: 0, minDigits: 0, minSymbols: 0 }]] as const)
      : []),
    toggled("excludeAmbiguous", "Look-alikes allowed", "No look-alikes"),
    toggled("noDuplicates", "Repeated characters allowed", "No repeated characters"),
    toggled("startWithLetter", "Any first character", "Start with a letter"),
  ];
}

const LEAST = {
  lowercase: "minLowercase",
  uppercase: "minUppercase",
  digits: "minDigits",
  symbols: "minSymbols",
} as const;

function phraseChanges(inputs: Inputs): Change[] {
  return [
    ...(isRolled(inputs) ? [] : steps("word", "words", inputs.words, 3, 20)),
    inputs.appendDigit ? ["No digit", { appendDigit: false }] : ["With a digit", { appendDigit: true }],
    inputs.appendSymbol ? ["No symbol", { appendSymbol: false }] : ["With a symbol", { appendSymbol: true }],
  ];
}
