/** For tests only: inputs whose dates have prices. */
import fc, { type Arbitrary } from "fast-check";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import type { JsonObject } from "../../../core/parse";
import { CONSUMER_PRICES, type PriceCountry } from "../../../data/prices/consumer-prices";
import { inputs } from "./inputs";

function firstYear(country: unknown): number {
  return CONSUMER_PRICES[(country ?? "us") as PriceCountry].value.firstYear;
}

/** Years with an annual average in the country; months in all but India. */
export const validInputs: Arbitrary<JsonObject> = fc
  .tuple(likelyInputs(inputs), fc.integer({ min: 1996, max: 2024 }), fc.integer({ min: 1996, max: 2024 }), fc.boolean())
  .map(([all, fromYear, toYear, isByYear]) => ({
    ...all,
    fromYear: Math.max(fromYear, firstYear(all.country)),
    toYear: Math.max(toYear, firstYear(all.country)),
    ...((isByYear || all.country === "india") && { fromMonth: "annual", toMonth: "annual" }),
  }));
