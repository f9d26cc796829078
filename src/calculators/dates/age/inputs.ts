import { choice, date, integer, time, type ValuesOf } from "../../../core/fields";
import type { LeapDayRule } from "../../../math/dates/anniversary";

export const LEAP_DAY_RULES = {
  "mar-1": "March 1",
  "feb-28": "February 28",
} as const satisfies Record<LeapDayRule, string>;

const TIME_MESSAGE = "Enter a time such as 18:30.";

/** The inputs of all modes; each mode lists the ones it uses. */
export const fields = {
  birthDate: date({
    label: "Date of birth",
    missingMessage: "Enter the date of birth.",
    default: "1990-05-15",
  }),
  birthTime: time({
    label: "Time of birth",
    note: "For hours, minutes and seconds only",
    default: "00:00",
    invalidMessage: TIME_MESSAGE,
  }),
  asOf: date({
    label: "Date to count to",
    missingMessage: "Enter the date to find the age on.",
    default: "2026-11-20",
    fill: "today",
  }),
  asOfTime: time({
    label: "Time on that day",
    default: "00:00",
    fill: "now",
    invalidMessage: TIME_MESSAGE,
  }),
  leapDayRule: choice({
    label: "Born on February 29: birthday in common years",
    options: LEAP_DAY_RULES,
    default: "mar-1",
  }),
  otherBirthDate: date({
    label: "Second person’s date of birth",
    missingMessage: "Enter the second person’s date of birth.",
    default: "1994-02-28",
  }),
  targetAge: integer({
    label: "Age",
    noun: "Age",
    unit: "years",
    default: 50,
    min: 0,
    max: 150,
    range: "between 0 and 150 years",
  }),
  milestoneSet: choice({
    label: "Milestones",
    options: { us: "United States", in: "India", none: "None" },
    default: "us",
    fill: { INR: "in" },
  }),
};

export type Fields = typeof fields;
export type Inputs = ValuesOf<Fields>;
