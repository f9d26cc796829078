/** The day on which a holiday falls. */
export type HolidayRule =
  /** The same date every year. */
  | { readonly kind: "date"; readonly month: number; readonly day: number }
  /** The nth or last weekday of a month; Monday = 1 … Sunday = 7. */
  | {
      readonly kind: "weekday";
      readonly nth: 1 | 2 | 3 | 4 | "last";
      readonly weekday: number;
      readonly month: number;
    }
  /** The first given weekday on or after a date. */
  | {
      readonly kind: "weekday-from";
      readonly weekday: number;
      readonly month: number;
      readonly day: number;
    }
  /** The last given weekday on or before a date. */
  | {
      readonly kind: "weekday-until";
      readonly weekday: number;
      readonly month: number;
      readonly day: number;
    }
  /** Days relative to Easter Sunday; negative if before it. */
  | { readonly kind: "easter"; readonly days: number }
  /** The same date every year, or the day before if it is a Sunday. */
  | { readonly kind: "not-sunday"; readonly month: number; readonly day: number }
  /** The first Monday of February, or February 1 if it is a Friday (Ireland, Statutory Instrument 50 of 2022). */
  | { readonly kind: "st-brigid" }
  /** Days after a date that is published or computed for each year, `03-20`; other years have no holiday. */
  | { readonly kind: "listed"; readonly dates: Readonly<Record<number, string>>; readonly days: number }
  /**
   * January 20 after a US presidential election, or January 21 if the 20th is a Sunday. There is no holiday if it is a
   * Saturday (5 U.S.C. 6103(c); 51 Comp. Gen. 586).
   */
  | { readonly kind: "inauguration" };

/**
 * How a holiday on a Saturday or Sunday is observed, if the day is part of the weekend.
 * - `nearest-weekday`: Saturday moves to Friday and Sunday to Monday.
 * - `next-weekday`: it moves to the next weekday that is not a holiday itself.
 * - `next-weekday-from-sunday`: a Sunday moves to the next weekday that is not a holiday itself; a Saturday stays.
 * - `sunday-only`: a Saturday is lost; a Sunday moves to Monday.
 * - `none`: the holiday is not moved.
 */
export type ObservedRule = "nearest-weekday" | "next-weekday" | "next-weekday-from-sunday" | "sunday-only" | "none";

/** A holiday that follows a rule. */
export interface RuleHoliday {
  readonly id: string;
  readonly name: string;
  readonly rule: HolidayRule;
  /** First and last year of the rule; by default those of the calendar. */
  readonly from?: number;
  readonly to?: number;
  /** Overrides the calendar's rule for holidays on a weekend. */
  readonly observed?: ObservedRule;
  /** Counts only for users who say that it applies to them. */
  readonly optional?: boolean;
}

/** Holidays that follow rules, for a range of years. */
export interface RuleCalendar {
  readonly firstYear: number;
  readonly lastYear: number;
  readonly observed: ObservedRule;
  readonly holidays: readonly RuleHoliday[];
}

/** A holiday from a published list. */
export interface ListedHoliday {
  /** `01-26` */
  readonly date: string;
  readonly id: string;
  readonly name: string;
}
