/**
 * Rates of return of payments on arbitrary days (XIRR). As in spreadsheets, time is measured in days/365 from the
 * earliest payment.
 */
import { findRoot } from "../solve/root";
import { simplestNear } from "../solve/simplest";

export interface DatedFlow {
  /** Day number; see math/dates/civil.ts. */
  readonly day: number;
  /** Negative: paid in. Positive: received. */
  readonly amount: number;
}

export interface RatesOfReturn {
  /** All rates, in percent per year, at which the payments have a net present value of zero, in ascending order. */
  readonly all: readonly number[];
  /** The rate closest to 0 %, measured by |ln(1 + r)|; the positive one if two tie. Null if there is no rate. */
  readonly usual: number | null;
}

/** Bounds of u = ln(1 + r): −99.99 % and 1,000,000 % per year. */
const LOW = Math.log(0.0001);
const HIGH = Math.log(10_001);

/** Two roots that fall within the same step are missed. */
const STEPS = 4096;

/** The scan multiplies its terms from step to step and recomputes the powers after this many steps. */
const STRETCH = 64;

const DAYS_IN_YEAR = 365;

/** Sums smaller than this fraction of their terms may have the wrong sign because of rounding. */
const SIGN_NOISE = 1e-11;

/** Whether a rate of return can exist: there must be money paid in and money received, on different days. */
export function canHaveRate(flows: readonly DatedFlow[]): boolean {
  const paid = flows.filter(({ amount }) => amount < 0);
  const received = flows.filter(({ amount }) => amount > 0);
  const [first] = paid;
  if (!first || received.length === 0) return false;
  return [...paid, ...received].some(({ day }) => day !== first.day);
}

/**
 * Finds every rate between −99.99 % and 1,000,000 % per year at which Σ a/(1 + r)^t is 0. The flows may be in any
 * order; there may be no rate, one or several.
 */
export function ratesOfReturn(flows: readonly DatedFlow[]): RatesOfReturn {
  const { times, amounts } = merged(flows);
  if (times.length < 2) return { all: [], usual: null };
  const npv = (u: number) => presentValue(times, amounts, u);
  const signs = scanSigns(times, amounts);
  const roots: number[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const [sign, next] = [signs[i] as number, signs[i + 1] ?? 0];
    if (sign === 0) roots.push(place(i));
    else if (sign * next < 0) {
      const root = findRoot(npv, { low: place(i), high: place(i + 1) });
      if (root !== null) roots.push(root);
    }
  }
  const all = roots.map((u) => rateOf(u, npv));
  const distance = (rate: number) => Math.abs(Math.log1p(rate / 100));
  const usual = all.reduce<number | null>(
    // In ascending order, so of two equally distant rates the later one is positive.
    (best, rate) => (best === null || distance(rate) <= distance(best) + 1e-12 ? rate : best),
    null,
  );
  return { all, usual };
}

/** Value of the payments on a given day at a rate in percent per year: Σ a·(1 + r)^(days/365). */
export function valueOn(flows: readonly DatedFlow[], day: number, rate: number): number {
  const growth = Math.log1p(rate / 100) / DAYS_IN_YEAR;
  return flows.reduce((sum, flow) => sum + flow.amount * Math.exp(growth * (day - flow.day)), 0);
}

interface Flows {
  /** Years from the earliest payment, ascending. */
  readonly times: readonly number[];
  readonly amounts: readonly number[];
}

/** Adds up the amounts of each day and drops the days whose total is zero. */
function merged(flows: readonly DatedFlow[]): Flows {
  const byDay = new Map<number, number>();
  for (const { day, amount } of flows) if (amount !== 0) byDay.set(day, (byDay.get(day) ?? 0) + amount);
  const days = [...byDay].filter(([, amount]) => amount !== 0).sort(([a], [b]) => a - b);
  const first = days[0]?.[0] ?? 0;
  return {
    times: days.map(([day]) => (day - first) / DAYS_IN_YEAR),
    amounts: days.map(([, amount]) => amount),
  };
}

function place(i: number): number {
  return i === STEPS ? HIGH : LOW + ((HIGH - LOW) * i) / STEPS;
}

/**
 * Below 0 % payments are discounted to the last day, above it to the first. This leaves the sign unchanged and keeps
 * every factor at or below 1.
 */
function presentValue(times: readonly number[], amounts: readonly number[], u: number): number {
  const from = u < 0 ? (times.at(-1) as number) : 0;
  let sum = 0;
  for (let j = 0; j < times.length; j++) sum += (amounts[j] as number) * Math.exp(-u * ((times[j] as number) - from));
  return sum;
}

/** The sign of the present value at each point of the scan. */
function scanSigns(times: readonly number[], amounts: readonly number[]): Int8Array {
  const signs = new Int8Array(STEPS + 1);
  const width = (HIGH - LOW) / STEPS;
  const last = times.at(-1) as number;
  const terms = new Float64Array(times.length);
  const factors = new Float64Array(times.length);
  for (let i = 0; i <= STEPS; i++) {
    const u = place(i);
    const from = u < 0 ? last : 0;
    const recompute = i % STRETCH === 0 || place(i - 1) < 0 !== u < 0;
    let [sum, size] = [0, 0];
    for (let j = 0; j < terms.length; j++) {
      const time = (times[j] as number) - from;
      if (recompute) {
        terms[j] = (amounts[j] as number) * Math.exp(-u * time);
        factors[j] = Math.exp(-width * time);
      } else terms[j] = (terms[j] as number) * (factors[j] as number);
      sum += terms[j] as number;
      size += Math.abs(terms[j] as number);
    }
    const isSure = Math.abs(sum) > SIGN_NOISE * size;
    signs[i] = Math.sign(isSure ? sum : presentValue(times, amounts, u));
  }
  return signs;
}

/** Converts u to percent, with no more digits than the root supports: 10, not 9.999999999999998. */
function rateOf(u: number, npv: (u: number) => number): number {
  const rate = 100 * Math.expm1(u);
  const miss = Math.abs(npv(u));
  return simplestNear(rate, 1e-11, (near) => near > -100 && Math.abs(npv(Math.log1p(near / 100))) <= 2 * miss);
}
