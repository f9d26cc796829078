/** “Your figures”, which stay in this browser. Loaded only where they are entered, or if there are any. */
import { type Currency, isCurrency } from "../../core/currency";
import type { JsonObject } from "../../core/parse";
import { checkFigures, type FigureKey } from "../../fieldsets/own-figures";
import { readStored, removeStored, writeStored } from "../platform/storage";

const KEY = "your-figures";

export interface OwnFigures {
  /** What was typed, by key. */
  readonly texts: Readonly<Partial<Record<FigureKey, string>>>;
  /** The valid values. */
  readonly values: ReturnType<typeof checkFigures>["values"];
  /** The currency of amounts. */
  readonly currency: Currency;
}

/** Null if there are none, or if what is stored makes no sense. */
export function ownFigures(): OwnFigures | null {
  try {
    const stored = JSON.parse(readStored("localStorage", KEY) ?? "null");
    if (!isCurrency(stored.currency)) return null;
    const { values } = checkFigures(stored.values as JsonObject);
    const texts = Object.entries(stored.texts as object).filter(
      ([key, text]) => key in values && typeof text === "string",
    );
    return texts.length > 0 ? { texts: Object.fromEntries(texts), values, currency: stored.currency } : null;
  } catch {
    return null;
  }
}

/** Keeps the figures; nothing, if there are none. */
export function keepFigures(figures: OwnFigures): void {
  if (Object.keys(figures.values).length > 0) writeStored("localStorage", KEY, JSON.stringify(figures));
  else removeStored("localStorage", KEY);
}
