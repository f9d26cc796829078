import {
  amount,
  choice,
  date,
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

export const inputs = {
  cards: list({
    label: "Cards",
    default: [
      { name: "Card A", balance: 4800, annualRate: 24.99 },
      { name: "Card B", balance: 2300, annualRate: 19.49 },
      { name: "Card C", balance: 900, annualRate: 29.99 },
    ],
    itemLabel: "Card",
    minRows: 1,
    maxRows: 20,
    item: {
      name: text({ label: "Name", maxLength: 60 }),
      balance: money({ label: "Balance", above: 0, range: "more than 0" }),
      annualRate: percent({ label: "Rate", ...rate }),
      promoRate: percent({ label: "Promo rate", optional: true, advanced: true, ...rate }),
      promoMonths: integer({
        label: "Promo months",
        optional: true,
        advanced: true,
        unit: "months",
        min: 0,
        max: 60,
      }),
    },
  }),
  mode: choice({
    label: "Plan",
    options: {
      "fixed-payment": "Pay a fixed amount",
      "target-date": "Pay off by a date",
      "minimum-only": "Minimum payments only",
    },
    default: "fixed-payment",
  }),
  monthlyBudget: amount({
    label: "Pay each month",
    noun: "Monthly payment",
    note: "For all cards together",
    unit: "/ month",
    default: 400,
    above: 0,
    when: { mode: "fixed-payment" },
  }),
  targetMonths: integer({
    label: "Be done in",
    noun: "Months",
    unit: "months",
    default: 24,
    min: 1,
    max: 600,
    range: "between 1 and 600",
    when: { mode: "target-date" },
  }),
  strategy: choice({
    label: "Extra money goes to",
    options: {
      avalanche: "Highest rate first (avalanche)",
      snowball: "Smallest balance first (snowball)",
      listed: "The cards as listed",
    },
    default: "avalanche",
    when: PLANNED,
  }),
  minimumRule: choice({
    label: "Minimum payment",
    options: {
      "percent-plus-interest": "Percent of the balance, plus interest",
      "percent-of-balance": "Percent of the balance",
      fixed: "A fixed amount",
    },
    default: "percent-plus-interest",
  }),
  minimumPercent: percent({
    label: "Percent",
    noun: "Minimum payment",
    default: 1,
    min: 0,
    max: 100,
    when: { minimumRule: ["percent-plus-interest", "percent-of-balance"] },
  }),
  minimumFloor: amount({ label: "But at least", noun: "Smallest payment", default: 25 }),
  compounding: choice({
    label: "Interest",
    options: { monthly: "Added monthly", daily: "Compounded daily" },
    default: "monthly",
  }),
  asOf: date({ label: "From", default: "2026-11-20", fill: "today" }),
};

export type Inputs = ValuesOf<typeof inputs>;
