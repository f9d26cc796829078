import type { Parameter } from "../parameter";
import file from "./india.json";

/** Taxes and charges on stock trades in India, by day of the trade. Percent of the value, or rupees. */
interface IndiaTradeFees {
  readonly transactionTax: Parameter<{ readonly delivery: number; readonly intradaySale: number }>;
  readonly exchangeCharge: Parameter<{ readonly nse: number; readonly bse: number }>;
  /** Rupees per crore traded. */
  readonly sebiFee: Parameter<number>;
  readonly goodsAndServicesTax: Parameter<number>;
  readonly stampDuty: Parameter<{ readonly delivery: number; readonly intraday: number }>;
}

export const INDIA_TRADE_FEES: IndiaTradeFees = file;
