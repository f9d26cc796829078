import { figuresAt, type Parameter } from "../parameter";
import file from "./us-retirement.json";

/** Ages that US law sets for retirement benefits and tax-deferred accounts. */
interface RetirementParameters {
  /** In ascending order of the year of birth. */
  readonly fullRetirementAge: Parameter<{
    readonly steps: readonly { readonly bornFrom: number; readonly months: number }[];
  }>;
  readonly claimingAge: Parameter<{
    /** Number of months before full retirement age that together reduce the benefit by `firstPercent`. */
    readonly firstMonths: number;
    readonly firstPercent: number;
    /** Reduction for each year before those months. */
    readonly beyondPercentPerYear: number;
    /** Increase for each year after full retirement age. */
    readonly latePercentPerYear: number;
  }>;
  /** In ascending order of the month of birth (`1949-07`). */
  readonly rmdAge: Parameter<{
    readonly steps: readonly { readonly bornFrom: string; readonly age: number }[];
  }>;
  /** The last of `years` applies to all later ages as well. */
  readonly uniformLifetime: Parameter<{ readonly firstAge: number; readonly years: readonly number[] }>;
}

export const US_RETIREMENT = figuresAt<RetirementParameters>(file);

/** Full retirement age for a year of birth, in months. A person born on January 1 counts as born the year before. */
export function fullRetirementMonths(birthYear: number): number {
  const { steps } = US_RETIREMENT.fullRetirementAge.value;
  return (steps.findLast(({ bornFrom }) => bornFrom <= birthYear) ?? (steps[0] as (typeof steps)[number])).months;
}
