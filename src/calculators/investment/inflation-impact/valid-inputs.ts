/** For tests only: inputs whose dates have prices. */
import fc, { type Arbitrary } from "fast-check";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import type { JsonObject } from "../../../core/parse";
import { inputs } from "./inputs";

/** Years with an annual average in both countries; months in the United States only. */
export const validInputs: Arbitrary<JsonObject> = fc
  .tuple(likelyInputs(inputs), fc.integer({ min: 1959, max: 2024 }), fc.integer({ min: 1959, max: 2024 }), fc.boolean())
  .map(([all, fromYear, toYear, isByYear]) => ({
    ...all,
    fromYear,
    toYear,
    ...((isByYear || all.country === "india") && { fromMonth: "annual", toMonth: "annual" }),
  }));
