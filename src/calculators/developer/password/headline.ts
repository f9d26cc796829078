import type { Headline } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { FAST_HASH } from "./crack-times";
import type { Password } from "./password";
import { SCORE_WORDS, strengthOf } from "./strength-words";

/** The generated password or the rating of a checked one, with the strength below. */
export function headline({ bits, crackTimes, generated, assessment }: Password, format: Format): Headline {
  const time = crackTimes[FAST_HASH]?.display ?? "";
  const size = `${format.number(bits, bits < 10 ? 1 : 0)} bits`;
  if (assessment) {
    const { score } = assessment;
    return {
      label: "This password is",
      before: "This password is",
      figure: SCORE_WORDS[score] ?? "",
      second: `Score ${score} of 4, about ${size}: at 10 billion guesses a second, it takes ${time} to crack.`,
      tone: score < 2 ? "problem" : score === 2 ? "plain" : "answer",
    };
  }
  const passwords = generated?.passwords ?? [];
  const word = strengthOf(bits).word;
  return {
    label: passwords.length === 1 ? "Password" : format.plural(passwords.length, "password"),
    figure: passwords[0] ?? "",
    text: passwords.join("\n"),
    second: `${word.charAt(0).toUpperCase()}${word.slice(1)}, ${size}. Cracking it at 10 billion guesses a second would take ${time} on average.`,
    secret: true,
  };
}
