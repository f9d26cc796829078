import { type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { isGiven } from "../../../fieldsets/random-bytes";
import { isOnePhrase, isRolled } from "./checks";
import { SINGLE_FACTOR } from "./nist-limits";
import type { Password } from "./password";

export function notices({ inputs, length, assessment }: Password, format: Format): Listed<Notice> {
  const { mode, count, entropyHex } = inputs;
  const notices: Notice[] = [];
  const add = (code: string, message: string) => notices.push(notice(code, message));
  if (mode === "check") {
    if (assessment?.isCommon)
      add("common", "This password is on the list of common passwords, which attackers try first.");
    return notices;
  }
  if (mode === "random" && length < SINGLE_FACTOR)
    add(
      "short",
      `NIST requires at least ${SINGLE_FACTOR} characters if a password is the only protection. This one has ${length}.`,
    );
  if (isGiven(entropyHex) || isRolled(inputs))
    add(
      "own-randomness",
      "Anyone who knows your bytes or rolls can recreate the password. Destroy them, and never use bytes from an example.",
    );
  if (isOnePhrase(inputs) && count > 1)
    add("one-phrase", `Your dice make one phrase, not ${format.number(count)}. Roll again for each additional one.`);
  return notices;
}
