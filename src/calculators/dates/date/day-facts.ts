import { indiaFiscalYear, usFiscalYear } from "../../../math/dates/fiscal-year";
import { daysInMonth, isLeapYear } from "../../../math/dates/iso-date";
import { excelSerial, julianDayNumber, modifiedJulianDay, unixSeconds } from "../../../math/dates/numbering";
import { usWeek } from "../../../math/dates/week";
import { dayOfYear, daysInYear, quarterOf } from "../../../math/dates/year-parts";
import { CalendarDay } from "./calendar-day";

/** A day with its position in the year and its numbers in other calendars and systems. */
export class DayFacts extends CalendarDay {
  readonly usWeek = usWeek(this.date);
  readonly dayOfYear = dayOfYear(this.date);
  readonly daysInYear = daysInYear(this.date.year);
  readonly daysLeftInYear = this.daysInYear - this.dayOfYear;
  readonly quarter = quarterOf(this.date);
  readonly daysInMonth = daysInMonth(this.date.year, this.date.month);
  /** 3 for the third Friday of the month. */
  readonly nthInMonth = Math.ceil(this.date.day / 7);
  readonly isLeapYear = isLeapYear(this.date.year);
  readonly julianDayNumber = julianDayNumber(this.number);
  readonly modifiedJulianDay = modifiedJulianDay(this.number);
  readonly unixSeconds = unixSeconds(this.number);
  /** Null before March 1, 1900. */
  readonly excelSerial = excelSerial(this.number);
  readonly fiscalYearUS = usFiscalYear(this.date);
  readonly fiscalYearIN = indiaFiscalYear(this.date);
}
