/** Share links: the inputs that differ from their defaults, by key. What comes in is text from strangers. */
import type { AnyCalculator } from "./calculator";
import { meets } from "./conditions";
import { CURRENCIES, type Currency, isCurrency } from "./currency";
import { defaultOf, effectiveValues } from "./defaults";
import type { Field, Fields } from "./fields";
import type { Json, JsonObject, Values } from "./parse";

/** Longer values stay out of links: browsers and chat programs cut addresses near 2,000 characters. */
export const LINK_VALUE_LIMIT = 10_000;

/** The parameter for the currency that amounts are shown in. No input may have this key. */
export const CURRENCY_KEY = "displayCurrency";

/**
 * `homePrice=450000&termYears=15`; empty when all inputs have their defaults, or no more than the name of a tool. Secrets never leave the page. An input
 * that the page fills in by itself (`fill`) is written even at its default: another page would fill in something else.
 *
 * @param includes whether the text of a private input may go along; without it none does
 * @param currency what amounts are shown in; null where that is no choice of the reader's
 * @param usual what they are in where nobody chose: it needs no saying
 */
export function encodeLink(
  calculator: AnyCalculator,
  json: JsonObject,
  includes: (key: string, text: string) => boolean = () => false,
  currency: Currency | null = null,
  usual: Currency = CURRENCIES[0],
): string {
  const fields: Fields = calculator.inputs;
  const current = effectiveValues(fields, json);
  const parameters = new URLSearchParams();
  for (const [key, text] of Object.entries(calculator.address ?? {})) parameters.set(key, text);
  const written: Record<string, Json> = {};
  // The unit of an example last: whether it needs saying depends on what else is said.
  const entries = Object.entries(fields).sort(([, a], [, b]) => Number(!!a.example) - Number(!!b.example));
  for (const [key, field] of entries) {
    // The number that a unit goes with may be out of use, and not said.
    const value = json[key] === undefined && field.example ? (current[key] as Json) : json[key];
    if (value === undefined || !isLinked(field) || !meets(field.when, current)) continue;
    const text = linkText(value);
    if (field.private && !includes(key, text)) continue;
    const usual = linkText(defaultOf(field, current, written) as Json);
    if (
      (text !== usual || field.fill || !isInExampleUnit(field, fields, current)) &&
      text.length <= LINK_VALUE_LIMIT
    ) {
      written[key] = value;
      parameters.set(key, text);
    }
  }
  if (currency !== null && currency !== usual) parameters.set(CURRENCY_KEY, currency);
  return parameters.toString();
}

/** Secrets never leave the page, and what its view fetches comes from there only. */
function isLinked(field: Field): boolean {
  return !field.secret && field.fill !== "view";
}

/**
 * False for a number whose default comes in the unit of an example, while it is in another one: left out of a link, it
 * would come back in that of the example.
 */
function isInExampleUnit({ unitKey }: Field, fields: Fields, current: Values): boolean {
  const unit = unitKey === undefined ? undefined : fields[unitKey];
  return !unit?.example || current[unitKey as string] === defaultOf(unit, current, {});
}

function linkText(value: Json | undefined): string {
  return value === null || value === undefined
    ? ""
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value);
}

/** The texts of a link by input key, to be read like typed text; unknown keys and secrets are dropped. */
export function decodeLink(calculator: AnyCalculator, link: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, text] of parameters(link)) {
    const field = Object.hasOwn(calculator.inputs, key) ? (calculator.inputs[key] as Field) : undefined;
    if (field && isLinked(field) && text.length <= LINK_VALUE_LIMIT) texts.set(key, text);
  }
  // A number that comes without its unit is in the usual one, whatever the example of the page is in.
  for (const [key, { example, default: usual }] of Object.entries<Field>(calculator.inputs))
    if (example && texts.has(example.of) && !texts.has(key)) texts.set(key, String(usual));
  return texts;
}

/**
 * The currency that the sender of a link saw: the usual one where the link has figures and names none. Null for a
 * link without either.
 */
export function decodeCurrency(
  calculator: AnyCalculator,
  link: string,
  usual: Currency = CURRENCIES[0],
): Currency | null {
  for (const [key, text] of parameters(link)) if (key === CURRENCY_KEY && isCurrency(text)) return text;
  return decodeLink(calculator, link).size > 0 ? usual : null;
}

function parameters(link: string): URLSearchParams {
  return new URLSearchParams(link.replace(/^[?#]/, ""));
}
