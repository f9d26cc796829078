/** The visitor's currency: which symbol and grouping amounts get, on every page. */
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { CURRENCIES, type Currency } from "../../core/currency";
import { Format } from "../../core/format";
import { storeCurrency, storedCurrency } from "./stored-currency";

interface CurrencyPreference {
  readonly format: Format;
  /** Whether amounts are in the currency of the prerendered HTML. */
  readonly isUsual: boolean;
  readonly choose: (currency: Currency) => void;
  /** Shows the currency of a shared link while its page is open; null returns to the visitor's own. Stores nothing. */
  readonly borrow: (currency: Currency | null) => void;
}

const Preference = createContext<CurrencyPreference>({
  format: new Format(),
  isUsual: true,
  choose: () => {},
  borrow: () => {},
});

interface CurrencyProviderProps {
  /** The currency of the page on screen for visitors who have chosen none. */
  readonly usual?: Currency | undefined;
  readonly children: ReactNode;
}

/** Renders in the usual currency first, as prerendered, then in the stored one. */
export function CurrencyProvider({ usual = CURRENCIES[0], children }: CurrencyProviderProps) {
  const [own, setOwn] = useState<Currency | null>(null);
  const [borrowed, borrow] = useState<Currency | null>(null);
  useEffect(() => {
    const stored = storedCurrency();
    if (stored) setOwn(stored);
  }, []);
  const currency = borrowed ?? own ?? usual;
  const preference = useMemo(
    () => ({
      format: new Format(currency),
      isUsual: currency === usual,
      choose(chosen: Currency) {
        setOwn(chosen);
        borrow(null);
        storeCurrency(chosen);
      },
      borrow,
    }),
    [currency, usual],
  );
  return <Preference value={preference}>{children}</Preference>;
}

export function useCurrency(): CurrencyPreference {
  return use(Preference);
}

/** Writes values in a calculator's home currency, or in the visitor's where it has none. */
export function useFormat(homeCurrency?: Currency): Format {
  const { format } = use(Preference);
  return useMemo(() => (homeCurrency ? new Format(homeCurrency) : format), [homeCurrency, format]);
}
