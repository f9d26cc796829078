/** For tests only: cards that the payments pay off. */
import fc from "fast-check";
import { likelyInputs } from "../../../core/arbitrary-inputs";
import { inputs } from "./inputs";

const { cards: _cards, monthlyBudget: _budget, ...others } = inputs;

const card = fc.record({
  name: fc.constantFrom("Visa", "Store card", ""),
  balance: fc.integer({ min: 1, max: 2_000_000 }).map((cents) => cents / 100),
  annualRate: fc.integer({ min: 0, max: 3500 }).map((points) => points / 100),
  promoRate: fc.option(fc.constantFrom(0, 2.9)),
  promoMonths: fc.option(fc.integer({ min: 0, max: 24 })),
  purchases: fc.option(fc.constantFrom(0, 10)),
});

export const validInputs = fc
  .tuple(likelyInputs(others), fc.array(card, { minLength: 1, maxLength: 4 }), fc.integer({ min: 4, max: 100 }))
  .map(([given, cards, percent]) => {
    const owed = cards.reduce((sum, { balance }) => sum + balance, 0);
    return { ...given, cards, monthlyBudget: Math.ceil((owed * percent) / 100) + 100 };
  });
