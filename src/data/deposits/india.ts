import { figuresAt, type Parameter } from "../parameter";
import file from "./india.json";

/** Bank deposits in India. Rupees, percent and days. */
interface DepositParameters {
  readonly tdsThreshold: Parameter<{ readonly general: number; readonly senior: number }>;
  readonly tdsRate: Parameter<{ readonly withPan: number; readonly withoutPan: number }>;
  readonly tdsDeclaration: Parameter<string>;
  readonly shortestDeposit: Parameter<number>;
}

const PARAMETERS: DepositParameters = file;

/** The figures in effect on `AS_OF`. */
export const INDIA_DEPOSITS = figuresAt(PARAMETERS);
