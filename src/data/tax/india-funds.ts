import { figuresAt, type Parameter } from "../parameter";
import file from "./india-funds.json";

/** How India classifies mutual fund gains, by kind of fund and holding period. */
interface FundGains {
  readonly equityMonths: Parameter<number>;
  readonly otherMonths: Parameter<number>;
  readonly debtFunds: Parameter<number>;
}

export const FUND_GAINS = figuresAt<FundGains>(file);
