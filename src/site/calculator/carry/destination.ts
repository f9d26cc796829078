/** The page on screen: where its links lead with what was entered, and what it opens with. */
import pages from "virtual:calculator-pages";
import { findEntry, pageSource } from "../../../calculators/catalog";
import { writeAddress } from "../../navigation/address";
import { keptInputs } from "../../navigation/entries";
import { normalizePath } from "../../navigation/visit";
import { ownFigures } from "../../preferences/own-figures";
import { storedCurrency } from "../../preferences/stored-currency";
import { unitHabit } from "../../preferences/units";
import { unpackedLink } from "../link";
import { carriedLink, type Destination, type Party } from "./carried-link";
import { linkWith } from "./own-figures";

/** Null if nothing is carried there. */
export async function destinationFor(path: string): Promise<Destination | null> {
  await writeAddress();
  const address = keptInputs() ?? (location.hash.includes("=") ? location.hash : location.search);
  if (address.length < 2) return null;
  const [from, to] = await Promise.all([location.pathname, path].map(partyAt));
  const link = await unpackedLink(address);
  return from && to && link !== null ? carriedLink(from, link, to, storedCurrency()) : null;
}

/** The visitor's own figures for it, in the form of a link; empty if there are none. */
export async function ownFiguresLink(): Promise<string> {
  const figures = ownFigures();
  const page = figures && (await partyAt(location.pathname));
  return page ? linkWith(figures, page, { currency: storedCurrency(), habit: unitHabit(), now: new Date() }) : "";
}

/** The calculator at a path; null for other pages, and for the tools of collections, which share nothing. */
async function partyAt(path: string): Promise<Party | null> {
  const entry = findEntry(normalizePath(path).slice(1));
  const load = entry && !entry.tools ? pages[pageSource(entry)] : undefined;
  return entry && load ? { entry, calculator: (await load()).calculator } : null;
}
