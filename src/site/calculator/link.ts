/** Links that contain a page's inputs: for the address and the clipboard, and read on arrival. */
import type { ReactNode } from "react";
import type { AnyCalculator } from "../../core/calculator";
import type { Currency } from "../../core/currency";
import { usualDefault } from "../../core/defaults";
import type { Field, Fields } from "../../core/fields";
import { Format } from "../../core/format";
import { homeCurrencyFor } from "../../core/home-currency";
import { CARRIED_KEY, decodeCurrency, decodeLink, encodeLink } from "../../core/link";
import type { CalculatorMeta } from "../../core/meta";
import type { Json, JsonObject } from "../../core/parse";
import { type Pinned, readPinned, withPinned } from "../../core/pinned";
import { showsMoney } from "../../core/shows-money";
import { LONGEST_ADDRESS } from "../navigation/address";
import { pack, unpack } from "../platform/packed-text";
import type { Opening, Texts } from "./answering";
import { carryOnLinks } from "./carry/follow";
import { OWN } from "./carry/own";
import type { Interpreter } from "./interpreter-loader";

/**
 * Texts from the opened link: a private one among them is not the visitor's own, and may stay in the address.
 */
let arrived: { readonly calculator: AnyCalculator; readonly texts: Record<string, string> } | undefined;

/** The link to a page that opened with the visitor's own figures, as long as nothing is changed. */
let own: { readonly calculator: AnyCalculator; readonly link: string } | undefined;

/** What a link is made from. */
export interface LinkSource {
  /** The inputs that it may contain. */
  readonly json: Readonly<Record<string, Json>>;
  /** Whether private texts are included: only with the visitor's consent. */
  readonly withText: boolean;
  /** The currency that amounts are shown in; null if visitors cannot choose one. */
  readonly currency: Currency | null;
  /** The currency for visitors who have not chosen one; dollars if omitted. */
  readonly usualCurrency?: Currency | undefined;
  /** The scenarios kept to compare. */
  readonly pinned: readonly Pinned[];
}

/**
 * The part of the page's own address: empty as long as there is nothing but the visitor's own figures, which are in no
 * address by themselves.
 */
export function addressFor(calculator: AnyCalculator, { texts, ...source }: LinkSource & { texts: Texts }): string {
  const link = linkFor(calculator, { ...source, json: entered(calculator.inputs, source.json, texts) });
  return calculator === own?.calculator && link === own.link ? "" : link;
}

/** `?homePrice=450000`, or after the `#` if servers must not see the inputs. */
export function linkFor(calculator: AnyCalculator, source: LinkSource): string {
  const { json, withText, currency, usualCurrency, pinned } = source;
  const cameWithLink = (key: string, text: string) => arrived?.calculator === calculator && arrived.texts[key] === text;
  const mayInclude = (key: string, text: string) => withText || cameWithLink(key, text);
  const plain = encodeLink(calculator, json, mayInclude, currency, usualCurrency);
  const link = pinned.length > 0 ? withPinned(calculator, plain, pinned, withText) : plain;
  return link && (calculator.link ? "#" : "?") + link;
}

/**
 * What the visitor entered, without the days and digits that the page filled in and will fill in again. A
 * choice that came with the visitor's currency stays: typed inputs may be in use only because of it.
 */
export function entered(fields: Fields, json: LinkSource["json"], texts: Texts): LinkSource["json"] {
  return Object.fromEntries(
    Object.entries(json).filter(([key]) => typeof fields[key]?.fill !== "string" || texts[key] !== undefined),
  );
}

const PACKED = "#packed=";

/** The link to hand out: a long one is packed, after the `#`, where no server sees it. */
export async function sharedLinkFor(calculator: AnyCalculator, source: LinkSource): Promise<string> {
  const link = linkFor(calculator, source);
  return link.length > LONGEST_ADDRESS ? PACKED + (await pack(link)) : link;
}

/** A link as it was before it was packed; null if it is damaged. A page without one opens with the visitor's figures. */
export async function unpackedLink(link: string): Promise<string | null> {
  if (link.length < 2 && !location.pathname.startsWith("/embed/"))
    return (await import("./carry/destination")).ownFiguresLink();
  return link.startsWith(PACKED) ? unpack(link.slice(PACKED.length)) : link;
}

/** The page that a link opens, which determines the currency and how amounts are written. */
interface LinkedPage {
  readonly opening: JsonObject;
  readonly homeCurrency: CalculatorMeta["homeCurrency"];
  readonly usualCurrency: Currency | undefined;
  /** The page's format before the link, which may name another currency, was read. */
  readonly format: Format;
}

/** The contents of a link. */
interface Linked {
  /** As this visitor would have typed them, with amounts grouped as on the page: rupees in lakhs. */
  readonly texts: Texts;
  /** The currency that its sender saw, if visitors can choose one. */
  readonly currency: Currency | null;
  readonly pinned: readonly Pinned[];
  /** What the page says about figures that were carried over from another one, if they were. */
  readonly note: Promise<ReactNode> | undefined;
}

export function readLink(
  calculator: AnyCalculator,
  link: string,
  { opening, homeCurrency, usualCurrency, format }: LinkedPage,
  { visitorTexts, readInputs }: Pick<Interpreter, "visitorTexts" | "readInputs">,
): Linked {
  const texts = Object.fromEntries(decodeLink(calculator, link));
  arrived = { calculator, texts };
  own = undefined;
  const home = homeCurrencyFor(homeCurrency, calculator, { ...opening, ...texts });
  const currency =
    home === undefined && showsMoney(calculator) ? decodeCurrency(calculator, link, usualCurrency) : null;
  const pageFormat = new Format(home ?? currency ?? format.currency);
  const from = new URLSearchParams(link.replace(/^[?#]/, "")).get(CARRIED_KEY);
  if (from === OWN) {
    const { json } = readInputs(calculator.inputs, texts, opening as Readonly<Record<string, Json>>, {});
    const source = {
      json: entered(calculator.inputs, json, texts),
      withText: false,
      currency,
      usualCurrency,
      pinned: [],
    };
    own = { calculator, link: linkFor(calculator, source) };
  }
  const note =
    from === null
      ? undefined
      : import("./carry/note").then(({ carriedNote }) => carriedNote(from, calculator, texts, pageFormat));
  return {
    texts: visitorTexts(calculator.inputs, texts, pageFormat),
    currency,
    pinned: readPinned(link),
    note,
  };
}

// This module loads with the first entry: before that, there is nothing to carry.
if (typeof document !== "undefined") carryOnLinks();

/**
 * What a page shows for the inputs that its link leaves out: their defaults, since links are written and answered with
 * those, and the view's example only where there is no default.
 * @param examples what the view opens with instead of the defaults
 */
export function linkedOpening(fields: Fields, opening: Opening, examples: Opening = {}): Opening {
  const isEmpty = (key: string) => String(usualDefault(fields[key] as Field, opening) ?? "") === "";
  return Object.fromEntries(Object.entries(opening).filter(([key, value]) => value !== examples[key] || isEmpty(key)));
}
