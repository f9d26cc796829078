/** For tests only: items that one borrower may pledge together. */
import fc from "fast-check";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import { inputs } from "./inputs";

const { moreItems: _items, ...others } = inputs;

const item = fc.record({
  name: fc.constantFrom("Chain", ""),
  weightGrams: fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10),
  purityKarat: fc.constantFrom(14, 18, 22, 24),
});

export const validInputs = fc
  .tuple(likelyInputs(others), fc.array(item, { maxLength: 3 }))
  .map(([given, moreItems]) => ({ ...given, moreItems }));
