/** Money taken out of a fund at equal intervals, in amounts that may rise, until it ends or nothing is left. */
import { NOISE } from "../numbers/slack";
import { accumulate, growthFactor, type Timing } from "./deposits";

export interface WithdrawalPlan {
  readonly fund: number;
  /** The first withdrawal. */
  readonly withdrawal: number;
  /** Fraction that each period earns, more than −1. */
  readonly rate: number;
  readonly periods: number;
  /** At the end of a period the fund has grown before; at the start it grows after. */
  readonly timing: Timing;
  /** Withdrawals between two rises, usually those of a year; without it, they stay the same. */
  readonly stepEvery?: number;
  /** Percent that a rise adds. */
  readonly stepPercent?: number;
}

/** A fund after a period. */
export interface WithdrawalRow {
  readonly withdrawn: number;
  readonly balance: number;
}

export interface Withdrawn {
  readonly total: number;
  readonly balance: number;
  /** Withdrawals that were paid in full before the first one that was not; all of them where the fund lasts. */
  readonly paidInFull: number;
  /** Whether a withdrawal could not be paid in full; it takes what is left. */
  readonly runsOut: boolean;
}

/** Withdrawal k, counted from 0. */
export function withdrawalAt(plan: WithdrawalPlan, k: number): number {
  const steps = plan.stepEvery ? Math.floor(k / plan.stepEvery) : 0;
  return plan.withdrawal * (1 + (plan.stepPercent ?? 0) / 100) ** steps;
}

/** Runs the plan; `visit` sees each period. */
export function withdraw(plan: WithdrawalPlan, visit?: (row: WithdrawalRow, k: number) => void): Withdrawn {
  const { fund, rate, periods, timing } = plan;
  let [balance, total] = [fund, 0];
  let paidInFull = periods;
  for (let k = 0; k < periods; k++) {
    if (timing === "end") balance *= 1 + rate;
    const wanted = withdrawalAt(plan, k);
    // A fund that the withdrawals were made to use up may miss the last one by rounding only.
    const isShort = wanted > balance + NOISE * fund;
    const withdrawn = Math.min(wanted, balance);
    if (isShort && paidInFull === periods) paidInFull = k;
    balance -= withdrawn;
    total += withdrawn;
    if (timing === "start") balance *= 1 + rate;
    visit?.({ withdrawn, balance }, k);
  }
  return { total, balance, paidInFull, runsOut: paidInFull < periods };
}

/** The first withdrawal with which the fund ends at a balance; those after it rise as the plan says. At least 0. */
export function sustainableWithdrawal(plan: WithdrawalPlan, balance = 0): number {
  const { fund, rate, periods, timing, stepEvery, stepPercent = 0 } = plan;
  const perUnit = accumulate({
    deposit: 1,
    rate,
    periods,
    timing,
    stepPercent,
    ...(stepEvery && { stepEvery }),
  });
  return Math.max(0, (fund * growthFactor(rate, periods) - balance) / perUnit.value);
}
