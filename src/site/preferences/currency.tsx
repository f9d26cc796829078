/** The reader's currency: which sign and grouping amounts of money get, on every page. */
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { type Currency, isCurrency } from "../../core/currency";
import { Format } from "../../core/format";
import { readStored, writeStored } from "./storage";

const KEY = "site_currency";

interface CurrencyPreference {
  readonly format: Format;
  readonly choose: (currency: Currency) => void;
}

const Preference = createContext<CurrencyPreference>({ format: new Format(), choose: () => {} });

/** The page is drawn in US dollars first, as it came from the server, then in the stored currency. */
export function CurrencyProvider({ children }: { children: ReactNode }) {
  const [currency, setCurrency] = useState<Currency>("USD");
  useEffect(() => {
    const stored = readStored("localStorage", KEY);
    if (isCurrency(stored)) setCurrency(stored);
  }, []);
  const preference = useMemo(
    () => ({
      format: new Format(currency),
      choose(chosen: Currency) {
        setCurrency(chosen);
        writeStored("localStorage", KEY, chosen);
      },
    }),
    [currency],
  );
  return <Preference value={preference}>{children}</Preference>;
}

export function useCurrency(): CurrencyPreference {
  return use(Preference);
}

/** Writes values in the reader's currency. */
export function useFormat(): Format {
  return use(Preference).format;
}
