/**
 * Rates of return of payments on any days (XIRR): years are days/365 from the earliest payment, as spreadsheets count
 * them.
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
  /** All rates in percent a year at which the payments are worth nothing together, ascending. */
  readonly all: readonly number[];
  /** The one nearest to doing nothing: whose ln(1 + r) is nearest 0, the positive one of two; null if there is none. */
  readonly usual: number | null;
}

/** Bounds of u = ln(1 + r): −99.99 % and 1,000,000 % a year. */
const LOW = Math.log(0.0001);
const HIGH = Math.log(10_001);

/** Two rates within one step of the scan are missed. */
const STEPS = 4096;

/** The scan multiplies on from step to step, and works its powers out anew after so many of them. */
const STRETCH = 64;

const DAYS_IN_YEAR = 365;

/** Sums that rounding may have left the wrong sign of: a share of their terms. */
const UNSURE = 1e-11;

/** Whether there can be a rate of return: a payment in and a payment out on different days. */
export function canHaveRate(flows: readonly DatedFlow[]): boolean {
  const paid = flows.filter(({ amount }) => amount < 0);
  const received = flows.filter(({ amount }) => amount > 0);
  const [first] = paid;
  if (!first || received.length === 0) return false;
  return [...paid, ...received].some(({ day }) => day !== first.day);
}

/**
 * Every rate between −99.99 % and 1,000,000 % a year at which Σ a/(1 + r)^t is 0. Order does not matter; there may be
 * none, one or several.
 */
export function ratesOfReturn(flows: readonly DatedFlow[]): RatesOfReturn {
  const { times, amounts } = merged(flows);
  if (times.length < 2) return { all: [], usual: null };
  const worth = (u: number) => presentValue(times, amounts, u);
  const signs = scanSigns(times, amounts);
  const roots: number[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const [sign, next] = [signs[i] as number, signs[i + 1] ?? 0];
    if (sign === 0) roots.push(place(i));
    else if (sign * next < 0) {
      const root = findRoot(worth, { low: place(i), high: place(i + 1) });
      if (root !== null) roots.push(root);
    }
  }
  const all = roots.map((u) => rateOf(u, worth));
  const distance = (rate: number) => Math.abs(Math.log1p(rate / 100));
  const usual = all.reduce<number | null>(
    // Ascending: at the same distance the later one is the positive one.
    (best, rate) => (best === null || distance(rate) <= distance(best) + 1e-12 ? rate : best),
    null,
  );
  return { all, usual };
}

/** What payments grow to by a day at a rate in percent a year: Σ a·(1 + r)^(days/365). */
export function valueOn(flows: readonly DatedFlow[], day: number, rate: number): number {
  const growth = Math.log1p(rate / 100) / DAYS_IN_YEAR;
  return flows.reduce((sum, flow) => sum + flow.amount * Math.exp(growth * (day - flow.day)), 0);
}

interface Flows {
  /** Years from the earliest payment, ascending. */
  readonly times: readonly number[];
  readonly amounts: readonly number[];
}

/** One amount for each day on which there is one. */
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
 * Below 0 % payments are discounted to the last day, above to the first one: the sign is the same, and no factor is
 * ever more than 1.
 */
function presentValue(times: readonly number[], amounts: readonly number[], u: number): number {
  const from = u < 0 ? (times.at(-1) as number) : 0;
  let sum = 0;
  for (let j = 0; j < times.length; j++)
    sum += (amounts[j] as number) * Math.exp(-u * ((times[j] as number) - from));
  return sum;
}

/** The sign of the worth at each place of the scan. */
function scanSigns(times: readonly number[], amounts: readonly number[]): Int8Array {
  const signs = new Int8Array(STEPS + 1);
  const width = (HIGH - LOW) / STEPS;
  const last = times.at(-1) as number;
  const terms = new Float64Array(times.length);
  const factors = new Float64Array(times.length);
  for (let i = 0; i <= STEPS; i++) {
    const u = place(i);
    const from = u < 0 ? last : 0;
    const anew = i % STRETCH === 0 || place(i - 1) < 0 !== u < 0;
    let [sum, size] = [0, 0];
    for (let j = 0; j < terms.length; j++) {
      const time = (times[j] as number) - from;
      if (anew) {
        terms[j] = (amounts[j] as number) * Math.exp(-u * time);
        factors[j] = Math.exp(-width * time);
      } else terms[j] = (terms[j] as number) * (factors[j] as number);
      sum += terms[j] as number;
      size += Math.abs(terms[j] as number);
    }
    const isSure = Math.abs(sum) > UNSURE * size;
    signs[i] = Math.sign(isSure ? sum : presentValue(times, amounts, u));
  }
  return signs;
}

/** In percent, with no more digits than the root has: 10, not 9.999999999999998. */
function rateOf(u: number, worth: (u: number) => number): number {
  const rate = 100 * Math.expm1(u);
  const miss = Math.abs(worth(u));
  return simplestNear(
    rate,
    1e-11,
    (near) => near > -100 && Math.abs(worth(Math.log1p(near / 100))) <= 2 * miss,
  );
}
