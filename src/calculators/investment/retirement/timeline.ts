import { socialSecurityPercent } from "./benefits";
import type { Inputs } from "./inputs";

/** The payments in and out of a plan in each year, independent of any market. */
export interface Timeline {
  /** Number of years in the plan. */
  readonly years: number;
  /** Number of years of saving, which is also the index of the first year of retirement. */
  readonly saving: number;
  /** Monthly contributions. */
  readonly contribution: Float64Array;
  /** Cash flows in dollars of the year (`flowLevel`) and in today's dollars (`flowReal`). */
  readonly flowLevel: Float64Array;
  readonly flowReal: Float64Array;
  /** Spending in retirement, in today's dollars. */
  readonly need: Float64Array;
  /** Social Security, in today's dollars. */
  readonly socialSecurity: Float64Array;
  /** Pension in dollars of the year (`pensionLevel`) and in today's dollars (`pensionReal`). */
  readonly pensionLevel: Float64Array;
  readonly pensionReal: Float64Array;
}

/** Spending in the first year of retirement, in today's dollars. */
export function firstSpending(inputs: Inputs): number {
  return inputs.spendingBasis === "amount" ? inputs.annualSpending : (inputs.salary * inputs.replacementPercent) / 100;
}

/** Values that replace those of the inputs. */
interface Variation {
  readonly retirementAge?: number;
  /** In the first year of retirement, in today's dollars. */
  readonly spending?: number;
}

/** @param base the timeline without variation, if already known; its cash flows are reused */
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
          flow.inflationAdjusted === adjusted && flow.startAge <= age && age <= flow.endAge ? sum + flow.amount : sum,
        0,
      ),
    );
  const pension = (adjusted: boolean) =>
    inRetirement((age) =>
      inputs.pensionInflationAdjusted === adjusted && age >= inputs.pensionStartAge ? 12 * inputs.pensionMonthly : 0,
    );
  const benefit = (12 * inputs.socialSecurityAtFra * socialSecurityPercent(inputs.birthYear, inputs.claimAge)) / 100;
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
