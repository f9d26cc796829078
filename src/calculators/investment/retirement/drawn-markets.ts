/** Randomly drawn markets, run by run and year by year. */
import { openUnit, xoshiro128State, xoshiro128ss } from "../../../math/random/xoshiro128";
import { normalQuantile } from "../../../math/statistics/normal";
import type { Inputs } from "./inputs";
import { lognormalYear } from "./lognormal-year";
import { afterFees, depositsOf } from "./run";

/** Returns the next standard normal number. */
export type NextNormal = () => number;

/**
 * The markets of all runs, with the years of one run next to each other: the value at the end of each year of one
 * dollar at its start (`growth`), and of twelve monthly deposits of one dollar (`deposits`).
 */
export interface DrawnMarkets {
  readonly growth: Float64Array;
  /** Filled in for the years of saving only. */
  readonly deposits: Float64Array;
}

/** The source of normal numbers described on the page, under “Method.” */
function seededNormals(seed: number): NextNormal {
  const next = xoshiro128ss(xoshiro128State(seed));
  return () => normalQuantile(openUnit(next()));
}

/**
 * Draws one number for each year of each run, regardless of how the plan fares in it.
 * @param years number of years in the plan
 * @param saving number of years of saving among them
 */
export function drawMarkets(inputs: Inputs, years: number, saving: number, normals: NextNormal): DrawnMarkets {
  const kept = afterFees(inputs);
  const before = lognormalYear(inputs.preRetirementReturn, inputs.preStdDev);
  const after = lognormalYear(inputs.postRetirementReturn, inputs.postStdDev);
  const count = inputs.simulations * years;
  const growth = new Float64Array(count);
  const deposits = new Float64Array(count);
  for (let i = 0, t = 0; i < count; i++) {
    const { mu, sigma } = t < saving ? before : after;
    const grown = Math.exp(mu + sigma * normals()) * kept;
    growth[i] = grown;
    if (t < saving) deposits[i] = depositsOf(grown);
    t = t + 1 === years ? 0 : t + 1;
  }
  return { growth, deposits };
}

let last: { readonly key: string; readonly markets: DrawnMarkets } | undefined;

/** Markets drawn from the seed. The latest are cached because “solve for” uses the same ones hundreds of times. */
export function seededMarkets(inputs: Inputs, years: number, saving: number): DrawnMarkets {
  const { simulations, seed, preRetirementReturn, preStdDev, postRetirementReturn, postStdDev, annualFee } = inputs;
  const key = [
    [simulations, years, saving, seed],
    [preRetirementReturn, preStdDev, postRetirementReturn, postStdDev, annualFee],
  ].join();
  if (last?.key !== key) last = { key, markets: drawMarkets(inputs, years, saving, seededNormals(seed)) };
  return last.markets;
}
