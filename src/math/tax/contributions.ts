/** Contributions to retirement plans and health savings accounts, and their annual limits. In dollars. */
import type { FederalFigures, FilingStatus, HsaCoverage, Step } from "../../data/tax/us";
import { forStatus } from "./brackets";

type Figures = Pick<FederalFigures, "limits">;

/** The IRA limit is reduced to a multiple of this, and to no less than `IRA_LEAST` (26 USC 219(g)(2)). */
const IRA_STEP = 10;
const IRA_LEAST = 200;

/** A SEP takes 25% of pay after the contribution, which is 20% of earnings before it (IRS Publication 560). */
const SEP_SHARE = 0.2;

/** The contributions of a household. */
interface Contributing {
  readonly filingStatus: FilingStatus;
  readonly age: number;
  readonly retirementContributions: number;
  readonly selfEmployedRetirement: number;
  readonly selfEmployedHealth: number;
  readonly iraContributions: number;
  readonly hsaContributions: number;
  readonly hsaCoverage: HsaCoverage;
}

/** What counts of each contribution. */
export interface Contributions {
  readonly deferrals: number;
  /** To a plan of the self-employed. */
  readonly ownPlan: number;
  /** Health insurance premiums of the self-employed. */
  readonly health: number;
  readonly hsa: number;
}

/**
 * Contributions up to their limits. What is above the limit on deferrals stays in wages (26 USC 402(g)(1)).
 *
 * @param earned profit less the deductible part of self-employment tax, which is also the limit on health insurance
 *   premiums, after plan contributions (26 USC 162(l)(2)(A))
 */
export function contributionsOf(household: Contributing, earned: number, figures: Figures): Contributions {
  const { age } = household;
  const deferrals = Math.min(household.retirementContributions, deferralLimit(age, figures));
  const ownPlan = Math.min(household.selfEmployedRetirement, ownPlanLimits(earned, age, deferrals, figures).solo401k);
  return {
    deferrals,
    ownPlan,
    health: Math.min(household.selfEmployedHealth, earned - ownPlan),
    hsa: Math.min(household.hsaContributions, hsaLimit(household.hsaCoverage, age, figures)),
  };
}

/**
 * The deduction for the first filer's IRA. A filer who defers pay has a plan at work.
 *
 * @param earned the household's earned income
 * @param income adjusted gross income before the deduction
 */
export function iraDeduction(
  { filingStatus, age, iraContributions, retirementContributions, selfEmployedRetirement }: Contributing,
  earned: number,
  income: number,
  figures: Figures,
): number {
  const limit = iraLimit(age, figures);
  const hasPlan = retirementContributions + selfEmployedRetirement > 0;
  const allowed = hasPlan ? deductibleIra(limit, income, filingStatus, figures) : limit;
  return Math.max(0, Math.min(iraContributions, allowed, earned));
}

/** The limit on deferrals to a 401(k) or 403(b) at an age (26 USC 402(g), 414(v)). */
export function deferralLimit(age: number, { limits }: Figures): number {
  return limits.value.deferral + atAge(limits.value.deferralCatchUp, age);
}

/** The limit on contributions to an IRA at an age (26 USC 219(b)(5)). */
export function iraLimit(age: number, { limits }: Figures): number {
  return limits.value.ira + atAge(limits.value.iraCatchUp, age);
}

/** The limit on contributions to a health savings account at an age (26 USC 223(b)). */
export function hsaLimit(coverage: HsaCoverage, age: number, { limits }: Figures): number {
  return limits.value.hsa[coverage] + atAge(limits.value.hsaCatchUp, age);
}

/**
 * The limit on contributions of a self-employed person to a SEP, and to a solo 401(k), which also takes deferrals.
 *
 * @param earned profit less the deductible part of self-employment tax
 * @param deferred deferrals to a plan at work, which share the limit on deferrals
 */
export function ownPlanLimits(
  earned: number,
  age: number,
  deferred: number,
  figures: Figures,
): { readonly sep: number; readonly solo401k: number } {
  const { annualAdditions, deferralCatchUp } = figures.limits.value;
  const sep = Math.min(SEP_SHARE * earned, annualAdditions);
  const deferrals = Math.max(0, deferralLimit(age, figures) - deferred);
  const most = annualAdditions + atAge(deferralCatchUp, age);
  return { sep, solo401k: Math.min(sep + deferrals, most, earned) };
}

/**
 * The part of an IRA limit that a person with a plan at work may deduct (26 USC 219(g)).
 *
 * @param income adjusted gross income before the deduction
 */
function deductibleIra(limit: number, income: number, status: FilingStatus, { limits }: Figures): number {
  const { from, width } = limits.value.iraPhaseOut;
  const over = income - forStatus(from, status);
  if (over <= 0) return limit;
  const left = limit * (1 - over / forStatus(width, status));
  if (left <= 0) return 0;
  return Math.min(limit, Math.max(IRA_LEAST, Math.ceil(left / IRA_STEP - 1e-9) * IRA_STEP));
}

function atAge(steps: readonly Step[], age: number): number {
  return steps.findLast(([from]) => age >= from)?.[1] ?? 0;
}
