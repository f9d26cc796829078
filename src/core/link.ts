/** Share links: the inputs that differ from their defaults, by key. Incoming links are untrusted text. */
import type { AnyCalculator } from "./calculator";
import { meets } from "./conditions";
import { CURRENCIES, type Currency, isCurrency } from "./currency";
import { defaultOf, effectiveValues, isExample } from "./defaults";
import type { Field, Fields } from "./fields";
import { homeCurrencyFor } from "./home-currency";
import { decodeRows, encodeRows } from "./link-rows";
import type { CalculatorMeta } from "./meta";
import type { Json, JsonObject, Values } from "./parse";
import { isRange } from "./range-value";
import { showsMoney } from "./shows-money";

/** Longer values are left out of links. */
export const LINK_VALUE_LIMIT = 10_000;

/** Rows may be longer, since they are what a visitor has typed one by one. */
export const LINK_ROWS_LIMIT = 200_000;

function limitOf({ type }: Field): number {
  return type === "list" ? LINK_ROWS_LIMIT : LINK_VALUE_LIMIT;
}

/** Name of the parameter for the currency that amounts are shown in. No input may use this key. */
export const CURRENCY_KEY = "displayCurrency";

/** Name of the parameter for the calculator whose figures a link carries over. No input may use this key. */
export const CARRIED_KEY = "carriedFrom";

/**
 * `homePrice=450000&termYears=15`. If all inputs have their defaults, the result is empty or only names a tool. Secrets
 * never leave the page. An input that the page fills in by itself (`fill`) is included even at its default, because the
 * page would fill in something else when the link is opened.
 *
 * @param includes whether the text of a private input may be included; by default none is
 * @param currency the currency that amounts are shown in, or null if the visitor cannot choose it
 * @param usual the currency used if none is chosen, which the link does not mention
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
  // Units of examples come last: whether they are needed depends on the other parameters.
  const entries = Object.entries(fields).sort(
    ([, a], [, b]) => Number(isExample(a.default)) - Number(isExample(b.default)),
  );
  for (const [key, field] of entries) {
    // The number that a unit belongs to may be unused and absent from the link.
    const value = json[key] === undefined && isExample(field.default) ? (current[key] as Json) : json[key];
    if (value === undefined || !isLinked(field) || !meets(field.when, current)) continue;
    const text = linkText(value);
    if (field.privacy === "private" && !includes(key, text)) continue;
    const usual = linkText(defaultOf(field, current, written) as Json);
    if ((text !== usual || field.fill || !isInExampleUnit(field, fields, current)) && text.length <= limitOf(field)) {
      written[key] = value;
      parameters.set(key, (field.type === "list" && encodeRows(field, value)) || text);
    }
  }
  if (currency !== null && currency !== usual) parameters.set(CURRENCY_KEY, currency);
  return parameters.toString().replace(/%(?:7E|3B|2C|3A|2F)/g, decodeURIComponent);
}

/**
 * The page of a calculator with these inputs filled in, as its share link has them: `/mortgage-calculator?homePrice=450000`.
 * Private texts are left out.
 *
 * @param chosen the currency that amounts are shown in, if the calculator leaves that to the visitor
 */
export function filledInPage(
  { id, homeCurrency, usualCurrency }: Pick<CalculatorMeta, "id" | "homeCurrency" | "usualCurrency">,
  calculator: AnyCalculator,
  json: JsonObject,
  chosen?: Currency,
): string {
  const isChosen = showsMoney(calculator) && homeCurrencyFor(homeCurrency, calculator, json) === undefined;
  const currency = isChosen ? (chosen ?? null) : null;
  const link = encodeLink(calculator, json, undefined, currency, usualCurrency);
  return `/${id}${link && (calculator.link ? "#" : "?") + link}`;
}

/** Whether links may contain or set the field: not a secret, and not a value that the view fetches. */
function isLinked(field: Field): boolean {
  return field.privacy !== "secret" && field.fill !== "view";
}

/**
 * False for a number whose default is in the unit of an example while another unit is chosen: left out of the link, it
 * would come back in the example's unit.
 */
function isInExampleUnit({ unitKey }: Field, fields: Fields, current: Values): boolean {
  const unit = unitKey === undefined ? undefined : fields[unitKey];
  return !isExample(unit?.default) || current[unitKey as string] === defaultOf(unit as Field, current, {});
}

function linkText(value: Json | undefined): string {
  if (isRange(value) && Array.isArray(value.range)) return value.range.join("~");
  return value === null || value === undefined ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The texts in a link by input key, to be read like typed text. Unknown keys and secrets are dropped. */
export function decodeLink(calculator: AnyCalculator, link: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, text] of parameters(link)) {
    const field = Object.hasOwn(calculator.inputs, key) ? (calculator.inputs[key] as Field) : undefined;
    if (field && isLinked(field) && text.length <= limitOf(field))
      texts.set(key, field.type === "list" ? decodeRows(field, text) : text);
  }
  // A number without its unit is in the usual unit, whatever unit the page's example has.
  for (const [key, { default: own }] of Object.entries<Field>(calculator.inputs))
    if (isExample(own) && texts.has(own.of) && !texts.has(key)) texts.set(key, own.usual);
  return texts;
}

/**
 * The currency that the sender of a link saw. If the link has inputs but names no currency, that is the usual one. Null
 * if the link has neither.
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
