import { figuresAt, type Parameter } from "../parameter";
import file from "./us-retirement.json";

/** What US law sets by age for retirement benefits and tax-deferred accounts. */
interface RetirementParameters {
  /** Steps by year of birth, rising. */
  readonly fullRetirementAge: Parameter<{
    readonly steps: readonly { readonly bornFrom: number; readonly months: number }[];
  }>;
  readonly claimingAge: Parameter<{
    /** Months before full retirement age that cost `firstPercent` together. */
    readonly firstMonths: number;
    readonly firstPercent: number;
    /** For each year before those. */
    readonly beyondPercentPerYear: number;
    /** For each year after full retirement age. */
    readonly latePercentPerYear: number;
  }>;
  /** Steps by month of birth (`1949-07`), rising. */
  readonly rmdAge: Parameter<{
    readonly steps: readonly { readonly bornFrom: string; readonly age: number }[];
  }>;
  /** The last of `years` holds for all later ages, too. */
  readonly uniformLifetime: Parameter<{ readonly firstAge: number; readonly years: readonly number[] }>;
}

export const US_RETIREMENT = figuresAt<RetirementParameters>(file);

/** Full retirement age for a year of birth, in months; somebody born on January 1 counts as born the year before. */
export function fullRetirementMonths(birthYear: number): number {
  const { steps } = US_RETIREMENT.fullRetirementAge.value;
  return (steps.findLast(({ bornFrom }) => bornFrom <= birthYear) ?? (steps[0] as (typeof steps)[number]))
    .months;
}
