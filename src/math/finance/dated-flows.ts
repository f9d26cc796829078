/**
 * Rates of return of payments on arbitrary days (XIRR). As in spreadsheets, time is measured in days/365 from the
 * earliest payment.
 */
import { type ExponentialSum, shareAt, zerosOf } from "../solve/exponential-sum";
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
  /**
   * The rate closest to 0 %, measured by |ln(1 + r)|; the positive one if two tie. Null if there is no rate, or only
   * rates that are too large.
   */
  readonly usual: number | null;
  /** Whether there is also a rate above 1.8 × 10³⁰⁸ %, which doubles cannot express. */
  readonly isTooLarge: boolean;
}

/** Distances of rates from 0 % that differ by less are equal but for rounding. */
const TIE = 1e-12;

/** The greatest ln(1 + r) whose rate in percent is a double. */
const LARGEST = Math.log(Number.MAX_VALUE / 100);

const DAYS_IN_YEAR = 365;

/** Whether a rate of return can exist: there must be money paid in and money received, on different days. */
export function canHaveRate(flows: readonly DatedFlow[]): boolean {
  const paid = flows.filter(({ amount }) => amount < 0);
  const received = flows.filter(({ amount }) => amount > 0);
  const [first] = paid;
  if (!first || received.length === 0) return false;
  return [...paid, ...received].some(({ day }) => day !== first.day);
}

/**
 * Finds every rate at which Σ a/(1 + r)^t is 0. The flows may be in any order; there may be no rate, one or several. A
 * rate closer to −100 % than doubles can express is returned as −100.
 */
export function ratesOfReturn(flows: readonly DatedFlow[]): RatesOfReturn {
  const merged = mergedByDay(flows);
  const zeros = zerosOf(merged);
  const found = zeros.filter((u) => u <= LARGEST).map((u) => ({ u, rate: rateOf(u, merged) }));
  const usual = found.reduce<(typeof found)[number] | null>(
    // In ascending order, so of two equally distant rates the later one is positive.
    (best, one) => (best === null || Math.abs(one.u) <= Math.abs(best.u) + TIE ? one : best),
    null,
  );
  return {
    all: found.map(({ rate }) => rate),
    usual: usual?.rate ?? null,
    isTooLarge: found.length < zeros.length,
  };
}

/** Value of the payments on a given day at a rate in percent per year: Σ a·(1 + r)^(days/365). */
export function valueOn(flows: readonly DatedFlow[], day: number, rate: number): number {
  const growth = Math.log1p(rate / 100) / DAYS_IN_YEAR;
  return flows.reduce((sum, flow) => sum + flow.amount * Math.exp(growth * (day - flow.day)), 0);
}

/** Adds up the amounts of each day, in years from the earliest, and drops the days whose total is zero. */
function mergedByDay(flows: readonly DatedFlow[]): ExponentialSum {
  const byDay = new Map<number, number>();
  for (const { day, amount } of flows) if (amount !== 0) byDay.set(day, (byDay.get(day) ?? 0) + amount);
  const days = [...byDay].filter(([, amount]) => amount !== 0).sort(([a], [b]) => a - b);
  const first = days[0]?.[0] ?? 0;
  return {
    times: days.map(([day]) => (day - first) / DAYS_IN_YEAR),
    amounts: days.map(([, amount]) => amount),
  };
}

/**
 * Converts u = ln(1 + r) to percent, with no more digits than the zero supports: 10, not 9.999999999999998. A zero that
 * is only touched is known to half as many digits as others.
 */
function rateOf(u: number, sum: ExponentialSum): number {
  const rate = 100 * Math.expm1(u);
  const miss = (near: number) => Math.abs(shareAt(sum, near));
  const enough = Math.max(2 * miss(u), Number.EPSILON);
  const isAsGood = (near: number) => near > -100 && miss(Math.log1p(near / 100)) <= enough;
  return simplestNear(rate, 1e-5 * (1 + Math.abs(rate) / 100), isAsGood);
}
