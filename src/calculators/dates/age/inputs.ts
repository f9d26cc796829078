import { choice, date, fold, integer, time, type ValuesOf } from "../../../core/fields";
import type { LeapDayRule } from "../../../math/dates/anniversary";

export const LEAP_DAY_RULES = {
  "mar-1": "March 1",
  "feb-28": "February 28",
} as const satisfies Record<LeapDayRule, string>;

const TIME_MESSAGE = "Enter a time such as 18:30.";

/** The inputs of all modes; each mode lists the ones it uses. */
export const fields = {
  birthDate: date("Date of birth", {
    reads: { prefers: "past" },
    messages: { missing: "Enter the date of birth." },
    default: "1990-05-15",
    solve: true,
  }),
  ...fold("Times of day", {
    birthTime: time("Time of birth", {
      note: "For hours, minutes and seconds only",
      default: "00:00",
      messages: { invalid: TIME_MESSAGE },
    }),
    asOfTime: time("Time on that day", { default: "00:00", fill: "now", messages: { invalid: TIME_MESSAGE } }),
  }),
  asOf: date("Date to count to", {
    messages: { missing: "Enter the date to find the age on." },
    default: "2026-11-20",
    fill: "today",
    solve: 1,
  }),
  leapDayRule: choice("Born on February 29: birthday in common years", { options: LEAP_DAY_RULES, default: "mar-1" }),
  otherBirthDate: date("Second person’s date of birth", {
    reads: { prefers: "past" },
    messages: { missing: "Enter the second person’s date of birth." },
    default: "1994-02-28",
  }),
  targetAge: integer("Age", {
    noun: "Age",
    unit: "years",
    default: 50,
    min: 0,
    max: 150,
    messages: { range: "between 0 and 150 years" },
  }),
  milestoneSet: choice("Milestones", {
    options: { us: "United States", in: "India", none: "None" },
    default: "us",
    fill: { INR: "in" },
  }),
};

export type Fields = typeof fields;
export type Inputs = ValuesOf<Fields>;
