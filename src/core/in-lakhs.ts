import type { Format } from "./format";

/**
 * `₹46.13 lakh`, `₹1.25 crore`: an amount that was typed, to the rupee. Null below a lakh, where it says
 * no more, and in other currencies.
 */
export function inLakhs(amount: number, format: Format): string | null {
  if (format.currency !== "INR" || amount < 1e5) return null;
  const [unit, name] = amount >= 1e7 ? [1e7, "crore"] : [1e5, "lakh"];
  return `₹${format.number(amount / unit, Math.log10(unit))} ${name}`;
}
