import type { CountedDays } from "./counted-days";

/** The results of all modes; each mode fills in its own part. */
export interface Answer {
  /** The counted days; when adding, the days from the start to the result. */
  readonly counted: CountedDays;
  readonly direction?: "forward" | "backward" | "same-day";
  /** Day number of the resulting date. */
  readonly result?: number;
  /** Day number that the distance to the result in calendar days is measured from. */
  readonly origin?: number;
}

export type Found = Answer & Required<Pick<Answer, "result" | "origin">>;
