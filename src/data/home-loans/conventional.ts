import { type DatedFigure, readFigures } from "../dated-figure";
import file from "./2026/conventional.json";

/** Conventional US mortgages. */
interface ConventionalFigures {
  /** Shares of the original value at which private mortgage insurance begins and ends, in percent. */
  readonly pmi: DatedFigure<{
    readonly chargedAbove: number;
    readonly onRequest: number;
    readonly automatic: number;
  }>;
  readonly aprMethod: DatedFigure<{ readonly unitPeriodsPerYear: number }>;
  /** Largest loan that Fannie Mae and Freddie Mac may buy, in dollars: in most counties, and in the dearest. */
  readonly conformingLimit: DatedFigure<{ readonly baseline: number; readonly ceiling: number }>;
}

export const CONVENTIONAL: ConventionalFigures = readFigures(file);
