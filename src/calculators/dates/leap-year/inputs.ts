import { choice, date, integer, type ValuesOf } from "../../../core/fields";
import { WEEKDAY_OPTIONS } from "../../../fieldsets/weekdays";

const LAST = 9999;

const year = {
  min: -LAST,
  max: LAST,
  digits: "plain",
  messages: { invalid: "Enter a whole year from −9999 to 9999." },
} as const;

export const CALENDARS = {
  gregorian: "Gregorian",
  julian: "Julian",
  "historical-1582": "Julian, Gregorian from October 1582",
  "historical-1752": "Julian, Gregorian from September 1752 (Britain)",
  "revised-julian": "Revised Julian",
} as const;

/** The inputs of all modes; each mode lists the ones it uses. */
export const fields = {
  year: integer("Year", { note: "0 is 1 BCE, −43 is 44 BCE", default: 2028, ...year }),
  fromYear: integer("From", { noun: "First year", default: 2000, ...year, solve: true }),
  toYear: integer("To", { noun: "Last year", default: 2050, ...year, solve: true }),
  startDate: date("From", { noun: "Start date", default: "2000-01-01", solve: true }),
  endDate: date("To", { noun: "End date", note: "Both days count", default: "2026-11-20", solve: 1 }),
  calendar: choice("Calendar", { options: CALENDARS, default: "gregorian" }),
  leapDayOn: choice("February 29 on a", {
    options: { any: "Any day", ...WEEKDAY_OPTIONS },
    default: "any",
    // Weekdays are not computed for the revised Julian calendar.
    when: { calendar: ["gregorian", "julian", "historical-1582", "historical-1752"] },
  }),
};

export type Fields = typeof fields;
export type Inputs = ValuesOf<Fields>;
