import { isGiven } from "../../../core/blocks/random-bytes";
import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { isOnePhrase, isRolled } from "./checks";
import type { Inputs } from "./inputs";
import { SINGLE_FACTOR } from "./nist-limits";

/** @param length of the first password */
export function madeNotices(inputs: Inputs, length: number, format: Format): Notice[] {
  const { mode, count, entropyHex } = inputs;
  const notices: Notice[] = [];
  if (mode === "random" && length < SINGLE_FACTOR)
    notices.push({
      code: "short",
      message: `NIST asks for at least ${SINGLE_FACTOR} characters where a password is the only protection; this one has ${length}.`,
    });
  if (isGiven(entropyHex) || isRolled(inputs))
    notices.push({
      code: "own-randomness",
      message:
        "Whoever knows your bytes or rolls has the password: destroy them, and never use bytes from an example.",
    });
  if (isOnePhrase(inputs) && count > 1)
    notices.push({
      code: "one-phrase",
      message: `Your dice give one phrase, not ${format.number(count)}; roll them again for each further one.`,
    });
  return notices;
}

export function checkNotices(onCommonList: boolean): Notice[] {
  if (!onCommonList) return [];
  return [
    {
      code: "common",
      message: "This password is on the list of common passwords, which attackers try first.",
    },
  ];
}
