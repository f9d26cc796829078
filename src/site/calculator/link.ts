/** Links that hold the figures of a page: for the address and the clipboard, and read on arrival. */
import type { AnyCalculator } from "../../core/calculator";
import type { Currency } from "../../core/currency";
import { Format } from "../../core/format";
import { homeCurrencyFor } from "../../core/home-currency";
import { decodeCurrency, decodeLink, encodeLink } from "../../core/link";
import type { CalculatorMeta } from "../../core/meta";
import type { Json, JsonObject } from "../../core/parse";
import { showsMoney } from "../../core/shows-money";
import type { Texts } from "./answering";
import type { TextAnswers } from "./text-answers-loader";

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

/** What amounts are in on the page that a link opens, and how they are written there. */
interface LinkedPage {
  readonly opening: JsonObject;
  readonly homeCurrency: CalculatorMeta["homeCurrency"];
  readonly usualCurrency: Currency | undefined;
  /** Before the link was read. */
  readonly format: Format;
}

/** What a link brings. */
interface Linked {
  /** As this visitor would have typed them, amounts grouped as the page will group them: an Indian one in lakhs. */
  readonly texts: Texts;
  /** What its sender saw amounts in, where that is a choice of the reader's. */
  readonly currency: Currency | null;
}

export function readLink(
  calculator: AnyCalculator,
  link: string,
  { opening, homeCurrency, usualCurrency, format }: LinkedPage,
  visitorTexts: TextAnswers["visitorTexts"],
): Linked {
  const texts = Object.fromEntries(decodeLink(calculator, link));
  arrived = { calculator, texts };
  const home = homeCurrencyFor(homeCurrency, calculator, { ...opening, ...texts });
  const currency =
    home === undefined && showsMoney(calculator) ? decodeCurrency(calculator, link, usualCurrency) : null;
  const own = new Format(home ?? currency ?? format.currency);
  return { texts: visitorTexts(calculator.inputs, texts, own), currency };
}
