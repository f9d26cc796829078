/** Runs a plan through many markets, drawn at random or taken from US history. Loaded on demand. */
import { once } from "../../../core/once";
import history from "../../../data/us-market-annual.json";
import { quantileOfSorted } from "../../../math/statistics/quantile";
import { type DrawnMarkets, seededMarkets } from "./drawn-markets";
import type { Inputs } from "./inputs";
import { afterFees, depositsOf, type Outcome, run, steadyPrices } from "./run";
import type { HistoricalYear, Percentiles, Simulation, Start } from "./simulation";
import { type Timeline, timelineOf } from "./timeline";

/** Callback that receives the share of the work done so far, from 0 to 1. */
type ReportProgress = (share: number) => void;

/** Number of progress reports per simulation. */
const REPORTS = 50;

/** The outcome of each run, and all balances in today's dollars, with the runs of one age next to each other. */
interface Results {
  readonly outcomes: readonly Outcome[];
  readonly balances: Float64Array;
}

export function simulate(inputs: Inputs, report: ReportProgress = () => {}): Simulation {
  const timeline = timelineOf(inputs);
  return inputs.method === "historical"
    ? throughHistory(inputs, timeline)
    : throughChance(inputs, timeline, seededMarkets(inputs, timeline.years, timeline.saving), report);
}

/** Runs the plan through randomly drawn markets, with steady inflation. */
export function throughChance(
  inputs: Inputs,
  timeline: Timeline,
  { growth, deposits }: DrawnMarkets,
  report: ReportProgress = () => {},
): Simulation {
  const { years } = timeline;
  const runs = inputs.simulations;
  const prices = steadyPrices(inputs, years);
  const balances = new Float64Array((years + 1) * runs);
  const outcomes: Outcome[] = [];
  const reportEvery = Math.max(1, Math.floor(runs / REPORTS));
  for (let i = 0; i < runs; i++) {
    const market = { growth, deposits, prices, offset: i * years };
    outcomes.push(run(inputs, timeline, market, balances, i, runs));
    if ((i + 1) % reportEvery === 0) report((i + 1) / runs);
  }
  return simulationOf(inputs, { outcomes, balances });
}

function throughHistory(inputs: Inputs, timeline: Timeline): Simulation {
  const { years, saving } = timeline;
  const stocks = inputs.stockShare / 100;
  const kept = afterFees(inputs);
  const growth = Float64Array.from(
    history.stocks,
    (year, i) => (1 + stocks * year + (1 - stocks) * (history.bonds[i] as number)) * kept,
  );
  const deposits = saving === 0 ? growth : growth.map(depositsOf);
  const runs = growth.length - years + 1;
  const balances = new Float64Array((years + 1) * runs);
  const outcomes: Outcome[] = [];
  const starts: Start[] = [];
  for (let i = 0; i < runs; i++) {
    const prices = new Float64Array(years + 1);
    prices[0] = 1;
    for (let t = 0; t < years; t++) prices[t + 1] = (prices[t] as number) * (1 + (history.inflation[i + t] as number));
    const outcome = run(inputs, timeline, { growth, deposits, prices, offset: i }, balances, i, runs);
    const path = Array.from(prices, (_, t) => balances[t * runs + i] as number);
    outcomes.push(outcome);
    starts.push({
      startYear: history.firstYear + i,
      lasts: outcome.lasts,
      depletionAge: outcome.depleted < 0 ? null : inputs.currentAge + outcome.depleted,
      finalReal: path[years] as number,
      balances: path,
    });
  }
  return simulationOf(inputs, { outcomes, balances }, starts);
}

/** Summarizes the runs. Percentiles are computed only when read, because they need sorting. */
function simulationOf(
  { currentAge }: Inputs,
  { outcomes, balances }: Results,
  starts: readonly Start[] = [],
): Simulation {
  const runs = outcomes.length;
  const worst = starts.reduce<Start | null>((worst, one) => (worst && !isWorse(one, worst) ? worst : one), null);
  const lasted = outcomes.reduce((count, { lasts }) => count + Number(lasts), 0);
  const bands = once(() =>
    Array.from({ length: balances.length / runs }, (_, t) => ({
      age: currentAge + t,
      ...percentiles(balances.subarray(t * runs, (t + 1) * runs).sort()),
    })),
  );
  return {
    runs,
    lasted,
    get bands() {
      return bands();
    },
    get failureMedianAge() {
      const failed = outcomes.flatMap(({ depleted }) => (depleted < 0 ? [] : [depleted]));
      if (failed.length === 0) return null;
      return currentAge + quantileOfSorted(Float64Array.from(failed).sort(), 0.5);
    },
    starts,
    worst,
    worstFirstYear: worst && yearOfHistory(worst.startYear),
    best: starts.reduce<Start | null>((best, one) => (best && one.finalReal <= best.finalReal ? best : one), null),
  };
}

function yearOfHistory(year: number): HistoricalYear {
  const percentOf = (fractions: readonly number[]) => 100 * (fractions[year - history.firstYear] as number);
  const { stocks, bonds, inflation } = history;
  return { stocks: percentOf(stocks), bonds: percentOf(bonds), inflation: percentOf(inflation) };
}

/** A start is worse if savings are depleted earlier or, at the same age, if less is left. */
function isWorse(one: Start, other: Start): boolean {
  const age = ({ depletionAge }: Start) => depletionAge ?? Number.POSITIVE_INFINITY;
  return age(one) < age(other) || (age(one) === age(other) && one.finalReal < other.finalReal);
}

function percentiles(sorted: Float64Array): Percentiles {
  const at = (share: number) => quantileOfSorted(sorted, share);
  return { p10: at(0.1), p25: at(0.25), p50: at(0.5), p75: at(0.75), p90: at(0.9) };
}
