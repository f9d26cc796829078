/** Markets drawn by chance, run by run and year by year. */
import { openUnit, xoshiro128State, xoshiro128ss } from "../../../math/random/xoshiro128";
import { normalQuantile } from "../../../math/statistics/normal";
import type { Inputs } from "./inputs";
import { lognormalYear } from "./lognormal-year";
import { afterFees, depositsOf } from "./run";

/** Standard normal numbers, one after the other. */
export type NextNormal = () => number;

/** Of all runs, those of a run side by side: what a dollar and twelve monthly deposits are worth after each year. */
export interface DrawnMarkets {
  readonly growth: Float64Array;
  /** Of the years of saving only. */
  readonly deposits: Float64Array;
}

/** The published source of normal numbers: see the method on the page. */
function seededNormals(seed: number): NextNormal {
  const next = xoshiro128ss(xoshiro128State(seed));
  return () => normalQuantile(openUnit(next()));
}

/**
 * One number is drawn for each year of each run, whatever becomes of the plan in it.
 * @param years of the plan
 * @param saving years of saving among them
 */
export function drawMarkets(
  inputs: Inputs,
  years: number,
  saving: number,
  normals: NextNormal,
): DrawnMarkets {
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

/** Drawn from the seed. Those of the last question are kept: “solve for” tries a plan in the same markets hundreds of times. */
export function seededMarkets(inputs: Inputs, years: number, saving: number): DrawnMarkets {
  const { simulations, seed, preRetirementReturn, preStdDev, postRetirementReturn, postStdDev, annualFee } =
    inputs;
  const key = [
    [simulations, years, saving, seed],
    [preRetirementReturn, preStdDev, postRetirementReturn, postStdDev, annualFee],
  ].join();
  if (last?.key !== key) last = { key, markets: drawMarkets(inputs, years, saving, seededNormals(seed)) };
  return last.markets;
}
