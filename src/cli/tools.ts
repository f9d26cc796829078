import { webcrypto } from "node:crypto";
import type { AnyCalculator, Tools } from "../core/calculator";
import { type Currency, SYMBOLS } from "../core/currency";
import { Format } from "../core/format";
import { homeCurrencyFor } from "../core/home-currency";
import type { CalculatorMeta } from "../core/meta";
import type { JsonObject } from "../core/parse";

/**
 * The tools that the command line passes to a calculator: real randomness, and messages in its home currency or usual
 * currency, or in US dollars if it has neither.
 *
 * @param written the currency that amounts were written in
 */
export function toolsFor(
  meta: Pick<CalculatorMeta, "homeCurrency" | "usualCurrency"> | undefined,
  calculator: AnyCalculator,
  inputs: unknown = {},
  written?: string,
): Tools {
  const given = typeof inputs === "object" && inputs !== null ? (inputs as JsonObject) : {};
  const other = written !== undefined && Object.hasOwn(SYMBOLS, written) ? (written as Currency) : undefined;
  return {
    randomBytes: (count) => webcrypto.getRandomValues(new Uint8Array(count)),
    format: new Format(homeCurrencyFor(meta?.homeCurrency, calculator, given) ?? other ?? meta?.usualCurrency),
  };
}
