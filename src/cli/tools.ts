import { webcrypto } from "node:crypto";
import type { AnyCalculator, Tools } from "../core/calculator";
import type { Currency } from "../core/currency";
import { formatFor } from "../core/home-currency";
import type { CalculatorMeta } from "../core/meta";
import type { JsonObject } from "../core/parse";

/**
 * The tools that the command line passes to a calculator: real randomness, and messages in its home currency, otherwise
 * in the one chosen, otherwise in its usual currency or US dollars.
 */
export function toolsFor(
  meta: Pick<CalculatorMeta, "homeCurrency" | "usualCurrency"> | undefined,
  calculator: AnyCalculator,
  inputs: unknown = {},
  chosen?: Currency,
): Tools {
  const given = typeof inputs === "object" && inputs !== null ? (inputs as JsonObject) : {};
  return {
    randomBytes: (count) => webcrypto.getRandomValues(new Uint8Array(count)),
    format: formatFor(meta, calculator, given, chosen),
  };
}
