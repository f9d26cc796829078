import type { Parameter } from "../parameter";
import file from "./india.json";

/** Taxes and charges on trades in shares in India, by the day of the trade. Percent of the value, and rupees. */
interface IndiaTradeFees {
  readonly transactionTax: Parameter<{ readonly delivery: number; readonly intradaySale: number }>;
  readonly exchangeCharge: Parameter<{ readonly nse: number; readonly bse: number }>;
  /** For a crore traded. */
  readonly sebiFee: Parameter<number>;
  readonly goodsAndServicesTax: Parameter<number>;
  readonly stampDuty: Parameter<{ readonly delivery: number; readonly intraday: number }>;
}

export const INDIA_TRADE_FEES: IndiaTradeFees = file;
