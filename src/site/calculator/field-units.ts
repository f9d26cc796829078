/** The unit beside a number, and the text with and without it. */
import type { Field } from "../../core/fields";

/** Symbols of the units that a number can be entered in, by id, including the current one, however rare. */
export function unitChoices(field: Field | undefined, chosen: unknown): Readonly<Record<string, string>> {
  const offered = Object.entries(field?.options ?? {}).filter(([id]) => id === chosen || !field?.units?.[id]?.rare);
  return Object.fromEntries(offered);
}

/** `12`, `1,200.5`, `3 * 4`: text without a unit. */
const WITHOUT_UNIT = /^[\d\s.,+*/()×÷-]*\d[\d\s.,+*/()×÷-]*$/;

/** An input's text while its field shows another unit: `180 cm`. */
export function withUnit(text: string, named: string): string {
  return named && WITHOUT_UNIT.test(text) ? `${text} ${named}` : text;
}

/** The part of such a text that was typed. */
export function withoutUnit(text: string, named: string): string {
  const typed = named && text.endsWith(` ${named}`) ? text.slice(0, -named.length - 1) : text;
  return WITHOUT_UNIT.test(typed) ? typed : text;
}
