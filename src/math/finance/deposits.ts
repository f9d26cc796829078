/**
 * Money paid in at equal intervals, in amounts that may rise in steps: savings plans, recurring deposits, pensions.
 * Rates are fractions per period, greater than −1; nothing is rounded.
 */

/** Whether each payment is made at the beginning or the end of its period. */
export type Timing = "start" | "end";

export interface DepositPlan {
  /** Balance before the first period; it earns interest too. */
  readonly initial?: number;
  /** The first deposit. */
  readonly deposit: number;
  /** Fraction earned in each period. */
  readonly rate: number;
  /** Number of deposits, one per period. */
  readonly periods: number;
  readonly timing: Timing;
  /** Number of deposits between two steps; if omitted, deposits stay the same. */
  readonly stepEvery?: number;
  /** Percent that each step adds to the deposit. */
  readonly stepPercent?: number;
  /** Fixed amount that each step adds in addition. */
  readonly stepAmount?: number;
}

export interface Accumulated {
  /** Balance at the end of the last period. */
  readonly value: number;
  /** Sum of all deposits, without the initial balance. */
  readonly deposited: number;
}

/**
 * Value of 1 paid in each of n periods, at the end of the last: ((1 + i)^n − 1)/i, times (1 + i) if paid at the start.
 */
export function annuityValue(rate: number, periods: number, timing: Timing): number {
  if (rate === 0) return periods;
  const atEnd = Math.expm1(periods * Math.log1p(rate)) / rate;
  return timing === "start" ? atEnd * (1 + rate) : atEnd;
}

/** Value of 1 after n periods: (1 + i)^n. */
export function growthFactor(rate: number, periods: number): number {
  return Math.exp(periods * Math.log1p(rate));
}

/** Deposit k, counted from 0: A·(1 + p)^s + a·s after s steps. */
export function depositAt({ deposit, stepEvery, stepPercent = 0, stepAmount = 0 }: DepositPlan, k: number) {
  const steps = stepEvery ? Math.floor(k / stepEvery) : 0;
  return deposit * (1 + stepPercent / 100) ** steps + stepAmount * steps;
}

/** The balance and total deposits at the end of the plan. */
export function accumulate(plan: DepositPlan): Accumulated {
  return advance(plan, { value: plan.initial ?? 0, deposited: 0 }, 0, plan.periods);
}

/**
 * The state of the plan after every `every` periods and at its end. With monthly deposits and 12, this is one row per
 * year, including an incomplete last year.
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
 * The first deposit with which the plan reaches a value; `plan.deposit` is ignored. Solved directly because the final
 * value is linear in the first deposit. Never negative; null if deposits have no effect.
 */
export function firstDepositFor(plan: DepositPlan, value: number): number | null {
  const without = accumulate({ ...plan, deposit: 0 }).value;
  const perUnit = accumulate({ ...plan, initial: 0, deposit: 1, stepAmount: 0 }).value;
  return perUnit > 0 ? Math.max(0, (value - without) / perUnit) : null;
}

/**
 * Advances from the beginning of period `from` to the beginning of period `to`; deposits are constant between steps.
 */
function advance(plan: DepositPlan, { value, deposited }: Accumulated, from: number, to: number): Accumulated {
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
