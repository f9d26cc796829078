import { webcrypto } from "node:crypto";
import type { Tools } from "../core/calculator";
import type { Currency } from "../core/currency";
import { Format } from "../core/format";

/**
 * What the command line gives a calculator: real randomness, and messages in its home currency, or in US dollars
 * where it has none.
 */
export function toolsFor({ homeCurrency = "USD" }: { readonly homeCurrency?: Currency } = {}): Tools {
  return {
    randomBytes: (count) => webcrypto.getRandomValues(new Uint8Array(count)),
    format: new Format(homeCurrency),
  };
}
