/**
 * Parameters that a law, an authority or a market sets for a period. Each one is a list of values by period, so that
 * next year's figure is a new row rather than new code. They are stored in JSON files by subject, and a module next to
 * each file adds the types. Because these files are plain data, a large one can be imported on demand.
 */
import { AS_OF } from "./as-of";

export interface Source {
  readonly title: string;
  readonly url?: string;
}

/** The contents of one row of a parameter, apart from its period. */
interface Entry<Value> {
  readonly value: Value;
  /** The value in words, as shown on a page. */
  readonly text: string;
  readonly source: Source;
  /** A sentence with more information about the value. */
  readonly note?: string;
  /** A clause that says what could not be confirmed with the authority. */
  readonly unconfirmed?: string;
}

export interface DatedValue<Value = unknown> extends Entry<Value> {
  /** First day in effect, ISO 8601, or null if the value is long-standing and the day is unknown. */
  readonly from: string | null;
  /** Last day in effect. Only the last row may omit it: its value applies until further notice. */
  readonly until?: string;
  /** The parameter's name, if it is different in this period. */
  readonly label?: string;
}

export interface Parameter<Value = unknown> {
  readonly label: string;
  /** Unit of the numbers: `percent of the home's value`, `US dollars`. */
  readonly unit: string;
  /** At least one value, in ascending order of `from`. */
  readonly values: readonly DatedValue<Value>[];
}

/** A parameter's value on a day. */
export interface Figure<Value = unknown> extends Entry<Value> {
  readonly label: string;
  readonly unit: string;
  readonly from: string | null;
  /** Null if the value applies until further notice. */
  readonly until: string | null;
  /** The requested day. */
  readonly date: string;
  /** Calendar year in which the period begins or, for a long-standing value, the year of the requested day. */
  readonly year: number;
  /**
   * `carried-over`: the period has ended, and no later value is known. `before-first`: the period has not begun, and no
   * earlier value is known.
   */
  readonly status: "in-effect" | "carried-over" | "before-first";
}

/**
 * Returns the value in effect on a day, otherwise the last one before it, otherwise the first one.
 * @param date ISO 8601
 * @throws RangeError if the parameter has no values
 */
export function figureAt<Value>(parameter: Parameter<Value>, date: string): Figure<Value> {
  const { label, unit, values } = parameter;
  const place = values.findLastIndex(({ from }) => from === null || from <= date);
  const row = values[Math.max(0, place)];
  if (!row) throw new RangeError(`no values: ${label}`);
  const { until = null } = row;
  return {
    label,
    unit,
    ...row,
    until,
    date,
    year: Number((row.from ?? date).slice(0, 4)),
    status: place < 0 ? "before-first" : until !== null && date > until ? "carried-over" : "in-effect",
  };
}

/** Returns the figures of several parameters on a day, by default `AS_OF`. */
export function figuresAt<Parameters extends { readonly [K in keyof Parameters]: Parameter }>(
  parameters: Parameters,
  date = AS_OF,
): FiguresOf<Parameters> {
  const figures = Object.entries<Parameter>(parameters).map(([key, parameter]) => [key, figureAt(parameter, date)]);
  return Object.fromEntries(figures);
}

export type FiguresOf<Parameters> = {
  readonly [K in keyof Parameters]: Parameters[K] extends Parameter<infer Value> ? Figure<Value> : never;
};
