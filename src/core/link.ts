/** Share links: the inputs that differ from their defaults, by key. What comes in is text from strangers. */
import type { AnyCalculator } from "./calculator";
import { meets, resolve } from "./conditions";
import type { Field, Fields } from "./fields";
import { inForce, type Json, type JsonObject } from "./parse";

/** Longer values stay out of links: browsers and chat programs cut addresses near 2,000 characters. */
export const LINK_VALUE_LIMIT = 10_000;

/**
 * `homePrice=450000&termYears=15`; empty when all inputs have their defaults. Secrets never leave the page.
 *
 * @param includes whether the text of a private input may go along; without it none does
 */
export function encodeLink(
  calculator: AnyCalculator,
  json: JsonObject,
  includes: (key: string, text: string) => boolean = () => false,
): string {
  const fields: Fields = calculator.inputs;
  const current = inForce(fields, json);
  const parameters = new URLSearchParams();
  for (const [key, field] of Object.entries(fields)) {
    const value = json[key];
    if (value === undefined || field.secret || !meets(field.when, current)) continue;
    const text = linkText(value);
    if (field.private && !includes(key, text)) continue;
    const usual = linkText(resolve(field.default, current) as Json);
    if (text !== usual && text.length <= LINK_VALUE_LIMIT) parameters.set(key, text);
  }
  return parameters.toString();
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
  for (const [key, text] of new URLSearchParams(link.replace(/^[?#]/, ""))) {
    const field = Object.hasOwn(calculator.inputs, key) ? (calculator.inputs[key] as Field) : undefined;
    if (field && !field.secret && text.length <= LINK_VALUE_LIMIT) texts.set(key, text);
  }
  return texts;
}
