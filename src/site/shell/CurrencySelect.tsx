import { CURRENCIES, type Currency } from "../../core/currency";
import { useCurrency } from "../preferences/currency";

export function CurrencySelect() {
  const { format, choose } = useCurrency();
  return (
    <select
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
