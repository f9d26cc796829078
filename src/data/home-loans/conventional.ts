import { figuresAt, type Parameter } from "../parameter";
import file from "./conventional.json";

/** Conventional US mortgages. */
interface ConventionalParameters {
  /** Percentages of the original value at which private mortgage insurance begins and ends. */
  readonly pmi: Parameter<{
    readonly chargedAbove: number;
    readonly onRequest: number;
    readonly automatic: number;
  }>;
  readonly aprMethod: Parameter<{ readonly unitPeriodsPerYear: number }>;
  /** Largest loan that Fannie Mae and Freddie Mac may buy, in dollars: in most counties and in high-cost areas. */
  readonly conformingLimit: Parameter<{ readonly baseline: number; readonly ceiling: number }>;
}

export const CONVENTIONAL = figuresAt<ConventionalParameters>(file);
