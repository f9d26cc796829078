/** The model: passwords generated with the chosen options, or a password being checked. */
import type { Tools } from "../../../core/calculator";
import { once } from "../../../core/once";
import { drawFromGivenOrFresh, isGiven } from "../../../fieldsets/random-bytes";
import { log2Of } from "../../../math/numbers/log2";
import { type BelowDraw, Random } from "../../../math/random/random";
import { addedSymbols, checkPassword, checkRandom, isOnePhrase, readRolls } from "./checks";
import { combinationsOf } from "./combinations";
import { type CrackTime, crackTimes } from "./crack-times";
import { type DrawRow, drawRows, SHOWN_DRAWS } from "./draw-rows";
import type { Inputs } from "./inputs";
import { makerOf } from "./makers";
import { type Assessment, assess } from "./strength";

/** For a checked password this is plain data, because a worker sends it to the page. */
export interface Password {
  readonly inputs: Inputs;
  /** Number of Unicode characters in the first or only password. */
  readonly length: number;
  /** Log₂ of the number of possible passwords, or of the guesses needed for a checked password. */
  readonly bits: number;
  readonly crackTimes: readonly CrackTime[];
  readonly generated: GeneratedPasswords | null;
  readonly assessment: Assessment | null;
}

export interface GeneratedPasswords {
  /** Number of passwords that the options allow. */
  readonly combinations: bigint;
  /** Never empty. */
  readonly passwords: readonly string[];
  /** The first draws from the user's own bytes; empty with fresh bytes. */
  readonly draws: readonly DrawRow[];
}

/**
 * Generates passwords. Fresh bytes are only drawn when a password is first read.
 *
 * @throws InputError
 */
export function generatePasswords(inputs: Inputs, tools: Tools): Password {
  checkOptions(inputs, tools);
  const make = makerOf(inputs);
  const result = once(() =>
    drawFromGivenOrFresh(inputs.entropyHex, tools, (next) => {
      const random = new Random(next, isGiven(inputs.entropyHex) ? SHOWN_DRAWS : 0);
      const discarded = new Set<BelowDraw>();
      const length = isOnePhrase(inputs) ? 1 : inputs.count;
      const passwords = Array.from({ length }, () => make(random, discarded));
      return { passwords, draws: drawRows(inputs, random.draws, discarded) };
    }),
  );
  // The user's own bytes may run out, so draw now. Fresh bytes never fail, so reading only the strength draws nothing.
  if (isGiven(inputs.entropyHex)) result();
  const combinations = combinationsOf(inputs);
  const bits = log2Of(combinations);
  const times = once(() => crackTimes(inputs, 2 ** (bits - 1), bits - 1, tools.format));
  return {
    inputs,
    get length() {
      return [...(result().passwords[0] as string)].length;
    },
    bits,
    get crackTimes() {
      return times();
    },
    generated: {
      combinations,
      get passwords() {
        return result().passwords;
      },
      get draws() {
        return result().draws;
      },
    },
    assessment: null,
  };
}

/** @throws InputError */
function checkOptions(inputs: Inputs, { format }: Tools): void {
  if (inputs.mode === "random") checkRandom(inputs, format);
  if (inputs.mode !== "passphrase") return;
  readRolls(inputs.diceRolls);
  if (inputs.appendSymbol) addedSymbols(inputs);
}

/** @throws InputError if the password is too long */
export function assessPassword(inputs: Inputs, { format }: Tools): Password {
  checkPassword(inputs.password, format);
  const assessment = assess(inputs.password);
  // The guesses always fit into a double: zxcvbn reads 256 characters and counts at most ten guesses for each.
  const bits = Math.log2(assessment.guesses);
  return {
    inputs,
    length: [...inputs.password].length,
    bits,
    crackTimes: crackTimes(inputs, assessment.guesses, bits, format),
    generated: null,
    assessment,
  };
}
