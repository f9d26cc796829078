import { type Currency, isCurrency } from "../../core/currency";
import { readStored, writeStored } from "../platform/storage";

const KEY = "site_currency";

/** The currency that the visitor chose, or null if there is none. */
export function storedCurrency(): Currency | null {
  const stored = readStored("localStorage", KEY);
  return isCurrency(stored) ? stored : null;
}

export function storeCurrency(currency: Currency): void {
  writeStored("localStorage", KEY, currency);
}
