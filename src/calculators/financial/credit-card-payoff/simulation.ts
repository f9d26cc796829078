import { compoundedPeriodRate, nominalPeriodRate } from "../../../math/finance/period-rate";
import { NOISE, SLACK } from "../../../math/numbers/slack";
import type { Inputs } from "./inputs";

export type Card = Inputs["cards"][number];
export type Strategy = Inputs["strategy"];

/** The issuers' rules: the minimum payment, and how interest is added. */
export type Rules = Pick<Inputs, "minimumRule" | "minimumPercent" | "minimumFloor" | "compounding">;

/** A plan that takes more months than this counts as never ending. */
export const MAX_MONTHS = 1200;

/** Balances below this amount, or below this share of the original balance, are rounding error and count as zero. */
const TOLERANCE = { amount: 1e-12, share: 1e-14 };

/** One card in one month, as long as it has a balance. */
export interface CardMonth {
  readonly month: number;
  /** Index of the card in the list. */
  readonly card: number;
  /** Rate that applies this month, in percent per year. */
  readonly rate: number;
  readonly opening: number;
  readonly interest: number;
  /** New purchases this month. They bear interest from the next month on. */
  readonly purchases: number;
  readonly minimum: number;
  /** Includes the minimum. */
  readonly payment: number;
  readonly balance: number;
}

export interface CardTotal {
  readonly paidOffMonth: number;
  readonly interest: number;
  readonly paid: number;
}

/** All cards paid off. */
export interface PaidOff {
  readonly end: "paid";
  readonly months: number;
  readonly interest: number;
  readonly paid: number;
  /** In the order of the list. */
  readonly cards: readonly CardTotal[];
}

/** How a simulation ends: all paid off, a month whose minimum payments exceed the budget, or never. */
export type Outcome =
  | PaidOff
  | { readonly end: "short"; readonly month: number; readonly minimums: number }
  | { readonly end: "endless"; readonly card: number };

/** A monthly budget; whatever exceeds the minimum payments goes to the cards in the strategy's order. */
export interface Budget {
  readonly amount: number;
  readonly strategy: Strategy;
  /** An amount that is paid in addition in one month. */
  readonly once?: { readonly amount: number; readonly month: number };
}

/** State of a card during the simulation. */
interface Account {
  readonly place: number;
  readonly card: Card;
  readonly tolerance: number;
  balance: number;
  /** Current month: the rate in percent per year, then amounts. */
  rate: number;
  interest: number;
  statement: number;
  minimum: number;
  payment: number;
  totalInterest: number;
  totalPaid: number;
  paidOffMonth: number;
}

/**
 * Simulates the cards month by month, without rounding. A card that is paid off and still used is paid in full from the
 * budget, or as the strategy orders, until no card has a balance.
 * @param budget null for minimum payments alone
 * @param record called for every card in every month
 * @param longest number of months after which the simulation stops
 */
export function simulate(
  cards: readonly Card[],
  rules: Rules,
  budget: Budget | null,
  record?: (row: CardMonth) => void,
  longest = MAX_MONTHS,
): Outcome {
  const accounts = cards.map(open);
  let owing = accounts;
  for (let month = 1; month <= longest; month++) {
    let minimums = 0;
    for (const account of owing) {
      bill(account, month, rules);
      minimums += account.minimum;
    }
    if (budget) {
      if (minimums - budget.amount > Math.max(SLACK, NOISE * minimums)) return { end: "short", month, minimums };
      payExtra(
        owing,
        budget.amount - minimums + (budget.once?.month === month ? budget.once.amount : 0),
        budget.strategy,
      );
    }
    for (const account of owing) settle(account, month, record);
    if (owing.every(({ balance }) => balance === 0)) return totals(accounts, month);
    owing = owing.filter(({ balance, card }) => balance > 0 || purchasesOf(card) > 0);
  }
  return { end: "endless", card: owing.find(({ balance }) => balance > 0)?.place ?? 0 };
}

function open(card: Card, place: number): Account {
  return {
    place,
    card,
    tolerance: Math.max(TOLERANCE.amount, TOLERANCE.share * card.balance),
    balance: card.balance,
    rate: 0,
    interest: 0,
    statement: 0,
    minimum: 0,
    payment: 0,
    totalInterest: 0,
    totalPaid: 0,
    paidOffMonth: 0,
  };
}

