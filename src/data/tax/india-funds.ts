import { figuresAt, type Parameter } from "../parameter";
import file from "./india-funds.json";

/** How gains of mutual funds are told apart in India, by the kind of fund and the time held. */
interface FundGains {
  readonly equityMonths: Parameter<number>;
  readonly otherMonths: Parameter<number>;
  readonly debtFunds: Parameter<number>;
}

export const FUND_GAINS = figuresAt<FundGains>(file);
