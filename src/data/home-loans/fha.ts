import { figuresAt, type Parameter } from "../parameter";
import file from "./fha.json";

/** One step of the premium table: the rate in percent a year, for the whole term or a reduced number of years. */
interface MipStep {
  /** Loan to value in percent up to which the step holds; null: beyond the others. */
  readonly ltvUpTo: number | null;
  readonly rate: number;
  readonly wholeTerm: boolean;
}

interface MipTable {
  /** Base loan up to the threshold. */
  readonly standard: readonly MipStep[];
  /** Base loan above it. */
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
    /** Years that a premium lasts which does not last the whole term. */
    readonly reducedYears: number;
    /** Terms up to so many years use the second table. */
    readonly shortTermYears: number;
    readonly longTerm: MipTable;
    readonly shortTerm: MipTable;
  }>;
  /** Dollars. */
  readonly mipThreshold: Parameter<number>;
  /** Percent of the price by credit score, highest score first. */
  readonly minimumDown: Parameter<readonly { readonly creditScoreFrom: number; readonly percent: number }[]>;
  /** Percent of income that manual underwriting allows beyond the standard ratios, by compensating factors shown. */
  readonly compensatingFactors: Parameter<
    readonly {
      readonly factors: number;
      readonly front: number;
      readonly back: number;
      readonly creditScoreFrom: number;
    }[]
  >;
  /** Percent of the premium paid, by the age of the loan in months. */
  readonly upfrontMipRefund: Parameter<{
    readonly firstMonth: number;
    readonly lessEachMonth: number;
    readonly lastMonth: number;
  }>;
}

export const FHA = figuresAt<FhaParameters>(file);
