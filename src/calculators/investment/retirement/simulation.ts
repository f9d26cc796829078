/** The results of a plan in many markets, as plain data that a worker can send. */

/** Summary of all runs; `lasted` is the number of runs in which the plan lasted. */
export interface Simulation {
  readonly runs: number;
  readonly lasted: number;
  /** Percentiles of the balance at the start of each age and at the final age, in today's dollars. */
  readonly bands: readonly (Percentiles & { readonly age: number })[];
  /** Median age at depletion among the runs that were depleted; null if there were none. */
  readonly failureMedianAge: number | null;
  /** One entry per starting year in history; empty for randomly drawn markets. */
  readonly starts: readonly Start[];
  readonly worst: Start | null;
  /** Returns and inflation in the first year of the worst start. */
  readonly worstFirstYear: HistoricalYear | null;
  readonly best: Start | null;
}

export interface Percentiles {
  readonly p10: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p90: number;
}

/** Returns and inflation of a historical year, in percent. */
export interface HistoricalYear {
  readonly stocks: number;
  readonly bonds: number;
  readonly inflation: number;
}

/** The plan started in a historical year. */
export interface Start {
  readonly startYear: number;
  readonly lasts: boolean;
  /** Null if savings were not depleted. */
  readonly depletionAge: number | null;
  /** Final balance in today's dollars. */
  readonly finalReal: number;
  /** Balances at the start of each age and at the final age, in today's dollars. */
  readonly balances: readonly number[];
}

/** Percentiles of the final balance, in today's dollars. */
export function leftAtEnd({ bands }: Simulation): Percentiles {
  return bands.at(-1) as Percentiles;
}
