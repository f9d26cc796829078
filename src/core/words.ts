import { resolve } from "./conditions";
import type { Field } from "./fields";
import type { Format } from "./format";

/** What a label may begin with that has a capital wherever it stands. */
const NAMES =
  /^(?:Bode|Gibbs|Hill|Indian?|January|Julian|Kolkata|London|Lorentz|Mach|Medicare|Morse|Peukert|Riegel|Roman|Roth|Social Security|Terraform|United States|Unix)\b/;

/**
 * A label in the middle of a sentence: `Loan term` → `loan term`, while `HOA fee`, `H⁺` and `Gibbs energy` keep their
 * capitals.
 */
export function midSentence(label: string): string {
  const isWord = /^(?:[A-Z][a-z]|A(?: |$))/.test(label) && !NAMES.test(label);
  return isWord ? (label[0] as string).toLowerCase() + label.slice(1) : label;
}

/** What a field is called in a sentence, at its beginning. */
export function nameOf(
  { label, noun }: Pick<Field, "label" | "noun">,
  inputs: Readonly<Record<string, unknown>>,
): string {
  return (noun && resolve(noun, inputs)) ?? resolve(label, inputs);
}

/** The same in the middle of one. A coefficient keeps its small letter: `a`, whose noun is `A`. */
export function nameInSentence(
  field: Pick<Field, "label" | "noun">,
  inputs: Readonly<Record<string, unknown>>,
): string {
  const label = resolve(field.label, inputs);
  return /^\p{Ll}$/u.test(label) ? label : midSentence(nameOf(field, inputs));
}

/** A name that begins a sentence: in quotes where it does not begin as one. */
export function openingName(name: string): string {
  return /^[\p{Lu}\d]/u.test(name) ? name : `“${name}”`;
}

/**
 * What a sentence about a row of a list begins with: the row's own name, where the list has a column for it and no
 * other row is called the same, or its number: `Mathematics`, `Subject 2`.
 */
export function rowOpening(
  { rowName = "", itemLabel = "Row" }: Pick<Field, "rowName" | "itemLabel">,
  rows: readonly unknown[],
  index: number,
): string {
  const nameOfRow = (row: unknown) => {
    const name = (row as Readonly<Record<string, unknown>> | null)?.[rowName];
    return typeof name === "string" ? name.trim() : "";
  };
  const name = nameOfRow(rows[index]);
  const isOwn = name !== "" && rows.filter((row) => nameOfRow(row) === name).length === 1;
  return isOwn ? openingName(name) : `${itemLabel} ${index + 1}`;
}

/** `a`, `a or b`, `a, b or c` */
export function joinWithOr(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

/** `a`, `a and b`, `a, b and c` */
export function joinWithAnd(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** `1 year, 2 months and 3 days`; parts of zero are left out, and nothing at all is an empty text. */
export function periodText(counts: Readonly<Record<string, number>>, format: Format): string {
  const words = Object.entries(counts).flatMap(([unit, count]) =>
    count === 0 ? [] : [format.plural(count, unit)],
  );
  return joinWithAnd(words);
}
