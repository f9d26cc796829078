import { figuresAt, type Parameter } from "../parameter";
import file from "./owner-tax.json";

/** What US federal income tax grants to owners of a home. Dollars. */
interface OwnerTaxParameters {
  readonly standardDeduction: Parameter<{
    readonly joint: number;
    readonly head: number;
    readonly single: number;
  }>;
  readonly saltCap: Parameter<{
    readonly cap: number;
    /** Percent a year. */
    readonly growth: number;
    /** Last year that grows. */
    readonly growsUntil: number;
    readonly afterwards: number;
    readonly phaseDownOver: number;
  }>;
  readonly mortgageInterestLimit: Parameter<number>;
  readonly gainExclusion: Parameter<{
    readonly joint: number;
    readonly single: number;
    readonly yearsOwned: number;
  }>;
}

export const OWNER_TAX = figuresAt<OwnerTaxParameters>(file);
