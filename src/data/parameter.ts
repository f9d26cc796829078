/**
 * Parameters that a law, an authority or a market sets for a time. Each one is a list of values by period, so that next
 * year's figure is a new row and no new code. JSON files hold them, by subject; a module next to a file gives it its
 * types. Such a file is plain data: a large one can be imported when it is needed.
 */
import { dayNumberToIso, isoToDayNumber } from "../math/dates/civil";
import { AS_OF } from "./as-of";

export interface Source {
  readonly title: string;
  readonly url?: string;
}

/** What one row of a parameter says besides its period. */
interface Entry<Value> {
  readonly value: Value;
  /** The value in words, for a page to print. */
  readonly text: string;
  readonly source: Source;
  /** What to know about the value: a sentence. */
  readonly note?: string;
  /** What could not be confirmed with the authority: a clause. */
  readonly unconfirmed?: string;
}

export interface DatedValue<Value = unknown> extends Entry<Value> {
  /** First day in effect, ISO 8601; null if the value is long-standing and the day is unknown. */
  readonly from: string | null;
  /** Last day in effect; without it the value holds until the next row begins, or until further notice. */
  readonly until?: string;
  /** The parameter's name where it differs in this period. */
  readonly label?: string;
}

export interface Parameter<Value = unknown> {
  readonly label: string;
  /** What the values' numbers count: `percent of the home's value`, `US dollars`. */
  readonly unit: string;
  /** Rising by `from`, at least one. */
  readonly values: readonly DatedValue<Value>[];
}

/** A parameter's value on a day. */
export interface Figure<Value = unknown> extends Entry<Value> {
  readonly label: string;
  readonly unit: string;
  readonly from: string | null;
  /** Null: until further notice. */
  readonly until: string | null;
  /** The day that was asked for. */
  readonly date: string;
  /** Calendar year in which the period begins; of a long-standing value, that of the day asked for. */
  readonly year: number;
  /**
   * `carried-over`: the period is over, and no later value is known. `before-first`: the period has not begun, and no
   * earlier value is known.
   */
  readonly status: "in-effect" | "carried-over" | "before-first";
}

/**
 * The value in effect on a day, else the one nearest before it, else the first.
 * @param date ISO 8601
 * @throws RangeError for a parameter without values
 */
export function figureAt<Value>(parameter: Parameter<Value>, date: string): Figure<Value> {
  const { label, unit, values } = parameter;
  const place = values.findLastIndex(({ from }) => from === null || from <= date);
  const [row, next] = values.slice(Math.max(0, place));
  if (!row) throw new RangeError(`no values: ${label}`);
  const until = row.until ?? (next?.from ? dayBefore(next.from) : null);
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

function dayBefore(date: string): string {
  return dayNumberToIso(isoToDayNumber(date) - 1);
}

/** The figures of several parameters on a day, by default the one to which the site's figures are brought up. */
export function figuresAt<Parameters extends { readonly [K in keyof Parameters]: Parameter }>(
  parameters: Parameters,
  date = AS_OF,
): FiguresOf<Parameters> {
  const figures = Object.entries<Parameter>(parameters).map(([key, parameter]) => [
    key,
    figureAt(parameter, date),
  ]);
  return Object.fromEntries(figures);
}

export type FiguresOf<Parameters> = {
  readonly [K in keyof Parameters]: Parameters[K] extends Parameter<infer Value> ? Figure<Value> : never;
};
