import type { AnyCalculator } from "./calculator";
import { isBy, resolve } from "./conditions";
import type { Currency } from "./currency";
import { effectiveValues } from "./defaults";
import { Format } from "./format";
import type { CalculatorMeta } from "./meta";
import type { JsonObject } from "./parse";

/**
 * The calculator's own currency for these inputs, valid or not, or undefined if amounts are in the visitor's currency.
 */
export function homeCurrencyFor(
  homeCurrency: CalculatorMeta["homeCurrency"],
  calculator: AnyCalculator,
  given: JsonObject,
): Currency | undefined {
  const currency =
    homeCurrency !== undefined && isBy(homeCurrency)
      ? resolve(homeCurrency, effectiveValues(calculator.inputs, given))
      : homeCurrency;
  return currency ?? undefined;
}

/**
 * How amounts are written for these inputs: in the calculator's home currency, otherwise in the one that was chosen,
 * otherwise in the usual one.
 */
export function formatFor(
  meta: Pick<CalculatorMeta, "homeCurrency" | "usualCurrency"> | undefined,
  calculator: AnyCalculator,
  given: JsonObject,
  chosen?: Currency,
): Format {
  return new Format(homeCurrencyFor(meta?.homeCurrency, calculator, given) ?? chosen ?? meta?.usualCurrency);
}
