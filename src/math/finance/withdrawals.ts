/**
 * Withdrawals from a fund at equal intervals, in amounts that may rise, until the plan ends or the fund is exhausted.
 */
import { NOISE } from "../numbers/slack";
import { accumulate, growthFactor, type Timing } from "./deposits";

export interface WithdrawalPlan {
  readonly fund: number;
  /** The first withdrawal. */
  readonly withdrawal: number;
  /** Fraction earned in each period, greater than −1. */
  readonly rate: number;
  readonly periods: number;
  /** With `end`, the fund grows before each withdrawal; with `start`, after it. */
  readonly timing: Timing;
  /** Number of withdrawals between two increases, usually those of a year; if omitted, they stay the same. */
  readonly stepEvery?: number;
  /** Percent that each increase adds. */
  readonly stepPercent?: number;
}

/** The fund after one period. */
export interface WithdrawalRow {
  readonly withdrawn: number;
  readonly balance: number;
}

export interface Withdrawn {
  readonly total: number;
  readonly balance: number;
  /** Number of withdrawals paid in full before the first that was not; all of them if the fund lasts. */
  readonly paidInFull: number;
  /** Whether some withdrawal could not be paid in full; that withdrawal takes what is left. */
  readonly runsOut: boolean;
}

/** Withdrawal k, counted from 0. */
export function withdrawalAt(plan: WithdrawalPlan, k: number): number {
  const steps = plan.stepEvery ? Math.floor(k / plan.stepEvery) : 0;
  return plan.withdrawal * (1 + (plan.stepPercent ?? 0) / 100) ** steps;
}

/** Runs the plan, calling `visit` for each period. */
export function withdraw(plan: WithdrawalPlan, visit?: (row: WithdrawalRow, k: number) => void): Withdrawn {
  const { fund, rate, periods, timing } = plan;
  let [balance, total] = [fund, 0];
  let paidInFull = periods;
  for (let k = 0; k < periods; k++) {
    if (timing === "end") balance *= 1 + rate;
    const planned = withdrawalAt(plan, k);
    // If the withdrawals were sized to use up the fund, rounding alone may leave the last one slightly short.
    const isShort = planned > balance + NOISE * fund;
    const withdrawn = Math.min(planned, balance);
    if (isShort && paidInFull === periods) paidInFull = k;
    balance -= withdrawn;
    total += withdrawn;
    if (timing === "start") balance *= 1 + rate;
    visit?.({ withdrawn, balance }, k);
  }
  return { total, balance, paidInFull, runsOut: paidInFull < periods };
}

/** The first withdrawal that leaves the given final balance; later ones rise as the plan says. Never negative. */
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
