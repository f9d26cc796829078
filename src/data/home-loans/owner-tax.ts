import { type DatedFigure, readFigures } from "../dated-figure";
import file from "./2026/owner-tax.json";

/** What US federal income tax grants to owners of a home. Dollars. */
interface OwnerTaxFigures {
  readonly standardDeduction: DatedFigure<{
    readonly joint: number;
    readonly head: number;
    readonly single: number;
  }>;
  readonly saltCap: DatedFigure<{
    readonly cap: number;
    /** Percent a year. */
    readonly growth: number;
    /** Last year that grows. */
    readonly growsUntil: number;
    readonly afterwards: number;
    readonly phaseDownOver: number;
  }>;
  readonly mortgageInterestLimit: DatedFigure<number>;
  readonly gainExclusion: DatedFigure<{
    readonly joint: number;
    readonly single: number;
    readonly yearsOwned: number;
  }>;
}

export const OWNER_TAX: OwnerTaxFigures = readFigures(file);
