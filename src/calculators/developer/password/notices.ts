import { isGiven } from "../../../core/blocks/random-bytes";
import type { Notice } from "../../../core/calculator";
import type { Inputs } from "./inputs";

/** NIST SP 800-63B-4 for a password that is the only factor. */
const SINGLE_FACTOR = 15;

export function madeNotices({ mode, entropyHex, diceRolls }: Inputs, length: number): Notice[] {
  const notices: Notice[] = [];
  if (mode === "random" && length < SINGLE_FACTOR)
    notices.push({
      code: "short",
      message: `NIST asks for at least 15 characters where a password is the only protection; this one has ${length}.`,
    });
  if (isGiven(entropyHex) || (mode === "passphrase" && (diceRolls ?? "").trim() !== ""))
    notices.push({
      code: "own-randomness",
      message:
        "Whoever knows your bytes or rolls has the password: destroy them, and never use bytes from an example.",
    });
  return notices;
}

export function checkNotices(onCommonList: boolean, complete: boolean): Notice[] {
  const notices: Notice[] = [];
  if (onCommonList)
    notices.push({
      code: "common",
      message: "This password is on the list of common passwords, which attackers try first.",
    });
  if (!complete)
    notices.push({
      code: "words-loading",
      message: "English words and names are still being fetched; with them the estimate may come out lower.",
    });
  return notices;
}
