import {
  amount,
  choice,
  fold,
  integer,
  list,
  number,
  percent,
  section,
  text,
  type ValuesOf,
} from "../../../core/fields";
import { INDIA_GOLD_LOANS } from "../../../data/gold-loans/india";
import { writeDecimal } from "../../../math/numbers/write-number";

/** The most grams of coins and of ornaments that one borrower may pledge, all items together. */
export const MAX_COINS = INDIA_GOLD_LOANS.weightLimits.value.coins;
export const MAX_ORNAMENTS = INDIA_GOLD_LOANS.weightLimits.value.ornaments;

const WEIGHT_RANGE = `more than 0 and at most ${writeDecimal(MAX_ORNAMENTS, { minDigits: 0, maxDigits: 0, grouping: "thousands" })} g of ornaments (${MAX_COINS} g of coins)`;

/** Message for a weight that is out of range. */
export const WRONG_WEIGHT = `Weight must be ${WEIGHT_RANGE}.`;

const ITEM_TYPES = { ornaments: "Ornaments", coins: "Coins" } as const;

export const REPAYMENTS = {
  emi: "EMI",
  "interest-only": "Interest only",
  bullet: "Bullet",
} as const;

export const inputs = {
  ...section("The gold", {
    weightGrams: number("Gross weight", {
      noun: "Weight",
      unit: "g",
      reads: { precious: true },
      default: 50,
      above: 0,
      max: MAX_ORNAMENTS,
      messages: { invalid: WRONG_WEIGHT },
      solve: true,
      shown: "elsewhere",
    }),
    purityKarat: number("Purity", {
      unit: "karat",
      default: 22,
      above: 0,
      max: 24,
      messages: { invalid: "Purity must be more than 0 and at most 24 karat." },
      solve: true,
      shown: "elsewhere",
    }),
    goldPricePerGram: amount("Price of 24-karat gold", {
      noun: "Gold price",
      note: "Yesterday’s close, IBJA or a SEBI-regulated exchange",
      unit: "/ gram",
      default: 12_000,
      above: 0,
      solve: true,
      shown: "elsewhere",
    }),
  }),
  ...fold("Stones, coins and the 30-day average", {
    stoneWeightGrams: number("Stones and other metal", {
      note: "Not valued",
      unit: "g",
      reads: { precious: true },
      default: 0,
      min: 0,
      max: MAX_ORNAMENTS,
    }),
    goldPriceAverage: amount("30-day average close", {
      noun: "Average price",
      note: "The lower of the two prices is used",
      unit: "/ gram",
      default: null,
      above: 0,
    }),
    itemType: choice("Pledge", { options: ITEM_TYPES, default: "ornaments" }),
  }),
  ...fold("More items, of other purity", {
    moreItems: list("More items", {
      note: "Pledged together with the gold above",
      row: { label: "Item", name: "name" },
      default: [],
      max: 50,
      columns: {
        name: text("Name", { default: "", max: 60 }),
        weightGrams: number("Gross weight", {
          noun: "Weight",
          unit: "g",
          reads: { precious: true },
          above: 0,
          max: MAX_ORNAMENTS,
          messages: { range: WEIGHT_RANGE },
        }),
        purityKarat: number("Purity", {
          unit: "karat",
          above: 0,
          max: 24,
          messages: { range: "more than 0 and at most 24 karat" },
        }),
        stoneWeightGrams: number("Stones", {
          unit: "g",
          reads: { precious: true },
          default: 0,
          min: 0,
          max: MAX_ORNAMENTS,
          shown: "more",
        }),
        itemType: choice("Pledge", { options: ITEM_TYPES, default: "ornaments", shown: "more" }),
      },
    }),
  }),
  ...fold("Purpose, limit and other gold loans", {
    loanPurpose: choice("Purpose", {
      note: "RBI tiers apply to consumption loans only",
      options: { consumption: "Consumption", "income-generating": "Business or farm" },
      default: "consumption",
    }),
    ltvRule: choice("Limit", { options: { rbi: "RBI tiers", custom: "Lender’s own" }, default: "rbi" }),
    ltvPercent: percent("Lender’s own limit", {
      noun: "Limit",
      unit: "% of value",
      default: 75,
      min: 1,
      max: 100,
      when: [{ ltvRule: "custom" }, { loanPurpose: "income-generating" }],
    }),
    otherGoldLoans: amount("Other gold loans outstanding", {
      noun: "Other gold loans",
      note: "Count toward the tier",
      default: 0,
    }),
  }),
  ...section("The loan", {
    requestedLoan: amount("Loan you want", {
      noun: "Requested loan",
      note: "Leave empty for the maximum allowed",
      default: 300_000,
      above: 0,
      optional: true,
      solve: true,
    }),
    annualRate: percent("Interest rate", {
      unit: "% / year",
      default: 10.5,
      min: 0,
      max: 100,
      step: 0.25,
      solve: true,
    }),
    repayment: choice("Repayment", { options: REPAYMENTS, default: "emi" }),
  }),
  ...fold("Term, bullet interest and fee", {
    termMonths: integer("Term", { unit: "months", default: 12, min: 1, max: 120, solve: true }),
    interestCompounding: choice("Bullet interest", {
      options: { simple: "Simple", monthly: "Compounds monthly", yearly: "Compounds yearly" },
      default: "monthly",
    }),
    processingFeePercent: percent("Processing fee", { unit: "% of loan", default: 0.5, min: 0, max: 10 }),
    feeTaxPercent: percent("GST on the fee", { unit: "% of fee", default: 18, min: 0, max: 100 }),
  }),
};

export type Inputs = ValuesOf<typeof inputs>;
export type RepaymentStyle = keyof typeof REPAYMENTS;
