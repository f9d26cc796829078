import { figuresAt, type Parameter } from "../parameter";
import file from "./owner-tax.json";

/** US federal income tax benefits for homeowners, in dollars. */
interface OwnerTaxParameters {
  readonly standardDeduction: Parameter<{
    readonly joint: number;
    readonly head: number;
    readonly single: number;
  }>;
  readonly saltCap: Parameter<{
    readonly cap: number;
    /** Percent per year. */
    readonly growth: number;
    /** Last year in which the cap grows. */
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
