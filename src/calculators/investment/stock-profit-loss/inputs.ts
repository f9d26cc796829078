import {
  amount,
  boolean,
  choice,
  date,
  fold,
  LARGEST_AMOUNT,
  list,
  number,
  percent,
  type ValuesOf,
} from "../../../core/fields";
import { FILING_STATUSES } from "../../../fieldsets/filing-status";

const SIMPLE = { mode: "simple" } as const;
const LEDGER = { mode: "trades" } as const;
const INDIA_FEES = { feePreset: ["india-delivery", "india-intraday"] } as const;
const US_TAX = { taxMode: "us" } as const;
const CUSTOM_TAX = { taxMode: "custom" } as const;

const share = { unit: "/ share" } as const;
const taxRate = { min: 0, max: 60 } as const;

export const inputs = {
  mode: choice("Trade or ledger", {
    options: { simple: "One trade", trades: "A ledger of trades" },
    default: "simple",
  }),
  shares: number("Shares", { default: 100, above: 0, max: LARGEST_AMOUNT, when: SIMPLE, solve: true }),
  buyPrice: amount("Bought at", { ...share, default: 50, when: SIMPLE, solve: true }),
  sellPrice: amount("Sold at", { ...share, default: 60, when: SIMPLE, solve: 1 }),
  buyDate: date("Bought on", { noun: "Buying date", default: "2025-03-10", when: SIMPLE }),
  sellDate: date("Sold on", { noun: "Selling date", default: "2026-09-15", when: SIMPLE }),
  ...fold("Short sale, dividends, split", {
    direction: choice("Position", {
      options: { long: "Long: bought, then sold", short: "Short: sold, then bought back" },
      default: "long",
      when: SIMPLE,
    }),
    dividendsPerShare: amount("Dividends", {
      note: "Total for each share held at the start; a short seller pays them",
      ...share,
      default: 0,
      when: SIMPLE,
    }),
    splitRatio: number("Split while held", {
      note: "New shares for each old one; enter the closing price after the split",
      noun: "Split ratio",
      default: 1,
      above: 0,
      max: 1000,
      messages: { range: "more than 0 and at most 1,000" },
      when: SIMPLE,
    }),
    borrowRate: percent("Borrow fee", {
      unit: "% / year",
      default: 0,
      min: 0,
      max: 200,
      when: { mode: "simple", direction: "short" },
    }),
  }),
  ...fold("Fees: commission, SEC, STT", {
    feePreset: choice("Fees", {
      options: {
        none: "None",
        custom: "My own",
        us: "United States",
        "india-delivery": "India, delivery",
        "india-intraday": "India, intraday",
      },
      default: "none",
    }),
    commissionPerTrade: amount("Commission", { unit: "/ order", default: 0, when: { feePreset: ["us", "custom"] } }),
    feePercent: percent("Percent of the value", {
      noun: "Percent fee",
      default: 0,
      min: 0,
      max: 10,
      when: { feePreset: "custom" },
    }),
    exchange: choice("Exchange", { options: { nse: "NSE", bse: "BSE" }, default: "nse", when: INDIA_FEES }),
    brokeragePercent: percent("Brokerage", {
      note: "Of the value of an order",
      default: 0,
      min: 0,
      max: 5,
      when: INDIA_FEES,
    }),
    brokerageCap: amount("Brokerage at most", {
      noun: "Brokerage cap",
      unit: "/ order",
      default: 20,
      when: INDIA_FEES,
    }),
    dpCharge: amount("DP charge", {
      note: "Including GST, from your broker’s price list",
      unit: "/ sale",
      default: 0,
      when: { feePreset: "india-delivery" },
    }),
    feeRounding: choice("Rounding of fees", {
      options: { exact: "None", "contract-note": "As on a contract note" },
      default: "exact",
      when: { feePreset: ["us", "india-delivery", "india-intraday"] },
    }),
  }),
  ...fold("Tax on the gain", {
    taxMode: choice("Tax", {
      options: { none: "None", us: "United States", india: "India", custom: "My own rates" },
      default: "none",
    }),
    taxYear: choice("Tax year", {
      note: "In India 2026–27",
      options: { "2026": "2026" },
      default: "2026",
      messages: { invalid: "Tax year must be 2026." },
      when: { taxMode: ["us", "india"] },
    }),
    filingStatus: choice("Filing status", {
      options: {
        single: FILING_STATUSES.single,
        "married-joint": FILING_STATUSES.joint,
        "married-separate": FILING_STATUSES.separate,
        "head-of-household": FILING_STATUSES.head,
      },
      default: "single",
      when: US_TAX,
    }),
    otherTaxableIncome: amount("Other taxable income", {
      note: "After deductions, without this gain",
      unit: "/ year",
      default: 80_000,
      when: US_TAX,
    }),
    includeNiit: boolean("Net investment income tax", { default: true, when: US_TAX }),
    slabRate: percent("Slab rate", {
      note: "Before cess; intraday profit is business income",
      default: 30,
      ...taxRate,
      when: { taxMode: "india", feePreset: "india-intraday" },
    }),
    ltcgExemptionUsed: amount("Long-term exemption used", {
      note: "For other gains this year",
      default: 0,
      max: 125_000,
      when: { taxMode: "india", feePreset: ["none", "custom", "us", "india-delivery"] },
    }),
    shortTermRate: percent("Short-term rate", { default: 20, ...taxRate, when: CUSTOM_TAX }),
    longTermRate: percent("Long-term rate", { default: 15, ...taxRate, when: CUSTOM_TAX }),
  }),
  lotMethod: choice("Shares sold first", {
    options: {
      fifo: "The oldest (FIFO)",
      lifo: "The newest (LIFO)",
      "highest-cost": "The most expensive",
      average: "All at the average cost",
    },
    default: "fifo",
    when: LEDGER,
  }),
  trades: list("Trades", {
    note: "For a split, enter the ratio under Shares; for a dividend, the amount per share under Price",
    default: [
      { date: "2024-01-15", side: "buy", shares: 100, price: 40 },
      { date: "2025-02-03", side: "buy", shares: 100, price: 55 },
      { date: "2026-06-01", side: "sell", shares: 120, price: 70 },
    ],
    row: { label: "Trade" },
    min: 1,
    max: 2000,
    columns: {
      date: date("Date"),
      side: choice("Type", { options: { buy: "Buy", sell: "Sell", split: "Split", dividend: "Dividend" } }),
      // The limits depend on the kind of row: see ledger-rows.ts.
      shares: number("Shares", { optional: true }),
      price: amount("Price", { min: -LARGEST_AMOUNT, optional: true }),
      fee: amount("Fee", { default: 0 }),
    },
    when: LEDGER,
  }),
  currentPrice: amount("Price now", { ...share, default: null, when: LEDGER }),
  asOf: date("Priced on", { default: "2026-11-20", fill: "today", when: LEDGER }),
};

export type Inputs = ValuesOf<typeof inputs>;
