import { type Payoff, STRATEGIES } from "./payoff";
import type { Card, CardMonth } from "./simulation";

/** Totals for all cards by month. */
export function scheduleTable(payoff: Payoff) {
  const hasPurchases = payoff.purchases > 0;
  const months = Array.from({ length: payoff.plan.months }, (_, i) => ({
    month: i + 1,
    purchases: hasPurchases ? 0 : null,
    payment: 0,
    interest: 0,
    balance: 0,
  }));
  for (const { month, purchases, payment, interest, balance } of payoff.rows()) {
    const row = months[month - 1] as (typeof months)[number];
    if (row.purchases !== null) row.purchases += purchases;
    row.payment += payment;
    row.interest += interest;
    row.balance += balance;
  }
  return months;
}

export function cardTable(payoff: Payoff) {
  return payoff.plan.cards.map(({ paidOffMonth, interest, paid }, place) => ({
    name: payoff.names[place] as string,
    balance: (payoff.cards[place] as Card).balance,
    paidOffMonth,
    paidOffDate: payoff.date(paidOffMonth),
    interest,
    paid,
  }));
}

/** What to pay on each card in each month. */
export function cardMonthTable(payoff: Payoff) {
  const hasPurchases = payoff.purchases > 0;
  return payoff.rows().map(({ month, card, interest, purchases, minimum, payment, balance }) => ({
    month,
    name: payoff.names[card] as string,
    interest,
    purchases: hasPurchases ? purchases : null,
    minimum,
    payment,
    balance,
  }));
}

export function strategyTable(payoff: Payoff) {
  return payoff.race().map(({ strategy, run }) => ({
    strategy,
    months: run?.months ?? null,
    totalInterest: run?.interest ?? null,
  }));
}

/** Interest so far in each payment order, until the last one is finished. */
export function raceTable(payoff: Payoff) {
  const runs = payoff.race();
  if (runs.length === 0) return [];
  const last = Math.max(...runs.map(({ run }) => run?.months ?? 0));
  const [avalanche, snowball, listed] = STRATEGIES.map((strategy, place) =>
    runs[place]?.run ? interestSoFar(payoff.rowsOf(strategy), last) : [],
  );
  const minimums = interestSoFar(payoff.minimumRows(), last);
  return Array.from({ length: last + 1 }, (_, month) => ({
    month,
    avalanche: avalanche?.[month] ?? null,
    snowball: snowball?.[month] ?? null,
    listed: listed?.[month] ?? null,
    minimumOnly: minimums[month] ?? null,
  }));
}

/** Cumulative interest on all cards at the end of each month; element 0 is the start. */
function interestSoFar(rows: readonly CardMonth[], last: number): number[] {
  const result = Array.from({ length: last + 1 }, () => 0);
  for (const { month, interest } of rows) if (month <= last) result[month] = (result[month] as number) + interest;
  for (let month = 1; month <= last; month++) result[month] = (result[month] as number) + (result[month - 1] as number);
  return result;
}
