import type { Format } from "../core/format";
import type { Band } from "../data/tax/us";
import { bracketParts } from "../math/tax/brackets";

/** `$85,000.00 − $16,100.00 + $400.00`: signed amounts as a sum, omitting zeros. */
export function sumText(amounts: readonly number[], format: Format): string {
  const [first = 0, ...rest] = amounts.filter((amount) => Math.abs(amount) >= 0.005);
  const begin = first < 0 ? `0 − ${format.money(-first)}` : format.money(first);
  return [begin, ...rest.map((amount) => `${amount < 0 ? "−" : "+"} ${format.money(Math.abs(amount))}`)].join(" ");
}

/** `10% × $12,400.00 + 12% × $38,000.00`: the tax in each bracket of an income. */
export function bracketText(bands: readonly Band[], income: number, format: Format): string {
  const parts = bracketParts(bands, income).filter((part) => part.rate > 0 && part.income > 0);
  const texts = parts.map((part) => {
    const lump = part.tax - (part.income * part.rate) / 100;
    const tax = `${format.percent(part.rate)} × ${format.money(part.income)}`;
    return lump >= 0.005 ? `${format.money(lump)} + ${tax}` : tax;
  });
  return texts.length > 0 ? texts.join(" + ") : `0% × ${format.money(income)}`;
}
