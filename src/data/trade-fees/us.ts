import type { Parameter } from "../parameter";
import file from "./us.json";

/** Regulatory fees on sales of stock in the United States, by day of the trade, in dollars. */
interface UsTradeFees {
  /** Per million dollars sold. */
  readonly secFee: Parameter<number>;
  /** `most` is the maximum per order. */
  readonly tafFee: Parameter<{ readonly perShare: number; readonly most: number }>;
}

export const US_TRADE_FEES: UsTradeFees = file;
