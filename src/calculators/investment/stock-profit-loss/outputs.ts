import { by } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import { FEES } from "./fees";
import type { Ledger } from "./ledger";
import { METHODS } from "./ledger";
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
  grossProfit: money({ label: "Gain on the price", ...maybe, value: ({ gross }) => gross }),
  totalFees: money({ label: "Fees", value: ({ fees }) => fees }),
  dividends: money({ label: "Dividends", value: ({ dividends }) => dividends }),
  borrowCost: money({ label: "Borrow fee", value: ({ borrowCost }) => borrowCost }),
  netProfit: money({ label: "Profit before tax", ...maybe, value: ({ net }) => net }),
  buyCost: money({ label: "Paid for shares, including fees", value: ({ buyCost }) => buyCost }),
  sellProceeds: money({
    label: "Received for shares, after fees",
    value: ({ sellProceeds }) => sellProceeds,
  }),
  returnPercent: percent({
    label: "Return",
    note: by("direction", { short: "Before tax, on the value sold short" }, "Before tax, on what you paid"),
    ...maybe,
    value: ({ returnPercent }) => returnPercent,
  }),
  annualizedReturn: percent({
    label: "Annualized return",
    note: by("mode", { trades: "Before tax; internal rate of return (XIRR)" }, "Before tax"),
    ...maybe,
    value: ({ annualizedReturn }) => annualizedReturn,
  }),
  holdingDays: integer({ label: "Held for", unit: "days", ...maybe, value: ofTrade(({ days }) => days) }),
  isLongTerm: boolean({ label: "Long-term", ...maybe, value: ofTrade(({ isLongTerm }) => isLongTerm) }),
  longTermDate: date({
    label: "Long-term from",
    ...maybe,
    value: ofTrade(({ longTermDate }) => longTermDate),
  }),
  taxSavedByWaiting: money({
    label: "Tax saved by waiting",
    note: "If sold as a long-term holding at the same price",
    ...maybe,
    value: ofTrade(({ waiting }) => waiting()),
  }),
  breakEvenPrice: money({
    label: "Break-even price",
    note: "Price at which the trade makes neither profit nor loss, before tax",
    ...each,
    ...maybe,
    value: ofTrade(({ breakEven }) => breakEven()),
  }),
  taxableGain: money({
    label: "Taxable gain",
    note: "Before offsetting losses",
    value: ({ taxableGain }) => taxableGain,
  }),
  taxDue: money({ label: "Tax", value: (answer) => answer.tax()?.total ?? 0 }),
  profitAfterTax: money({ label: "Profit after tax", ...maybe, value: ({ afterTax }) => afterTax }),
  feeTable: table({
    label: "Fee by fee",
    columns: {
      item: choice({ label: "Fee", options: FEES }),
      buy: money({ label: "Purchase", digits: 4 }),
      sell: money({ label: "Sale", digits: 4 }),
      total: money({ label: "Total", digits: 4 }),
    },
    value: ofTrade(({ feeTable }) => feeTable),
  }),
  realizedGain: money({ label: "Gain on sales", ...maybe, value: ofLedger(({ realized }) => realized) }),
  shortTermGain: money({
    label: "Short-term gain",
    ...maybe,
    value: ofLedger(({ result }) => result.terms.shortTerm),
  }),
  longTermGain: money({
    label: "Long-term gain",
    ...maybe,
    value: ofLedger(({ result }) => result.terms.longTerm),
  }),
  unrealizedGain: money({
    label: "Gain on shares left",
    ...maybe,
    value: ofLedger(({ unrealized }) => unrealized),
  }),
  totalProfit: money({ label: "Total profit before tax", ...maybe, value: ofLedger(({ net }) => net) }),
  remainingShares: number({
    label: "Shares left",
    ...maybe,
    value: ofLedger(({ result }) => result.remainingShares),
  }),
  remainingCost: money({
    label: "Cost of shares left",
    ...maybe,
    value: ofLedger(({ result }) => result.remainingCost),
  }),
  averageCost: money({
    label: "Average cost of shares left",
    ...each,
    ...maybe,
    value: ofLedger(({ result: { remainingCost, remainingShares } }) =>
      remainingShares === 0 ? null : remainingCost / remainingShares,
    ),
  }),
  lotTable: table({
    label: "Lot by lot",
    columns: {
      sellDate: date({ label: "Sold" }),
      buyDate: date({ label: "Bought" }),
      shares: number({ label: "Shares" }),
      proceeds: money({ label: "Proceeds" }),
      cost: money({ label: "Cost" }),
      gain: money({ label: "Gain" }),
      days: integer({ label: "Days" }),
      term: choice({ label: "Term", options: { short: "Short", long: "Long" } }),
    },
    value: ofLedger(({ result }) => result.disposals),
  }),
  methods: table({
    label: "Which shares to sell",
    columns: {
      method: choice({ label: "Sold first", options: METHODS }),
      realizedGain: money({ label: "Gain on sales" }),
      shortTermGain: money({ label: "Short-term" }),
      longTermGain: money({ label: "Long-term" }),
      taxDue: money({ label: "Tax", ...maybe }),
      remainingCost: money({ label: "Cost of shares left" }),
    },
    value: ofLedger(({ methods }) => methods()),
  }),
  priceCurve: table({
    label: "At other prices",
    columns: {
      price: money({ label: "Closing price", digits: 4 }),
      netProfit: money({ label: "Profit before tax" }),
      profitAfterTax: money({ label: "Profit after tax" }),
    },
    value: ofTrade(({ prices }) => prices()),
  }),
};
