import { by, first } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { FEES } from "./fees";
import { type Ledger, METHODS } from "./ledger";
import type { StockAnswer } from "./stock-answer";
import type { Trade } from "./trade";

const { boolean, choice, date, integer, money, number, percent, table } = outputsOf<StockAnswer>();

const maybe = { optional: true } as const;
/** Share prices are shown with more decimals than amounts. */
const each = { unit: "/ share", digits: 4 } as const;

/** Readers for figures of a single trade (null for a ledger) and of a ledger (null for a single trade). */
const ofTrade =
  <T>(read: (trade: Trade) => T) =>
  ({ simple }: StockAnswer) =>
    simple && read(simple);
const ofLedger =
  <T>(read: (ledger: Ledger) => T) =>
  ({ ledger }: StockAnswer) =>
    ledger && read(ledger);

export const outputs = {
  grossProfit: money("Gain on the price", {
    opposite: "Loss on the price",
    shown: ({ ledger, gross }) => first(ledger === null && gross !== 0),
    ...maybe,
    value: ({ gross }) => gross,
  }),
  totalFees: money("Fees", { shown: ({ fees }) => first(fees !== 0), value: ({ fees }) => fees }),
  dividends: money("Dividends", {
    opposite: "Dividends paid to the lender",
    shown: ({ dividends }) => first(dividends !== 0),
  }),
  borrowCost: money("Borrow fee", { shown: ({ ledger, borrowCost }) => first(ledger === null && borrowCost !== 0) }),
  netProfit: money("Profit before tax", {
    opposite: "Loss before tax",
    better: "higher",
    shown: ({ ledger, inputs }) => first(ledger === null && inputs.taxMode !== "none"),
    ...maybe,
    solve: true,
    value: ({ net }) => net,
  }),
  buyCost: money("Paid for shares, including fees", { shown: "more" }),
  sellProceeds: money("Received for shares, after fees", { shown: "more" }),
  returnPercent: percent("Return", {
    shown: ({ ledger }) => first(ledger === null),
    note: by("direction", { short: "Before tax, on the value sold short" }, "Before tax, on what you paid"),
    ...maybe,
    solve: true,
  }),
  annualizedReturn: percent("Annualized return", {
    note: by("mode", { trades: "Before tax; internal rate of return (XIRR)" }, "Before tax"),
    ...maybe,
  }),
  holdingDays: integer("Held for", { unit: "days", ...maybe, value: ofTrade(({ days }) => days) }),
  isLongTerm: boolean("Long-term", {
    shown: ({ inputs }) => first(inputs.taxMode !== "none"),
    ...maybe,
    value: ofTrade(({ isLongTerm }) => isLongTerm),
  }),
  longTermDate: date("Long-term from", { ...maybe, shown: "more", value: ofTrade(({ longTermDate }) => longTermDate) }),
  taxSavedByWaiting: money("Tax saved by waiting", {
    note: "If sold as a long-term holding at the same price",
    ...maybe,
    value: ofTrade(({ waiting }) => waiting()),
  }),
  breakEvenPrice: money("Break-even price", {
    note: "Price at which the trade makes neither profit nor loss, before tax",
    ...each,
    ...maybe,
    value: ofTrade(({ breakEven }) => breakEven()),
  }),
  taxableGain: money("Taxable gain", { opposite: "Deductible loss", note: "Before offsetting losses", shown: "more" }),
  taxDue: money("Tax", {
    shown: ({ inputs }) => first(inputs.taxMode !== "none"),
    value: (answer) => answer.tax()?.total ?? 0,
  }),
  profitAfterTax: money("Profit after tax", {
    opposite: "Loss after tax",
    shown: ({ inputs }) => first(inputs.taxMode !== "none"),
    ...maybe,
    solve: true,
    value: ({ afterTax }) => afterTax,
  }),
  feeTable: table("Fee by fee", {
    columns: {
      item: choice("Fee", { options: FEES }),
      buy: money("Purchase", { digits: 4 }),
      sell: money("Sale", { digits: 4 }),
      total: money("Total", { digits: 4 }),
    },
    value: ofTrade(({ feeTable }) => feeTable),
  }),
  realizedGain: money("Gain on sales", {
    opposite: "Loss on sales",
    ...maybe,
    shown: "more",
    value: ofLedger(({ realized }) => realized),
  }),
  shortTermGain: money("Short-term gain", {
    opposite: "Short-term loss",
    ...maybe,
    shown: ({ ledger }) => first(ledger?.result.terms.shortTerm !== 0),
    value: ofLedger(({ result }) => result.terms.shortTerm),
  }),
  longTermGain: money("Long-term gain", {
    opposite: "Long-term loss",
    shown: ({ ledger }) => first(ledger?.result.terms.longTerm !== 0),
    ...maybe,
    value: ofLedger(({ result }) => result.terms.longTerm),
  }),
  unrealizedGain: money("Gain on shares left", {
    opposite: "Loss on shares left",
    shown: ({ ledger }) => first(ledger?.unrealized !== 0),
    ...maybe,
    value: ofLedger(({ unrealized }) => unrealized),
  }),
  totalProfit: money("Total profit before tax", {
    opposite: "Total loss before tax",
    shown: ({ ledger }) => first(ledger?.net !== 0),
    ...maybe,
    value: ofLedger(({ net }) => net),
  }),
  remainingShares: number("Shares left", {
    shown: ({ ledger }) => first(ledger?.result.remainingShares !== 0),
    ...maybe,
    value: ofLedger(({ result }) => result.remainingShares),
  }),
  remainingCost: money("Cost of shares left", {
    shown: ({ ledger }) => first(ledger?.result.remainingCost !== 0),
    ...maybe,
    value: ofLedger(({ result }) => result.remainingCost),
  }),
  averageCost: money("Average cost of shares left", {
    ...each,
    ...maybe,
    value: ofLedger(({ result: { remainingCost, remainingShares } }) =>
      remainingShares === 0 ? null : remainingCost / remainingShares,
    ),
  }),
  lotTable: table("Lot by lot", {
    columns: {
      sellDate: date("Sold"),
      buyDate: date("Bought"),
      shares: number("Shares"),
      proceeds: money("Proceeds"),
      cost: money("Cost"),
      gain: money("Gain"),
      days: integer("Days"),
      term: choice("Term", { options: { short: "Short", long: "Long" } }),
    },
    value: ofLedger(({ result }) => result.disposals),
  }),
  methods: table("Which shares to sell", {
    columns: {
      method: choice("Sold first", { options: METHODS }),
      realizedGain: money("Gain on sales"),
      shortTermGain: money("Short-term"),
      longTermGain: money("Long-term"),
      taxDue: money("Tax", { ...maybe }),
      remainingCost: money("Cost of shares left"),
    },
    value: ofLedger(({ methods }) => methods()),
  }),
  priceCurve: table("At other prices", {
    columns: {
      price: money("Closing price", { digits: 4 }),
      netProfit: money("Profit before tax"),
      profitAfterTax: money("Profit after tax"),
    },
    value: ofTrade(({ prices }) => prices()),
  }),
};
