/** Links that hold the figures of a page: written to the address and the clipboard, read on arrival. */
import type { AnyCalculator } from "../../core/calculator";
import { decodeLink, encodeLink } from "../../core/link";
import type { Json } from "../../core/parse";
import { replaceAddress } from "../navigation/location";

/** What a link brought: a private text among it is not the visitor's own, and may stay in the address. */
let arrived: { readonly calculator: AnyCalculator; readonly texts: Record<string, string> } | undefined;

/**
 * `?homePrice=450000`, or behind the `#` where no server shall see the figures.
 *
 * @param withText private texts go along, because the visitor said so
 */
export function linkOf(
  calculator: AnyCalculator,
  json: Readonly<Record<string, Json>>,
  withText = false,
): string {
  const cameAlong = (key: string, text: string) =>
    arrived?.calculator === calculator && arrived.texts[key] === text;
  const link = encodeLink(calculator, json, (key, text) => withText || cameAlong(key, text));
  return link && (calculator.link === "fragment" ? "#" : "?") + link;
}

export function keepAddress(
  calculator: AnyCalculator,
  json: Readonly<Record<string, Json>>,
  withText: boolean,
): void {
  const wanted = linkOf(calculator, json, withText);
  if (wanted !== location.search + location.hash) replaceAddress(location.pathname + wanted);
}

/** The texts that a link puts into the fields. */
export function textsOf(calculator: AnyCalculator, link: string): Record<string, string> {
  arrived = { calculator, texts: Object.fromEntries(decodeLink(calculator, link)) };
  return arrived.texts;
}
