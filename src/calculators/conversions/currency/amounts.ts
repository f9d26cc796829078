import { Format } from "../../../core/format";
import { type CurrencyCode, minorDigitsOf } from "../../../data/currencies";
import type { Rational } from "../../../math/numbers/rational";
import { plainText, toSignificant } from "../../../math/numbers/significant";

const RUPEES = new Format("INR");
const OTHERS = new Format("USD");

/** Significant digits of a rate, the same as in the daily file. */
const RATE_DIGITS = 8;

/** `9,608.53`: with the currency's decimals; rupees are grouped in lakh and crore. */
export function amountIn(code: CurrencyCode, value: number): string {
  return (code === "INR" ? RUPEES : OTHERS).amount(value, minorDigitsOf(code));
}

/** `1,32,612.8675844637`: with the digits that the next step of a working needs. */
export function exactIn(code: CurrencyCode, value: Rational): string {
  return (code === "INR" ? RUPEES : OTHERS).number(value.toNumber(), 10);
}

/** `9,608.53 INR` */
export function amountText(value: number, code: CurrencyCode): string {
  return `${amountIn(code, value)} ${code}`;
}

/** `100 USD`, `100.50 USD`, `0.125 USD`: an amount as typed; whole amounts have no decimals. */
export function typedText(value: number, code: CurrencyCode): string {
  const isInUnits = Number(value.toFixed(minorDigitsOf(code))) === value;
  if (isInUnits && !Number.isInteger(value)) return amountText(value, code);
  return `${(code === "INR" ? RUPEES : OTHERS).number(value)} ${code}`;
}

/** `96.085342` */
export function rateFigure(rate: Rational): string {
  return plainText(toSignificant(rate, RATE_DIGITS), -9, 14);
}

/** `0.00381`: an amount that would round to zero. */
export function smallFigure(amount: Rational): string {
  return plainText(toSignificant(amount, 3), -9, 14);
}

/** `1 USD = 96.085342 INR` */
export function rateText(rate: Rational, from: CurrencyCode, to: CurrencyCode): string {
  return `1 ${from} = ${rateFigure(rate)} ${to}`;
}
