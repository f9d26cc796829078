/**
 * Money paid in at equal intervals, in amounts that may rise in steps: savings plans, recurring deposits, pensions.
 * Rates are fractions per period, more than −1; nothing is rounded.
 */

/** Whether each amount moves at the beginning or at the end of its period. */
export type Timing = "start" | "end";

export interface DepositPlan {
  /** What is there before the first period; it grows along. */
  readonly initial?: number;
  /** The first deposit. */
  readonly deposit: number;
  /** Fraction that each period earns. */
  readonly rate: number;
  /** How many deposits there are, one in each period. */
  readonly periods: number;
  readonly timing: Timing;
  /** Deposits between two steps; without it, they stay the same. */
  readonly stepEvery?: number;
  /** What a step adds: percent of the deposit before it. */
  readonly stepPercent?: number;
  /** What a step adds besides, always the same. */
  readonly stepAmount?: number;
}

export interface Accumulated {
  /** At the end of the last period. */
  readonly value: number;
  /** All deposits, without what was there before. */
  readonly deposited: number;
}

/** What 1 paid in each of n periods has become at the end of the last one: ((1 + i)^n − 1)/i, times (1 + i) at the start. */
export function annuityValue(rate: number, periods: number, timing: Timing): number {
  if (rate === 0) return periods;
  const atEnd = Math.expm1(periods * Math.log1p(rate)) / rate;
  return timing === "start" ? atEnd * (1 + rate) : atEnd;
}

/** What 1 has become after n periods: (1 + i)^n. */
export function growthFactor(rate: number, periods: number): number {
  return Math.exp(periods * Math.log1p(rate));
}

/** Deposit k, counted from 0: A·(1 + p)^s + a·s after s steps. */
export function depositAt({ deposit, stepEvery, stepPercent = 0, stepAmount = 0 }: DepositPlan, k: number) {
  const steps = stepEvery ? Math.floor(k / stepEvery) : 0;
  return deposit * (1 + stepPercent / 100) ** steps + stepAmount * steps;
}

/** Where the plan stands at its end. */
export function accumulate(plan: DepositPlan): Accumulated {
  return advance(plan, { value: plan.initial ?? 0, deposited: 0 }, 0, plan.periods);
}

/**
 * Where the plan stands after every so many periods, and at its end: with 12, of monthly deposits, one row for each
 * year that was begun.
 */
export function accumulateBy(plan: DepositPlan, every: number): Accumulated[] {
  const rows: Accumulated[] = [];
  let now: Accumulated = { value: plan.initial ?? 0, deposited: 0 };
  for (let k = 0; k < plan.periods; k += every) {
    now = advance(plan, now, k, Math.min(plan.periods, k + every));
    rows.push(now);
  }
  return rows;
}

/**
 * The first deposit with which the plan reaches a value; its own does not matter. The value is linear in it. At least
 * 0; null where deposits change nothing.
 */
export function firstDepositFor(plan: DepositPlan, value: number): number | null {
  const without = accumulate({ ...plan, deposit: 0 }).value;
  const perUnit = accumulate({ ...plan, initial: 0, deposit: 1, stepAmount: 0 }).value;
  return perUnit > 0 ? Math.max(0, (value - without) / perUnit) : null;
}

/** From the beginning of period `from` to that of period `to`; deposits are equal from step to step. */
function advance(
  plan: DepositPlan,
  { value, deposited }: Accumulated,
  from: number,
  to: number,
): Accumulated {
  const { rate, timing, stepEvery = plan.periods } = plan;
  let [balance, paid] = [value, deposited];
  let k = from;
  while (k < to) {
    const count = Math.min(to, (Math.floor(k / stepEvery) + 1) * stepEvery) - k;
    const deposit = depositAt(plan, k);
    balance = balance * growthFactor(rate, count) + deposit * annuityValue(rate, count, timing);
    paid += deposit * count;
    k += count;
  }
  return { value: balance, deposited: paid };
}
