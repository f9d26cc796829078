/** Days as they are read from dates of all kinds. */
import type { Asked } from "./reading";

export interface DateField extends Asked {
  /**
   * Which date is meant if the year is missing or has two digits: the last one that is not after today, as for births;
   * the next one that is not before today; or the nearest one.
   */
  readonly prefers?: "past" | "future" | "nearest";
}

/** A day that was read. */
export interface Day {
  /** Day number, as in math/dates/civil.ts. */
  readonly day: number;
  /** Whether it could not have been another day. */
  readonly isClear: boolean;
  /** The other day that it could have been. */
  readonly other?: number;
  /** Whether it depends on today, or was counted from another day. */
  readonly isRelative?: boolean;
}

/** A date that does not exist or cannot be determined. */
export class NoDate {
  /** @param reason a complete sentence; empty if the text is not understood */
  constructor(readonly reason: string) {}
}
