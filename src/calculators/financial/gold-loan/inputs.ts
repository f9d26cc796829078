import { amount, choice, integer, number, percent, type ValuesOf } from "../../../core/fields";
import { INDIA_GOLD_LOANS } from "../../../data/gold-loans/india";
import { writeDecimal } from "../../../math/numbers/write-number";

const gold = { group: "The gold" } as const;
const limit = { group: "The limit" } as const;
const loan = { group: "The loan" } as const;

/** The most grams of coins and of ornaments that one borrower may pledge. */
export const MAX_COINS = INDIA_GOLD_LOANS.weightLimits.value.coins;
const MAX_ORNAMENTS = INDIA_GOLD_LOANS.weightLimits.value.ornaments;

/** Message for a weight that is out of range. */
export const WRONG_WEIGHT = `Weight must be more than 0 and at most ${writeDecimal(MAX_ORNAMENTS, { minDigits: 0, maxDigits: 0, grouping: "thousands" })} g of ornaments (${MAX_COINS} g of coins).`;

export const REPAYMENTS = {
  emi: "EMI",
  "interest-only": "Interest only",
  bullet: "Bullet",
} as const;

export const inputs = {
  weightGrams: number({
    label: "Gross weight",
    noun: "Weight",
    unit: "g",
    default: 50,
    above: 0,
    max: MAX_ORNAMENTS,
    invalidMessage: WRONG_WEIGHT,
    ...gold,
  }),
  stoneWeightGrams: number({
    label: "Stones and other metal",
    note: "Not valued",
    unit: "g",
    default: 0,
    min: 0,
    max: MAX_ORNAMENTS,
    ...gold,
  }),
  purityKarat: number({
    label: "Purity",
    unit: "karat",
    default: 22,
    above: 0,
    max: 24,
    invalidMessage: "Purity must be more than 0 and at most 24 karat.",
    ...gold,
  }),
  goldPricePerGram: amount({
    label: "Price of 24-karat gold",
    noun: "Gold price",
    note: "Yesterday’s close, IBJA or a SEBI-regulated exchange",
    unit: "/ gram",
    default: 12_000,
    above: 0,
    ...gold,
  }),
  goldPriceAverage: amount({
    label: "30-day average close",
    noun: "Average price",
    note: "The lower of the two prices is used",
    unit: "/ gram",
    default: null,
    above: 0,
    ...gold,
  }),
  itemType: choice({
    label: "Pledge",
    options: { ornaments: "Ornaments", coins: "Coins" },
    default: "ornaments",
    ...gold,
  }),
  loanPurpose: choice({
    label: "Purpose",
    note: "RBI tiers apply to consumption loans only",
    options: { consumption: "Consumption", "income-generating": "Business or farm" },
    default: "consumption",
    ...limit,
  }),
  ltvRule: choice({
    label: "Limit",
    options: { rbi: "RBI tiers", custom: "Lender’s own" },
    default: "rbi",
    ...limit,
  }),
  ltvPercent: percent({
    label: "Lender’s own limit",
    noun: "Limit",
    unit: "% of value",
    default: 75,
    min: 1,
    max: 100,
    when: [{ ltvRule: "custom" }, { loanPurpose: "income-generating" }],
    ...limit,
  }),
  otherGoldLoans: amount({
    label: "Other gold loans outstanding",
    noun: "Other gold loans",
    note: "Count toward the tier",
    default: 0,
    ...limit,
  }),
  requestedLoan: amount({
    label: "Loan you want",
    noun: "Requested loan",
    note: "Leave empty for the maximum allowed",
    default: 300_000,
    above: 0,
    optional: true,
    ...loan,
  }),
  annualRate: percent({
    label: "Interest rate",
    unit: "% / year",
    default: 10.5,
    min: 0,
    max: 100,
    step: 0.25,
    ...loan,
  }),
  termMonths: integer({
    label: "Term",
    unit: "months",
    default: 12,
    min: 1,
    max: 120,
    ...loan,
  }),
  repayment: choice({ label: "Repayment", options: REPAYMENTS, default: "emi", ...loan }),
  interestCompounding: choice({
    label: "Bullet interest",
    options: { simple: "Simple", monthly: "Compounds monthly", yearly: "Compounds yearly" },
    default: "monthly",
    ...loan,
  }),
  processingFeePercent: percent({
    label: "Processing fee",
    unit: "% of loan",
    default: 0.5,
    min: 0,
    max: 10,
    ...loan,
  }),
  feeTaxPercent: percent({
    label: "GST on the fee",
    unit: "% of fee",
    default: 18,
    min: 0,
    max: 100,
    ...loan,
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
export type RepaymentStyle = keyof typeof REPAYMENTS;
