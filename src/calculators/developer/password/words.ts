import { type Headline, type Notice, notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { isGiven } from "../../../fieldsets/random-bytes";
import { raised } from "../../../math/numbers/write-number";
import { capitalized } from "../../../math/words/phrases";
import { isOnePhrase, isRolled } from "./checks";
import { FAST_HASH } from "./crack-times";
import { SINGLE_FACTOR } from "./nist-limits";
import type { Password } from "./password";
import { strengthOf } from "./strength-words";

/** The generated password or the rating of a checked one, with the strength below. */
export function headline({ bits, crackTimes, generated, assessment }: Password, format: Format): Headline {
  const time = raised(crackTimes[FAST_HASH]?.display ?? "");
  const size = `${format.number(bits, bits < 10 ? 1 : 0)} bits`;
  if (assessment) {
    // Guesses that were counted are all needed, not half of them.
    const { word, tone } = strengthOf(bits + 1);
    return {
      label: "This password is",
      before: "This password is",
      figure: word,
      second: `About ${size}: at 10 billion guesses a second, it takes ${time} to crack.`,
      tone,
    };
  }
  const passwords = generated?.passwords ?? [];
  const word = strengthOf(bits).word;
  return {
    label: passwords.length === 1 ? "Password" : format.plural(passwords.length, "password"),
    figure: passwords[0] ?? "",
    text: passwords.join("\n"),
    second: `${capitalized(word)}, ${size}. Cracking it at 10 billion guesses a second would take ${time} on average.`,
    secret: true,
  };
}

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
