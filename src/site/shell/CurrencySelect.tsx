import { useLayoutEffect } from "react";
import { CURRENCIES, type Currency, isCurrency } from "../../core/currency";
import type { TypedBefore } from "../hydration/use-early-input";
import { useCurrency } from "../preferences/currency";

const ID = "site-currency";

export function CurrencySelect({ typedBefore }: TypedBefore) {
  const { format, isUsual, choose } = useCurrency();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival, once
  useLayoutEffect(() => {
    const chosen = typedBefore?.()[ID];
    if (isCurrency(chosen) && isUsual && chosen !== format.currency) choose(chosen);
  }, []);
  return (
    <select
      id={ID}
      className="ghost"
      aria-label="Currency"
      value={format.currency}
      onChange={(event) => choose(event.target.value as Currency)}
    >
      {CURRENCIES.map((currency) => (
        <option key={currency}>{currency}</option>
      ))}
    </select>
  );
}
