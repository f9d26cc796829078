import { socialSecurityPercent } from "./benefits";
import type { Inputs } from "./inputs";

/** What is paid in and out in each year of a plan, before any market is known. */
export interface Timeline {
  /** Years of the plan. */
  readonly years: number;
  /** Years of saving: the first year of retirement has this place. */
  readonly saving: number;
  /** Contributions a month. */
  readonly contribution: Float64Array;
  /** Cash flows, in dollars of the year and in today's. */
  readonly flowLevel: Float64Array;
  readonly flowReal: Float64Array;
  /** What is spent in retirement, in today's dollars. */
  readonly need: Float64Array;
  /** Social Security, in today's dollars. */
  readonly socialSecurity: Float64Array;
  /** The pension, in dollars of the year and in today's. */
  readonly pensionLevel: Float64Array;
  readonly pensionReal: Float64Array;
}

/** Spending in the first year of retirement, in today's dollars. */
export function firstSpending(inputs: Inputs): number {
  return inputs.spendingBasis === "amount"
    ? inputs.annualSpending
    : (inputs.salary * inputs.replacementPercent) / 100;
}

/** What a plan may do otherwise than its inputs say. */
interface Variation {
  readonly retirementAge?: number;
  /** In the first year of retirement, in today's dollars. */
  readonly spending?: number;
}

/** @param base the inputs' own timeline, where there is one: cash flows stay what they are */
export function timelineOf(inputs: Inputs, variation: Variation = {}, base?: Timeline): Timeline {
  const { currentAge, endAge, cashFlows } = inputs;
  const { retirementAge = inputs.retirementAge, spending = firstSpending(inputs) } = variation;
  const years = endAge - currentAge;
  const saving = retirementAge - currentAge;
  const byYear = (amountIn: (t: number, age: number) => number) =>
    Float64Array.from({ length: years }, (_, t) => amountIn(t, currentAge + t));
  const inRetirement = (amountAt: (age: number) => number) =>
    byYear((_, age) => (age < retirementAge ? 0 : amountAt(age)));
  const flows = (adjusted: boolean) =>
    byYear((_, age) =>
      cashFlows.reduce(
        (sum, flow) =>
          flow.inflationAdjusted === adjusted && flow.startAge <= age && age <= flow.endAge
            ? sum + flow.amount
            : sum,
        0,
      ),
    );
  const pension = (adjusted: boolean) =>
    inRetirement((age) =>
      inputs.pensionInflationAdjusted === adjusted && age >= inputs.pensionStartAge
        ? 12 * inputs.pensionMonthly
        : 0,
    );
  const benefit =
    (12 * inputs.socialSecurityAtFra * socialSecurityPercent(inputs.birthYear, inputs.claimAge)) / 100;
  const perMonth = inputs.monthlyContribution + inputs.employerMonthly;
  return {
    years,
    saving,
    contribution: byYear((t) => (t < saving ? perMonth * (1 + inputs.contributionGrowth / 100) ** t : 0)),
    flowLevel: base?.flowLevel ?? flows(false),
    flowReal: base?.flowReal ?? flows(true),
    need: inRetirement((age) => spending * (1 + inputs.realSpendingChange / 100) ** (age - retirementAge)),
    socialSecurity: inRetirement((age) => (age >= inputs.claimAge ? benefit : 0)),
    pensionLevel: pension(false),
    pensionReal: pension(true),
  };
}
