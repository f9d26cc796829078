import { figuresAt, type Parameter } from "../parameter";
import file from "./india.json";

/** Loans against gold in India. Rupees, percent and grams. */
interface GoldLoanParameters {
  readonly loanToValue: Parameter<{
    /** Rising by loan; the last is open. */
    readonly tiers: readonly { readonly loanUpTo: number | null; readonly percent: number }[];
  }>;
  readonly weightLimits: Parameter<{ readonly ornaments: number; readonly coins: number }>;
  readonly bulletTerm: Parameter<number>;
  readonly creditAssessmentAbove: Parameter<number>;
}

const PARAMETERS: GoldLoanParameters = file;

/** Those in effect on the day to which this site’s figures are brought up. */
export const INDIA_GOLD_LOANS = figuresAt(PARAMETERS);
