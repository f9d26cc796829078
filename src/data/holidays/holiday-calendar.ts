import type { HolidayRule, ObservedRule } from "../../math/dates/holiday-rules";

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
