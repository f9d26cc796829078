/** Links that hold the figures of a page: for the address and the clipboard, and read on arrival. */
import type { AnyCalculator } from "../../core/calculator";
import type { Currency } from "../../core/currency";
import { decodeCurrency, decodeLink, encodeLink } from "../../core/link";
import type { Json } from "../../core/parse";

/** What a link brought: a private text among it is not the visitor's own, and may stay in the address. */
let arrived: { readonly calculator: AnyCalculator; readonly texts: Record<string, string> } | undefined;

/** What a link is made from. */
export interface LinkSource {
  /** The inputs that it may hold. */
  readonly json: Readonly<Record<string, Json>>;
  /** Private texts go along, because the visitor said so. */
  readonly withText: boolean;
  /** What amounts are shown in; null where that is no choice of the reader's. */
  readonly currency: Currency | null;
  /** What they are in where nobody chose; without it, dollars. */
  readonly usualCurrency?: Currency | undefined;
}

/** `?homePrice=450000`, or after the `#` if no server may see the figures. */
export function linkFor(
  calculator: AnyCalculator,
  { json, withText, currency, usualCurrency }: LinkSource,
): string {
  const cameAlong = (key: string, text: string) =>
    arrived?.calculator === calculator && arrived.texts[key] === text;
  const goesAlong = (key: string, text: string) => withText || cameAlong(key, text);
  const link = encodeLink(calculator, json, goesAlong, currency, usualCurrency);
  return link && (calculator.link ? "#" : "?") + link;
}

/** The texts that a link puts into the fields, and the currency that its sender saw. */
export function readLink(
  calculator: AnyCalculator,
  link: string,
  usualCurrency?: Currency,
): { readonly texts: Record<string, string>; readonly currency: Currency | null } {
  const texts = Object.fromEntries(decodeLink(calculator, link));
  arrived = { calculator, texts };
  return { texts, currency: decodeCurrency(calculator, link, usualCurrency) };
}
