import {
  amount,
  boolean,
  choice,
  date,
  LARGEST_AMOUNT,
  list,
  number,
  percent,
  type ValuesOf,
} from "../../../core/fields";
import { FILING_STATUSES } from "../../../fieldsets/tax";

const SIMPLE = { mode: "simple" } as const;
const LEDGER = { mode: "trades" } as const;
const INDIA_FEES = { feePreset: ["india-delivery", "india-intraday"] } as const;
const US_TAX = { taxMode: "us" } as const;
const CUSTOM_TAX = { taxMode: "custom" } as const;

const share = { unit: "/ share" } as const;
const taxRate = { min: 0, max: 60 } as const;

export const inputs = {
  mode: choice({
    label: "Trade or ledger",
    options: { simple: "One trade", trades: "A ledger of trades" },
    default: "simple",
  }),
  direction: choice({
    label: "Position",
    options: { long: "Long: bought, then sold", short: "Short: sold, then bought back" },
    default: "long",
    when: SIMPLE,
  }),
  shares: number({
    label: "Shares",
    default: 100,
    above: 0,
    max: LARGEST_AMOUNT,
    when: SIMPLE,
  }),
  buyPrice: amount({ label: "Bought at", ...share, default: 50, when: SIMPLE }),
  sellPrice: amount({ label: "Sold at", ...share, default: 60, when: SIMPLE }),
  buyDate: date({ label: "Bought on", noun: "Buying date", default: "2025-03-10", when: SIMPLE }),
  sellDate: date({ label: "Sold on", noun: "Selling date", default: "2026-09-15", when: SIMPLE }),
  dividendsPerShare: amount({
    label: "Dividends",
    note: "Total for each share held at the start; a short seller pays them",
    ...share,
    default: 0,
    when: SIMPLE,
  }),
  splitRatio: number({
    label: "Split while held",
    note: "New shares for each old one; enter the closing price after the split",
    noun: "Split ratio",
    default: 1,
    above: 0,
    max: 1000,
    range: "more than 0 and at most 1,000",
    when: SIMPLE,
  }),
  borrowRate: percent({
    label: "Borrow fee",
    unit: "% / year",
    default: 0,
    min: 0,
    max: 200,
    when: { mode: "simple", direction: "short" },
  }),
  feePreset: choice({
    label: "Fees",
    options: {
      none: "None",
      custom: "My own",
      us: "United States",
      "india-delivery": "India, delivery",
      "india-intraday": "India, intraday",
    },
    default: "none",
  }),
  commissionPerTrade: amount({
    label: "Commission",
    unit: "/ order",
    default: 0,
    when: { feePreset: ["us", "custom"] },
  }),
  feePercent: percent({
    label: "Percent of the value",
    noun: "Percent fee",
    default: 0,
    min: 0,
    max: 10,
    when: { feePreset: "custom" },
  }),
  exchange: choice({
    label: "Exchange",
    options: { nse: "NSE", bse: "BSE" },
    default: "nse",
    when: INDIA_FEES,
  }),
  brokeragePercent: percent({
    label: "Brokerage",
    note: "Of the value of an order",
    default: 0,
    min: 0,
    max: 5,
    when: INDIA_FEES,
  }),
  brokerageCap: amount({
    label: "Brokerage at most",
    noun: "Brokerage cap",
    unit: "/ order",
    default: 20,
    when: INDIA_FEES,
  }),
  dpCharge: amount({
    label: "DP charge",
    note: "Including GST, from your broker’s price list",
    unit: "/ sale",
    default: 0,
    when: { feePreset: "india-delivery" },
  }),
  feeRounding: choice({
    label: "Rounding of fees",
    options: { exact: "None", "contract-note": "As on a contract note" },
    default: "exact",
    when: { feePreset: ["us", "india-delivery", "india-intraday"] },
  }),
  taxMode: choice({
    label: "Tax",
    options: { none: "None", us: "United States", india: "India", custom: "My own rates" },
    default: "none",
  }),
  taxYear: choice({
    label: "Tax year",
    note: "In India 2026–27",
    options: { "2026": "2026" },
    default: "2026",
    invalidMessage: "Tax year must be 2026.",
    when: { taxMode: ["us", "india"] },
  }),
  filingStatus: choice({
    label: "Filing status",
    options: {
      single: FILING_STATUSES.single,
      "married-joint": FILING_STATUSES.joint,
      "married-separate": FILING_STATUSES.separate,
      "head-of-household": FILING_STATUSES.head,
    },
    default: "single",
    when: US_TAX,
  }),
  otherTaxableIncome: amount({
    label: "Other taxable income",
    note: "After deductions, without this gain",
    unit: "/ year",
    default: 80_000,
    when: US_TAX,
  }),
  includeNiit: boolean({ label: "Net investment income tax", default: true, when: US_TAX }),
  slabRate: percent({
    label: "Slab rate",
    note: "Before cess; intraday profit is business income",
    default: 30,
    ...taxRate,
    when: { taxMode: "india", feePreset: "india-intraday" },
  }),
  ltcgExemptionUsed: amount({
    label: "Long-term exemption used",
    note: "For other gains this year",
    default: 0,
    max: 125_000,
    when: { taxMode: "india", feePreset: ["none", "custom", "us", "india-delivery"] },
  }),
  shortTermRate: percent({ label: "Short-term rate", default: 20, ...taxRate, when: CUSTOM_TAX }),
  longTermRate: percent({ label: "Long-term rate", default: 15, ...taxRate, when: CUSTOM_TAX }),
  lotMethod: choice({
    label: "Shares sold first",
    options: {
      fifo: "The oldest (FIFO)",
      lifo: "The newest (LIFO)",
      "highest-cost": "The most expensive",
      average: "All at the average cost",
    },
    default: "fifo",
    when: LEDGER,
  }),
  trades: list({
    label: "Trades",
    note: "For a split, enter the ratio under Shares; for a dividend, the amount per share under Price",
    default: [
      { date: "2024-01-15", side: "buy", shares: 100, price: 40 },
      { date: "2025-02-03", side: "buy", shares: 100, price: 55 },
      { date: "2026-06-01", side: "sell", shares: 120, price: 70 },
    ],
    itemLabel: "Trade",
    minRows: 1,
    maxRows: 2000,
    item: {
      date: date({ label: "Date" }),
      side: choice({
        label: "What",
        options: { buy: "Buy", sell: "Sell", split: "Split", dividend: "Dividend" },
      }),
      // The limits depend on the kind of row: see ledger-rows.ts.
      shares: number({ label: "Shares", optional: true }),
      price: amount({ label: "Price", min: -LARGEST_AMOUNT, optional: true }),
      fee: amount({ label: "Fee", default: 0 }),
    },
    when: LEDGER,
  }),
  currentPrice: amount({ label: "Price now", ...share, default: null, when: LEDGER }),
  asOf: date({ label: "Priced on", default: "2026-11-20", fill: "today", when: LEDGER }),
};

export type Inputs = ValuesOf<typeof inputs>;
