import { useLayoutEffect } from "react";
import { CURRENCIES, CURRENCY_NAMES, type Currency, isCurrency } from "../../core/currency";
import type { TypedBefore } from "../hydration/use-early-input";
import { useCurrency } from "../preferences/currency";

const ID = "site-currency";

/** The site's currency; on a page that is bound to one, that one and no other. */
export function CurrencySelect({ typedBefore }: TypedBefore) {
  const { format, home, isPrerendered, choose } = useCurrency();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival, once
  useLayoutEffect(() => {
    const chosen = typedBefore?.()[ID];
    if (isCurrency(chosen) && !home && isPrerendered && chosen !== format.currency) choose(chosen);
  }, []);
  return (
    <select
      id={ID}
      className="ghost"
      aria-label="Currency"
      disabled={home !== null}
      title={home ? `Amounts on this page are in ${CURRENCY_NAMES[home]}.` : undefined}
      value={home ?? format.currency}
      onChange={(event) => choose(event.target.value as Currency)}
    >
      {CURRENCIES.map((currency) => (
        <option key={currency}>{currency}</option>
      ))}
    </select>
  );
}
