import { resolve } from "./conditions";
import type { Field } from "./fields";
import type { Format } from "./format";

/**
 * A label in the middle of a sentence: `Loan term` → `loan term`, while `HOA fee` and `EMIs being paid` keep their
 * capitals.
 */
export function midSentence(label: string): string {
  return /^[A-Z](?![A-Z0-9])/.test(label) ? (label[0] as string).toLowerCase() + label.slice(1) : label;
}

/** What a field is called in a sentence, at its beginning. */
export function nameOf(
  { label, noun }: Pick<Field, "label" | "noun">,
  inputs: Readonly<Record<string, unknown>>,
): string {
  return noun ?? resolve(label, inputs);
}

/** `a`, `a or b`, `a, b or c` */
export function joinWithOr(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

/** `1 year, 2 months and 3 days`; parts of zero are left out, and nothing at all is an empty text. */
export function periodText(counts: Readonly<Record<string, number>>, format: Format): string {
  const words = Object.entries(counts).flatMap(([unit, count]) =>
    count === 0 ? [] : [format.plural(count, unit)],
  );
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
