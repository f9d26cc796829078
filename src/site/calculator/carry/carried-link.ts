/** Links from one calculator to another that take along what both ask for. */
import type { CatalogEntry } from "../../../calculators/catalog";
import { QUANTITIES } from "../../../calculators/quantities";
import type { AnyCalculator } from "../../../core/calculator";
import { givenBy, takenBy } from "../../../core/carried";
import { CURRENCIES, type Currency } from "../../../core/currency";
import { NO_TOOLS } from "../../../core/evaluate";
import { Format } from "../../../core/format";
import { homeCurrencyFor } from "../../../core/home-currency";
import { CARRIED_KEY, CURRENCY_KEY, decodeCurrency, decodeLink } from "../../../core/link";
import { readInputs } from "../../../core/read-inputs";
import { showsMoney } from "../../../core/shows-money";

/** A calculator that gives or takes. */
export interface Party {
  readonly entry: Pick<CatalogEntry, "id" | "homeCurrency" | "usualCurrency">;
  readonly calculator: AnyCalculator;
}

export interface Destination {
  readonly href: string;
  /** What is carried but may not be in an address, in the form of a link. */
  readonly inputs?: string;
}

/**
 * Figures about a person's body go only to calculators that keep them out of the address, too. Amounts go only to those
 * that show them in the same currency.
 *
 * @param link the inputs of the calculator that gives, as its link has them
 * @param visitorCurrency the currency that the visitor has chosen
 * @returns null if nothing is carried
 */
export function carriedLink(
  from: Party,
  link: string,
  to: Party,
  visitorCurrency: Currency | null,
): Destination | null {
  if (from.calculator.link && to.calculator.link !== "personal") return null;
  const { json } = readInputs(from.calculator.inputs, Object.fromEntries(decodeLink(from.calculator, link)), {}, {});
  const currency =
    homeCurrencyFor(from.entry.homeCurrency, from.calculator, json) ??
    decodeCurrency(from.calculator, link, from.entry.usualCurrency) ??
    CURRENCIES[0];
  const { id, usualCurrency = CURRENCIES[0], homeCurrency } = to.entry;
  const given = givenBy(QUANTITIES, from.entry.id, from.calculator, json, toolsIn(currency));
  if (given.size === 0) return null;
  const take = (takesMoney: boolean) =>
    takenBy(QUANTITIES, id, to.calculator, given, { takesMoney, tools: toolsIn(currency) });
  const withoutMoney = take(false);
  const home = homeCurrencyFor(homeCurrency, to.calculator, withoutMoney);
  const taken = home === undefined || home === currency ? take(true) : withoutMoney;
  if (Object.keys(taken).every(isManner)) return null;
  const parameters = new URLSearchParams(Object.entries(taken).map(([key, value]) => [key, String(value)]));
  const shown = showsMoney(from.calculator) ? currency : (visitorCurrency ?? usualCurrency);
  if (showsMoney(to.calculator) && home === undefined && shown !== usualCurrency) parameters.set(CURRENCY_KEY, shown);
  parameters.set(CARRIED_KEY, from.entry.id);
  const page = `/${id}`;
  return to.calculator.link ? { href: page, inputs: `#${parameters}` } : { href: `${page}?${parameters}` };
}

function toolsIn(currency: Currency) {
  return { ...NO_TOOLS, format: new Format(currency) };
}

/** Whether an input is only a setting for others, such as the unit system. */
export function isManner(key: string): boolean {
  return Object.hasOwn(QUANTITIES, key) && QUANTITIES[key]?.isManner === true;
}
