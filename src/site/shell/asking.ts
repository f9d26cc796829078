/**
 * Answers the questions typed into the search box. Fetched with the first text that may be one, since most searches are
 * for a name.
 */
import pages from "virtual:calculator-pages";
import { type Askable, ask, type Host } from "../../ask/ask";
import { ASKABLES } from "../../calculators/askables";
import { findTool, pageSource } from "../../calculators/catalog";
import type { AnyCalculator } from "../../core/calculator";
import { CURRENCY_CODES } from "../../data/currencies";
import { loadUnits } from "../../reading/units";
import { visitorHabits } from "../preferences/habits";
import { storedCurrency } from "../preferences/stored-currency";

/** The answer to a question, as the card shows it. */
export interface CardAnswer {
  /** The sentence of the page; empty if the page has to work it out itself. */
  readonly headline: string;
  readonly name: string;
  /** What was read, in words. */
  readonly reading: string;
  /** What was assumed, in words; empty if nothing was. */
  readonly assumed: string;
  /** The page with these inputs. */
  readonly path: string;
}

/** Why a question has no answer. */
export interface NoAnswer {
  readonly refusal: string;
  /** The nearest question that has an answer. */
  readonly near?: string;
}

export async function askHere(question: string): Promise<CardAnswer | NoAnswer> {
  const currency = storedCurrency();
  const host: Host = {
    habits: visitorHabits(),
    units: await loadUnits(),
    codes: CURRENCY_CODES,
    fillsDates: true,
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    load: loadPage,
    ...(currency && { currency }),
  };
  const result = await ask(question, ASKABLES, host);
  if ("refusal" in result) return result;
  const { askable, headline, reading, assumed, path } = result;
  return { headline, name: askable.name, reading, assumed, path };
}

async function loadPage(entry: Askable, tool: string | undefined): Promise<AnyCalculator> {
  const source = pageSource(entry, findTool(entry, tool ?? null));
  const load = pages[source];
  if (!load) throw new Error(`${source} has no page`);
  return (await load()).calculator;
}
