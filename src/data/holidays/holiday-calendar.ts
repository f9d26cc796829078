import type { HolidayRule, ObservedRule } from "../../math/dates/holiday-rules";

/** A holiday by rule. */
export interface RuleHoliday {
  readonly id: string;
  readonly name: string;
  readonly rule: HolidayRule;
  /** First and last year of the rule; without them, those of the calendar. */
  readonly from?: number;
  readonly to?: number;
  /** Where it differs from the rule of the calendar. */
  readonly observed?: ObservedRule;
  /** Only for those who say that it applies to them. */
  readonly optional?: boolean;
}

/** Holidays that follow rules from a year to another. */
export interface RuleCalendar {
  readonly firstYear: number;
  readonly lastYear: number;
  readonly observed: ObservedRule;
  readonly holidays: readonly RuleHoliday[];
}

/** A holiday of a published list. */
export interface ListedHoliday {
  /** `01-26` */
  readonly date: string;
  readonly id: string;
  readonly name: string;
}
