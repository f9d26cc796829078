import { figuresAt, type Parameter } from "../parameter";
import file from "./india.json";

/** Loans against gold in India. Rupees, percent and grams. */
interface GoldLoanParameters {
  readonly loanToValue: Parameter<{
    /** In ascending order of the loan amount; the last tier has no limit. */
    readonly tiers: readonly { readonly loanUpTo: number | null; readonly percent: number }[];
  }>;
  readonly weightLimits: Parameter<{ readonly ornaments: number; readonly coins: number }>;
  readonly bulletTerm: Parameter<number>;
  readonly creditAssessmentAbove: Parameter<number>;
}

const PARAMETERS: GoldLoanParameters = file;

/** The figures in effect on `AS_OF`. */
export const INDIA_GOLD_LOANS = figuresAt(PARAMETERS);
