import { addedSymbols, readRolls } from "./checks";
import { countRandom } from "./classes";
import type { Inputs } from "./inputs";
import { LIST_SIZE } from "./word-list";

/**
 * Exact number of passwords that the options allow; 0 if they allow none.
 *
 * @throws InputError
 */
export function combinationsOf(inputs: Inputs): bigint {
  switch (inputs.mode) {
    case "random":
      return countRandom(inputs);
    case "passphrase":
      return countPhrases(inputs);
    case "pronounceable":
      return 1n << BigInt(16 * inputs.quints);
    case "pin":
      return countPins(inputs);
    case "hex":
    case "base64url":
      return 1n << BigInt(8 * inputs.byteLength);
    case "check":
      throw new Error("check mode has no possible passwords");
  }
}

function countPhrases(inputs: Inputs): bigint {
  const words = readRolls(inputs.diceRolls).length / 5 || inputs.words;
  const digits = inputs.appendDigit ? BigInt(words) * 10n : 1n;
  const symbols = inputs.appendSymbol ? BigInt(words * addedSymbols(inputs).length) : 1n;
  return BigInt(LIST_SIZE) ** BigInt(words) * digits * symbols;
}

/** Counts all PINs except weak ones: equal digits, runs, equal halves, and years of four digits (318 weak ones). */
function countPins({ pinLength, avoidWeakPins }: Inputs): bigint {
  const all = 10n ** BigInt(pinLength);
  if (!avoidWeakPins) return all;
  if (pinLength === 4) return all - 318n;
  return pinLength % 2 === 1 ? all - 30n : all - 20n - 10n ** BigInt(pinLength / 2);
}
