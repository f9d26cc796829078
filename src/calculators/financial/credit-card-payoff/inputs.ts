import {
  amount,
  boolean,
  choice,
  date,
  fold,
  integer,
  list,
  money,
  percent,
  text,
  type ValuesOf,
} from "../../../core/fields";

const rate = { unit: "% / year", min: 0, max: 100 } as const;

/** The plans that pay more than the minimum payments. */
const PLANNED = { mode: ["fixed-payment", "target-date"] } as const;

const TRANSFER = { transfer: true } as const;

export const inputs = {
  cards: list("Cards", {
    default: [
      { name: "Card A", balance: 4800, annualRate: 24.99 },
      { name: "Card B", balance: 2300, annualRate: 19.49 },
      { name: "Card C", balance: 900, annualRate: 29.99 },
    ],
    row: { label: "Card" },
    min: 1,
    max: 20,
    columns: {
      name: text("Name", { max: 60 }),
      balance: money("Balance", { above: 0, messages: { range: "more than 0" } }),
      annualRate: percent("Rate", { ...rate }),
      promoRate: percent("Promo rate", { optional: true, shown: "more", ...rate }),
      promoMonths: integer("Promo months", { optional: true, shown: "more", unit: "months", min: 0, max: 60 }),
      purchases: money("New purchases", { optional: true, shown: "more", unit: "/ month", min: 0 }),
    },
  }),
  mode: choice("Plan", {
    options: {
      "fixed-payment": "Pay a fixed amount",
      "target-date": "Pay off by a date",
      "minimum-only": "Minimum payments only",
    },
    default: "fixed-payment",
  }),
  monthlyBudget: amount("Pay each month", {
    noun: "Monthly payment",
    note: "For all cards together",
    unit: "/ month",
    default: 400,
    above: 0,
    when: { mode: "fixed-payment" },
    solve: true,
  }),
  targetMonths: integer("Pay off in", {
    noun: "Months",
    unit: "months",
    default: 24,
    min: 1,
    max: 600,
    messages: { range: "between 1 and 600" },
    when: { mode: "target-date" },
    solve: true,
  }),
  strategy: choice("Extra money goes to", {
    options: {
      avalanche: "Highest rate first (avalanche)",
      snowball: "Smallest balance first (snowball)",
      listed: "The cards as listed",
    },
    default: "avalanche",
    when: PLANNED,
  }),
  ...fold("One-time payment", {
    oneTimePayment: amount("One-time payment", {
      note: "On top of the monthly payment, such as a bonus or a tax refund",
      default: 0,
      when: PLANNED,
      solve: true,
    }),
    oneTimeMonth: integer("Paid in month", {
      noun: "Month of the one-time payment",
      default: 1,
      min: 1,
      max: 600,
      when: PLANNED,
    }),
  }),
  ...fold("Balance transfer", {
    transfer: boolean("Move balances to a new card", { noun: "The balance transfer", default: false }),
    transferLimit: amount("Up to", {
      noun: "Transfer limit",
      note: "Including the fee; leave empty to move everything",
      default: null,
      above: 0,
      when: TRANSFER,
    }),
    transferFeePercent: percent("Transfer fee", {
      note: "Added to the new card’s balance",
      unit: "%",
      default: 3,
      min: 0,
      max: 50,
      step: 0.5,
      when: TRANSFER,
      solve: true,
    }),
    transferRate: percent("Promo rate", { noun: "Promo rate of the new card", default: 0, ...rate, when: TRANSFER }),
    transferMonths: integer("Promo months", {
      noun: "Promo months of the new card",
      unit: "months",
      default: 18,
      min: 0,
      max: 60,
      when: TRANSFER,
    }),
    transferLaterRate: percent("Rate after that", {
      noun: "Rate of the new card after the promo months",
      default: 24.99,
      ...rate,
      when: TRANSFER,
    }),
  }),
  ...fold("Minimum payment, interest and start", {
    minimumRule: choice("Minimum payment", {
      options: {
        "percent-plus-interest": "Percent of balance, plus interest",
        "percent-of-balance": "Percent of the balance",
        fixed: "A fixed amount",
      },
      default: "percent-plus-interest",
    }),
    minimumPercent: percent("Percent", {
      noun: "Minimum payment",
      default: 1,
      min: 0,
      max: 100,
      when: { minimumRule: ["percent-plus-interest", "percent-of-balance"] },
    }),
    minimumFloor: amount("But at least", { noun: "Smallest payment", default: 25 }),
    compounding: choice("Interest", {
      options: { monthly: "Added monthly", daily: "Compounded daily" },
      default: "monthly",
    }),
    asOf: date("Start date", { default: "2026-11-20", fill: "today" }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
