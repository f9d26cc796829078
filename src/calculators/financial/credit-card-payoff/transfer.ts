import type { Inputs } from "./inputs";
import { type Card, purchasesOf } from "./simulation";

/** Balances moved to a new card, and the cards afterward. */
export interface Transfer {
  /** What leaves the old cards. */
  readonly moved: number;
  /** Added to the new card's balance. */
  readonly fee: number;
  /** The old cards that still have a balance or are still used, then the new card. */
  readonly cards: readonly Card[];
}

/**
 * Moves balances to a new card, from the card with the highest regular rate down, until the limit is used up. The limit
 * includes the fee, which is a percentage of what is moved. Cards that cost no more than the new card's promotional
 * rate stay as they are. Null if nothing is moved.
 */
export function transferred(inputs: Inputs, cards: readonly Card[], newName: string): Transfer | null {
  if (!inputs.transfer) return null;
  const { transferLimit, transferFeePercent, transferRate, transferMonths, transferLaterRate } = inputs;
  const share = transferFeePercent / 100;
  let room = transferLimit === null ? Number.POSITIVE_INFINITY : transferLimit / (1 + share);
  const left = new Map(cards.map((card) => [card, card.balance]));
  for (const card of cards
    .filter(({ annualRate }) => annualRate > transferRate)
    .sort((a, b) => b.annualRate - a.annualRate)) {
    const amount = Math.min(room, card.balance);
    left.set(card, card.balance - amount);
    room -= amount;
  }
  const moved = cards.reduce((sum, card) => sum + card.balance - (left.get(card) as number), 0);
  if (moved === 0) return null;
  const fee = moved * share;
  const kept = cards
    .map((card) => ({ ...card, balance: left.get(card) as number }))
    .filter((card) => card.balance > 0 || purchasesOf(card) > 0);
  const added: Card = {
    name: newName,
    balance: moved + fee,
    annualRate: transferLaterRate,
    promoRate: transferRate,
    promoMonths: transferMonths,
    purchases: null,
  };
  return { moved, fee, cards: [...kept, added] };
}
