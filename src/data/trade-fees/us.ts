import type { Parameter } from "../parameter";
import file from "./us.json";

/** What regulators take of sales of stock in the United States, by the day of the trade. Dollars. */
interface UsTradeFees {
  /** For a million sold. */
  readonly secFee: Parameter<number>;
  /** `most` is for one order. */
  readonly tafFee: Parameter<{ readonly perShare: number; readonly most: number }>;
}

export const US_TRADE_FEES: UsTradeFees = file;
