import type { AnyCalculator } from "./calculator";
import { isBy, resolve } from "./conditions";
import type { Currency } from "./currency";
import { effectiveValues } from "./defaults";
import type { CalculatorMeta } from "./meta";
import type { JsonObject } from "./parse";

/** The currency that amounts are in for some inputs, valid or not; undefined where it is the reader's. */
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
