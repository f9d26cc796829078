import { joinWithAnd } from "../math/words/lists";
import { resolve } from "./conditions";
import type { Field } from "./fields";
import type { Format } from "./format";

/** Proper names at the beginning of labels, which are always capitalized. */
const NAMES =
  /^(?:Bode|Gibbs|Hill|Indian?|January|Julian|Kolkata|London|Lorentz|Mach|Medicare|Morse|Peukert|Riegel|Roman|Roth|Social Security|Terraform|United States|Unix)\b/;

/**
 * A label for use in the middle of a sentence: `Loan term` → `loan term`. `HOA fee`, `H⁺` and `Gibbs energy` keep their
 * capitals.
 */
export function midSentence(label: string): string {
  const isWord = /^(?:[A-Z][a-z]|A(?: |$))/.test(label) && !NAMES.test(label);
  return isWord ? (label[0] as string).toLowerCase() + label.slice(1) : label;
}

/** The field's name at the beginning of a sentence. */
export function nameOf(
  { label, noun }: Pick<Field, "label" | "noun">,
  inputs: Readonly<Record<string, unknown>>,
): string {
  return (noun && resolve(noun, inputs)) ?? resolve(label, inputs);
}

/** The field's name in the middle of a sentence. A coefficient keeps its small letter: `a`, whose noun is `A`. */
export function nameInSentence(
  field: Pick<Field, "label" | "noun">,
  inputs: Readonly<Record<string, unknown>>,
): string {
  const label = resolve(field.label, inputs);
  return /^\p{Ll}$/u.test(label) ? label : midSentence(nameOf(field, inputs));
}

/** A name at the beginning of a sentence, in quotes unless it begins with a capital letter or digit. */
export function openingName(name: string): string {
  return /^[\p{Lu}\d]/u.test(name) ? name : `“${name}”`;
}

/**
 * The beginning of a sentence about a row: its name, if the list has a column for that and no other row has the same
 * name, otherwise its number: `Mathematics`, `Subject 2`.
 */
export function rowOpening({ row }: Pick<Field, "row">, rows: readonly unknown[], index: number): string {
  const { label = "Row", name: nameKey = "" }: Partial<NonNullable<Field["row"]>> = row ?? {};
  const nameOfRow = (row: unknown) => {
    const name = (row as Readonly<Record<string, unknown>> | null)?.[nameKey];
    return typeof name === "string" ? name.trim() : "";
  };
  const name = nameOfRow(rows[index]);
  const isOwn = name !== "" && rows.filter((row) => nameOfRow(row) === name).length === 1;
  return isOwn ? openingName(name) : `${label} ${index + 1}`;
}

/** `1 year, 2 months and 3 days`. Zero parts are left out; if all are zero, the text is empty. */
export function periodText(counts: Readonly<Record<string, number>>, format: Format): string {
  const words = Object.entries(counts).flatMap(([unit, count]) => (count === 0 ? [] : [format.plural(count, unit)]));
  return joinWithAnd(words);
}
