/** For tests only: generates items and expenses shared by people who are in the list. */
import fc from "fast-check";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import { inputs } from "./inputs";

const people = ["A", "B", "C"];
const price = fc.integer({ min: 0, max: 20_000 }).map((cents) => cents / 100);
const sharedBy = fc.constantFrom("", "A", "A, B", "C:2, B:1", "A, B, C");
const someone = fc.constantFrom(...people);

const { people: _people, payments: _payments, ...others } = inputs;

export const validInputs = fc
  .tuple(
    likelyInputs(others),
    fc.array(fc.record({ name: fc.constantFrom("Soup", "Wine"), price, sharedBy, taxable: fc.boolean() }), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.array(fc.record({ description: fc.constant("Taxi"), paidBy: someone, amount: price, sharedBy }), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map(([given, items, expenses]) => ({ ...given, items, expenses }));
