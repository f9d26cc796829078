/** Reads numbers that need no grammar: most of what people type. */
import { resolve } from "./conditions";
import type { Field } from "./fields";
import type { Json, Values } from "./parse";

export interface PlainRead {
  readonly value: Json;
  /** Whether a mark could have another meaning, which a grammar decides and reports. */
  readonly isUncertain: boolean;
}

/** Digits, optionally grouped by thousands, with an optional decimal point. */
const PLAIN = /^[+-]?(?:[1-9]\d{0,2}(?:,\d{3})+|\d+|(?=\.\d))(?:\.\d*)?$/;

/** A separator before exactly three digits may group thousands or mark decimals, depending on the country. */
const UNCERTAIN = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** The same with a decimal comma: thousands or lakhs are separated by spaces. */
const PLAIN_COMMA = /^[+-]?(?:[1-9]\d{0,2}(?: \d{2,3})* \d{3}|\d+|(?=,\d))(?:,\d*)?$/;

/** Null for anything that is more than a plain number. */
export function readPlain(
  field: Field,
  text: string,
  { decimalComma, inputs = {} }: { readonly decimalComma?: boolean; readonly inputs?: Values },
): PlainRead | null {
  if (decimalComma && PLAIN_COMMA.test(text))
    return { value: numberOf(field, text.replaceAll(" ", "").replace(",", ".")), isUncertain: false };
  // With a decimal comma, a separator before three digits is ambiguous.
  if (!PLAIN.test(text) || (decimalComma && UNCERTAIN.test(text))) return null;
  const decimalOnly = text.includes(".") && Number(text.replace(".", "")) > mostOf(field, inputs);
  return {
    value: numberOf(field, text.replaceAll(",", "")),
    isUncertain: UNCERTAIN.test(text) && !decimalOnly,
  };
}

/** @param digits with a decimal point and without grouping */
function numberOf(field: Field, digits: string): Json {
  return field.type === "exact" ? digits : Number(digits);
}

/** The upper limit of the field. */
export function mostOf(field: Field, inputs: Values): number {
  const limit = field.max ?? field.below;
  return limit === undefined ? Number.POSITIVE_INFINITY : resolve(limit, inputs);
}
