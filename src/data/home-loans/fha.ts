import { figuresAt, type Parameter } from "../parameter";
import file from "./fha.json";

/** One step of the premium table: the rate in percent per year, for the whole term or a limited number of years. */
interface MipStep {
  /** Highest loan-to-value ratio of the step, in percent, or null if it has no upper limit. */
  readonly ltvUpTo: number | null;
  readonly rate: number;
  readonly wholeTerm: boolean;
}

interface MipTable {
  /** For base loans up to the threshold. */
  readonly standard: readonly MipStep[];
  /** For base loans above the threshold. */
  readonly higher: readonly MipStep[];
}

/** Loans insured by the Federal Housing Administration. */
interface FhaParameters {
  /** Dollars, for 1 to 4 units. */
  readonly loanLimits: Parameter<{
    readonly floor: readonly number[];
    readonly ceiling: readonly number[];
  }>;
  readonly specialAreaLimit: Parameter<{ readonly percentOfCeiling: number }>;
  /** Percent of the base loan. */
  readonly upfrontMip: Parameter<number>;
  readonly annualMip: Parameter<{
    /** Number of years for premiums that do not last the whole term. */
    readonly reducedYears: number;
    /** Terms of up to this many years use `shortTerm`. */
    readonly shortTermYears: number;
    readonly longTerm: MipTable;
    readonly shortTerm: MipTable;
  }>;
  /** Dollars. */
  readonly mipThreshold: Parameter<number>;
  /** Percent of the price by credit score, in descending order of score. */
  readonly minimumDown: Parameter<readonly { readonly creditScoreFrom: number; readonly percent: number }[]>;
  /** Percent of income that manual underwriting allows above the standard ratios, by number of compensating factors. */
  readonly compensatingFactors: Parameter<
    readonly {
      readonly factors: number;
      readonly front: number;
      readonly back: number;
      readonly creditScoreFrom: number;
    }[]
  >;
  /** Percent of the premium paid that is refunded, by the age of the loan in months. */
  readonly upfrontMipRefund: Parameter<{
    readonly firstMonth: number;
    readonly lessEachMonth: number;
    readonly lastMonth: number;
  }>;
}

export const FHA = figuresAt<FhaParameters>(file);
