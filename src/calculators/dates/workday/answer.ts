import type { CountedDays } from "./counted-days";

/** What the modes answer, each its part of it. */
export interface Answer {
  /** The days counted, or passed on the way. */
  readonly counted: CountedDays;
  readonly direction?: "forward" | "backward" | "same-day";
  /** Day number of the day found. */
  readonly result?: number;
  /** From where the result is told in calendar days. */
  readonly origin?: number;
}

export type Found = Answer & Required<Pick<Answer, "result" | "origin">>;
