import { type Figure, figureAt, type Parameter } from "../../../data/parameter";
import { INDIA_TRADE_FEES } from "../../../data/trade-fees/india";
import { US_TRADE_FEES } from "../../../data/trade-fees/us";
import { Rational } from "../../../math/numbers/rational";
import type { Inputs } from "./inputs";

/** The fees on an order. */
export const FEES = {
  commission: "Commission",
  secFee: "SEC fee",
  tafFee: "FINRA trading activity fee",
  percentFee: "Percent of the value",
  brokerage: "Brokerage",
  stt: "Securities transaction tax",
  exchangeFee: "Exchange charge",
  sebiFee: "SEBI fee",
  gst: "GST",
  stampDuty: "Stamp duty",
  dpCharge: "DP charge",
} as const;

export type FeeItem = keyof typeof FEES;

export interface Order {
  readonly side: "buy" | "sell";
  /** ISO 8601 */
  readonly date: string;
  readonly shares: number;
  readonly price: number;
}

/** One fee on an order, with the terms from which it is computed. */
export interface Fee {
  readonly item: FeeItem;
  /** Amount charged, after any rounding. */
  readonly amount: number;
  /** Rate in percent, if the fee is a percentage of the value (or, for GST, of other charges). */
  readonly percent?: number;
  /** Cap on the amount. */
  readonly most?: number;
  readonly perShare?: number;
  readonly rounding?: "up-to-cent" | "to-unit";
}

export type FeeTerms = Pick<
  Inputs,
  | "feePreset"
  | "commissionPerTrade"
  | "feePercent"
  | "exchange"
  | "brokeragePercent"
  | "brokerageCap"
  | "dpCharge"
  | "feeRounding"
>;

const MILLION = 1e6;
const CRORE = 1e7;

/** The fees on an order, always in the same sequence, including those that are zero. */
export function orderFees(order: Order, terms: FeeTerms): readonly Fee[] {
  switch (terms.feePreset) {
    case "none":
      return [];
    case "custom":
      return [
        { item: "commission", amount: terms.commissionPerTrade },
        percentFee("percentFee", order, terms.feePercent),
      ];
    case "us":
      return usFees(order, terms);
    default:
      return indiaFees(order, terms);
  }
}

export function totalOf(fees: readonly Fee[]): number {
  return fees.reduce((sum, { amount }) => sum + amount, 0);
}

/** India's securities transaction tax, which is not deductible for its tax on gains. */
export function transactionTaxOf(fees: readonly Fee[]): number {
  return fees.find(({ item }) => item === "stt")?.amount ?? 0;
}

export function orderValue({ shares, price }: Order): number {
  return shares * price;
}

/** The dated figures behind the fees on an order. */
export function feeFigures({ side, date }: Order, { feePreset }: FeeTerms): readonly Figure[] {
  const { transactionTax, exchangeCharge, sebiFee, goodsAndServicesTax, stampDuty } = INDIA_TRADE_FEES;
  const parameters: readonly Parameter[] =
    feePreset === "us"
      ? side === "sell"
        ? [US_TRADE_FEES.secFee, US_TRADE_FEES.tafFee]
        : []
      : feePreset === "india-delivery" || feePreset === "india-intraday"
        ? [transactionTax, exchangeCharge, sebiFee, goodsAndServicesTax, stampDuty]
        : [];
  return parameters.map((parameter) => figureAt(parameter, date));
}

function usFees(order: Order, { commissionPerTrade, feeRounding }: FeeTerms): readonly Fee[] {
  const sold = order.side === "sell";
  const perMillion = sold ? figureAt(US_TRADE_FEES.secFee, order.date).value : 0;
  const taf = sold ? figureAt(US_TRADE_FEES.tafFee, order.date).value : { perShare: 0, most: 0 };
  const isRounded = feeRounding === "contract-note";
  const rounding = isRounded ? ({ rounding: "up-to-cent" } as const) : {};
  const uncapped = order.shares * taf.perShare;
  return [
    { item: "commission", amount: commissionPerTrade },
    {
      item: "secFee",
      percent: (100 * perMillion) / MILLION,
      amount: isRounded
        ? upToCent(exactValue(order).multiply(exact(perMillion)).divide(exact(MILLION)))
        : (orderValue(order) * perMillion) / MILLION,
      ...rounding,
    },
    {
      item: "tafFee",
      ...taf,
      amount: isRounded
        ? Math.min(upToCent(exact(order.shares).multiply(exact(taf.perShare))), taf.most)
        : Math.min(uncapped, taf.most),
      ...rounding,
    },
  ];
}

function indiaFees(order: Order, terms: FeeTerms): readonly Fee[] {
  const { side, date } = order;
  const { transactionTax, exchangeCharge, sebiFee, goodsAndServicesTax, stampDuty } = INDIA_TRADE_FEES;
  const delivered = terms.feePreset === "india-delivery";
  const isRounded = terms.feeRounding === "contract-note";
  const { delivery, intradaySale } = figureAt(transactionTax, date).value;
  const sttPercent = delivered ? delivery : side === "sell" ? intradaySale : 0;
  const duty = figureAt(stampDuty, date).value;
  const dutyPercent = side === "sell" ? 0 : delivered ? duty.delivery : duty.intraday;
  const value = orderValue(order);
  const brokerage = Math.min((value * terms.brokeragePercent) / 100, terms.brokerageCap);
  const exchangeFee = percentFee("exchangeFee", order, figureAt(exchangeCharge, date).value[terms.exchange]);
  const sebi = percentFee("sebiFee", order, (100 * figureAt(sebiFee, date).value) / CRORE);
  const gst = figureAt(goodsAndServicesTax, date).value;
  return [
    { item: "brokerage", amount: brokerage, percent: terms.brokeragePercent, most: terms.brokerageCap },
    percentFee("stt", order, sttPercent, isRounded),
    exchangeFee,
    sebi,
    { item: "gst", percent: gst, amount: ((brokerage + exchangeFee.amount + sebi.amount) * gst) / 100 },
    percentFee("stampDuty", order, dutyPercent, isRounded),
    { item: "dpCharge", amount: delivered && side === "sell" ? terms.dpCharge : 0 },
  ];
}

function percentFee(item: FeeItem, order: Order, percent: number, toUnit = false): Fee {
  if (!toUnit) return { item, percent, amount: (orderValue(order) * percent) / 100 };
  const amount = Number(exactValue(order).multiply(exact(percent)).divide(exact(100)).round());
  return { item, percent, amount, rounding: "to-unit" };
}

/** The exact value of an order, for fees that are rounded. */
function exactValue({ shares, price }: Order): Rational {
  return exact(shares).multiply(exact(price));
}

function exact(value: number): Rational {
  return Rational.fromNumber(value);
}

function upToCent(amount: Rational): number {
  return Number(amount.multiply(exact(100)).ceil()) / 100;
}