/** Computes the month's interest, statement balance and minimum payment. */
function bill(account: Account, month: number, rules: Rules): void {
  const { card, balance } = account;
  account.rate = card.promoRate !== null && month <= (card.promoMonths ?? 0) ? card.promoRate : card.annualRate;
  account.interest = balance * monthlyRate(account.rate, rules.compounding);
  account.statement = balance + account.interest + purchasesOf(card);
  account.minimum = Math.min(account.statement, Math.max(rules.minimumFloor, shareDue(account, rules)));
  account.payment = account.minimum;
}

/** New purchases each month. */
export function purchasesOf({ purchases }: Card): number {
  return purchases ?? 0;
}

/** Monthly rate as a fraction; a day counts as 1/365 of a year, a month as 365/12 days. */
export function monthlyRate(annualRate: number, compounding: Rules["compounding"]): number {
  return compounding === "daily" ? compoundedPeriodRate(annualRate, 365, 12) : nominalPeriodRate(annualRate, 12);
}

function shareDue({ card, balance, interest, statement }: Account, rules: Rules): number {
  const share = rules.minimumPercent / 100;
  switch (rules.minimumRule) {
    case "percent-plus-interest":
      return (balance + purchasesOf(card)) * share + interest;
    case "percent-of-balance":
      return statement * share;
    default:
      return 0;
  }
}

function payExtra(owing: readonly Account[], rest: number, strategy: Strategy): void {
  let left = rest;
  if (!(left > 0)) return;
  for (const account of strategy === "listed" ? owing : [...owing].sort(ORDERS[strategy])) {
    const extra = Math.min(left, account.statement - account.minimum);
    account.payment += extra;
    left -= extra;
    if (left <= 0) return;
  }
}

/** Payment order of the cards; on a tie, the one listed first comes first. */
const ORDERS = {
  avalanche: (a: Account, b: Account) => b.rate - a.rate || a.statement - b.statement,
  snowball: (a: Account, b: Account) => a.statement - b.statement || b.rate - a.rate,
};

function settle(account: Account, month: number, record?: (row: CardMonth) => void): void {
  const { place, card, rate, balance: opening, interest, minimum, payment } = account;
  const left = account.statement - payment;
  account.balance = left < account.tolerance ? 0 : left;
  account.totalInterest += interest;
  account.totalPaid += payment;
  if (account.balance === 0 && opening > 0) account.paidOffMonth = month;
  const purchases = purchasesOf(card);
  record?.({ month, card: place, rate, opening, interest, purchases, minimum, payment, balance: account.balance });
}

function totals(accounts: readonly Account[], months: number): PaidOff {
  const cards = accounts.map(({ paidOffMonth, totalInterest, totalPaid }) => ({
    paidOffMonth,
    interest: totalInterest,
    paid: totalPaid,
  }));
  return {
    end: "paid",
    months,
    interest: cards.reduce((sum, card) => sum + card.interest, 0),
    paid: cards.reduce((sum, card) => sum + card.paid, 0),
    cards,
  };
}

/** Total minimum payments in the first month. */
export function firstMinimums(cards: readonly Card[], rules: Rules): number {
  return firstMonth(cards, rules).reduce((sum, { minimum }) => sum + minimum, 0);
}

/** Total owed in the first month, including interest. */
export function firstStatements(cards: readonly Card[], rules: Rules): number {
  return firstMonth(cards, rules).reduce((sum, { statement }) => sum + statement, 0);
}

function firstMonth(cards: readonly Card[], rules: Rules): Account[] {
  const accounts = cards.map(open);
  for (const account of accounts) bill(account, 1, rules);
  return accounts;
}

/** Tolerance of the smallest budget, in currency units. */
const NEAR = 1e-9;

/** The smallest budget that covers every minimum payment and pays off all cards within a number of months. */
export function smallestBudget(
  cards: readonly Card[],
  rules: Rules,
  plan: Omit<Budget, "amount">,
  months: number,
): number {
  const ends = (amount: number) => simulate(cards, rules, { ...plan, amount }, undefined, months).end === "paid";
  const owed = cards.reduce((sum, { balance }) => sum + balance, 0) - (plan.once?.amount ?? 0);
  let low = Math.max(firstMinimums(cards, rules), owed / months);
  if (ends(low)) return low;
  let high = firstStatements(cards, rules);
  while (high - low > NEAR) {
    const middle = low + (high - low) / 2;
    if (middle <= low || middle >= high) break;
    if (ends(middle)) high = middle;
    else low = middle;
  }
  return high;
}
