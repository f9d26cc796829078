/** What a plan came to in many markets: plain data, which a worker can send. */

/** How many markets there were, and in how many the plan lasted. */
export interface Simulation {
  readonly runs: number;
  readonly lasted: number;
  /** Percentiles of the balance at the start of each age and at the last, in today's dollars. */
  readonly bands: readonly (Percentiles & { readonly age: number })[];
  /** Median age at which the plans that failed were depleted; null where none was. */
  readonly failureMedianAge: number | null;
  /** The plans of history; empty where markets were drawn. */
  readonly starts: readonly Start[];
  readonly worst: Start | null;
  /** The first year of the worst start, in percent. */
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

/** A year of history, in percent. */
export interface HistoricalYear {
  readonly stocks: number;
  readonly bonds: number;
  readonly inflation: number;
}

/** The plan begun in a year of history. */
export interface Start {
  readonly startYear: number;
  readonly lasts: boolean;
  /** Null where it was not depleted. */
  readonly depletionAge: number | null;
  /** In today's dollars. */
  readonly finalReal: number;
  /** At the start of each age and at the last, in today's dollars. */
  readonly balances: readonly number[];
}

/** Percentiles of what is left at the end, in today's dollars. */
export function leftAtEnd({ bands }: Simulation): Percentiles {
  return bands.at(-1) as Percentiles;
}
