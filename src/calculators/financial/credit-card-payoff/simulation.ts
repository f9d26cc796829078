import { compoundedPeriodRate, nominalPeriodRate } from "../../../math/finance/period-rate";
import { NOISE, SLACK } from "../../../math/numbers/slack";
import type { Inputs } from "./inputs";

export type Card = Inputs["cards"][number];
export type Strategy = Inputs["strategy"];

/** How the issuers work: the smallest payment they take, and how interest is added. */
export type Rules = Pick<Inputs, "minimumRule" | "minimumPercent" | "minimumFloor" | "compounding">;

/** A plan that runs beyond this many months never ends. */
export const LONGEST = 1200;

/** Less than this is nothing; of a large balance, less than this share is what arithmetic in doubles leaves over. */
const NOTHING = { amount: 1e-12, share: 1e-14 };

/** One card in one month, while something is owed on it. */
export interface CardMonth {
  readonly month: number;
  /** Place of the card in the list. */
  readonly card: number;
  /** In force this month, in percent a year. */
  readonly rate: number;
  readonly opening: number;
  readonly interest: number;
  readonly minimum: number;
  /** With the minimum. */
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

/** How it ends: paid off; with a month whose minimum payments are more than the budget; or never. */
export type Outcome =
  | PaidOff
  | { readonly end: "short"; readonly month: number; readonly minimums: number }
  | { readonly end: "endless"; readonly card: number };

/** What is paid each month beyond the minimum payments: the rest of a budget, to the cards in an order. */
export interface Budget {
  readonly amount: number;
  readonly strategy: Strategy;
}

/** A card while it is paid off. */
interface Account {
  readonly place: number;
  readonly card: Card;
  readonly nothing: number;
  balance: number;
  /** Of the month: percent a year, then amounts. */
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
 * Follows the cards month by month; nothing is charged to them any more, and nothing is rounded.
 * @param budget null: the minimum payments alone
 * @param record takes every card of every month
 * @param longest months after which they are followed no further
 */
export function follow(
  cards: readonly Card[],
  rules: Rules,
  budget: Budget | null,
  record?: (row: CardMonth) => void,
  longest = LONGEST,
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
      if (minimums - budget.amount > Math.max(SLACK, NOISE * minimums))
        return { end: "short", month, minimums };
      payExtra(owing, budget.amount - minimums, budget.strategy);
    }
    for (const account of owing) settle(account, month, record);
    owing = owing.filter(({ balance }) => balance > 0);
    if (owing.length === 0) return totals(accounts, month);
  }
  return { end: "endless", card: owing[0]?.place ?? 0 };
}

function open(card: Card, place: number): Account {
  return {
    place,
    card,
    nothing: Math.max(NOTHING.amount, NOTHING.share * card.balance),
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

/** The month's interest, statement and minimum payment. */
function bill(account: Account, month: number, rules: Rules): void {
  const { card, balance } = account;
  account.rate =
    card.promoRate !== null && month <= (card.promoMonths ?? 0) ? card.promoRate : card.annualRate;
  account.interest = balance * monthlyRate(account.rate, rules.compounding);
  account.statement = balance + account.interest;
  account.minimum = Math.min(account.statement, Math.max(rules.minimumFloor, shareDue(account, rules)));
  account.payment = account.minimum;
}

/** The fraction that a month charges; a day is 1/365 of a year, a month 365/12 days. */
export function monthlyRate(annualRate: number, compounding: Rules["compounding"]): number {
  return compounding === "daily"
    ? compoundedPeriodRate(annualRate, 365, 12)
    : nominalPeriodRate(annualRate, 12);
}

function shareDue({ balance, interest, statement }: Account, rules: Rules): number {
  const share = rules.minimumPercent / 100;
  switch (rules.minimumRule) {
    case "percent-plus-interest":
      return balance * share + interest;
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

/** Which card comes first; of two alike, the one listed first. */
const ORDERS = {
  avalanche: (a: Account, b: Account) => b.rate - a.rate || a.statement - b.statement,
  snowball: (a: Account, b: Account) => a.statement - b.statement || b.rate - a.rate,
};

function settle(account: Account, month: number, record?: (row: CardMonth) => void): void {
  const { place, rate, balance: opening, interest, minimum, payment } = account;
  const left = account.statement - payment;
  account.balance = left < account.nothing ? 0 : left;
  account.totalInterest += interest;
  account.totalPaid += payment;
  if (account.balance === 0) account.paidOffMonth = month;
  record?.({ month, card: place, rate, opening, interest, minimum, payment, balance: account.balance });
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

/** The minimum payments of the first month. */
export function firstMinimums(cards: readonly Card[], rules: Rules): number {
  return firstMonth(cards, rules).reduce((sum, { minimum }) => sum + minimum, 0);
}

/** Everything owed in the first month, interest included. */
export function firstStatements(cards: readonly Card[], rules: Rules): number {
  return firstMonth(cards, rules).reduce((sum, { statement }) => sum + statement, 0);
}

function firstMonth(cards: readonly Card[], rules: Rules): Account[] {
  const accounts = cards.map(open);
  for (const account of accounts) bill(account, 1, rules);
  return accounts;
}

/** As near as the smallest budget is looked for, in money. */
const NEAR = 1e-9;

/** The smallest budget that meets every minimum payment and pays off all cards within so many months. */
export function smallestBudget(
  cards: readonly Card[],
  rules: Rules,
  strategy: Strategy,
  months: number,
): number {
  const ends = (amount: number) =>
    follow(cards, rules, { amount, strategy }, undefined, months).end === "paid";
  const owed = cards.reduce((sum, { balance }) => sum + balance, 0);
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
