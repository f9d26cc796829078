import { outputsOf } from "../../../core/outputs";
import { dayNumberToIso } from "../../../math/dates/civil";
import type { CalendarSpan } from "../../../math/dates/span";
import { weekdayName } from "../../../math/dates/week";
import type { Age } from "./age";
import { isoOrNull } from "./life";
import type { AgeModel } from "./modes";
import { ROUND_UNITS } from "./round-numbers";

const { boolean, choice, date, integer, number, table, text } = outputsOf<AgeModel>();

const UNITS = "In one unit";
const BIRTHDAYS = "Birthdays";

/** The age in years, months and days, or the span between two births. */
const spanOf = ({ answer }: AgeModel): CalendarSpan | undefined =>
  answer.age?.calendar ?? answer.between?.span;
const daysOf = ({ answer }: AgeModel): number | undefined => answer.age?.totalDays ?? answer.between?.days;

const part = (label: string, key: keyof CalendarSpan) =>
  integer({ label, optional: true, value: (model) => spanOf(model)?.[key] });

/** An output computed from the age in days, or from the days between two births. */
const ofDays = (label: string, noun: string, unit: string, value: (days: number) => number) =>
  integer({
    label,
    noun,
    unit,
    group: UNITS,
    optional: true,
    value(model) {
      const days = daysOf(model);
      return days === undefined ? null : value(days);
    },
  });

const ofAge = (label: string, unit: string, digits: number, value: (age: Age) => number) =>
  number({
    label,
    unit,
    digits,
    group: UNITS,
    optional: true,
    value: ({ answer: { age } }) => age && value(age),
  });

export const outputs = {
  years: part("Years", "years"),
  months: part("Months", "months"),
  days: part("Days", "days"),
  totalMonths: integer({
    label: "Whole months",
    noun: "Number of months",
    unit: "months",
    group: UNITS,
    optional: true,
    value(model) {
      const span = spanOf(model);
      return span && 12 * span.years + span.months;
    },
  }),
  totalWeeks: ofDays("Whole weeks", "Number of weeks", "weeks", (days) => Math.floor(days / 7)),
  weekDays: ofDays("Remaining days", "Days beyond the weeks", "days", (days) => days % 7),
  totalDays: ofDays("Total days", "Number of days", "days", (days) => days),
  totalHours: ofAge("Hours", "hours", 2, ({ totalMinutes }) => totalMinutes / 60),
  totalMinutes: ofAge("Minutes", "minutes", 0, ({ totalMinutes }) => totalMinutes),
  totalSeconds: ofAge("Seconds", "seconds", 0, ({ totalMinutes }) => 60 * totalMinutes),
  yearsDecimal: ofAge("Years as a decimal", "years", 6, (age) => age.yearsDecimal),
  birthWeekday: text({
    label: "Born on a",
    group: BIRTHDAYS,
    optional: true,
    value: ({ answer: { age } }) => age && weekdayName(age.life.birthDay),
  }),
  lastBirthday: date({
    label: "Last birthday",
    group: BIRTHDAYS,
    optional: true,
    value: ({ answer: { age } }) => age && dayNumberToIso(age.lastBirthday),
  }),
  nextBirthday: date({
    label: "Next birthday",
    group: BIRTHDAYS,
    optional: true,
    value: ({ answer: { age } }) => age && isoOrNull(age.nextBirthday),
  }),
  nextBirthdayWeekday: text({
    label: "Weekday of the next birthday",
    group: BIRTHDAYS,
    optional: true,
    value: ({ answer: { age } }) => age && weekdayName(age.nextBirthday),
  }),
  daysToNextBirthday: integer({
    label: "Days to the next birthday",
    unit: "days",
    group: BIRTHDAYS,
    optional: true,
    value: ({ answer: { age } }) => age && age.nextBirthday - age.today,
  }),
  ageAtNextBirthday: integer({
    label: "Age at the next birthday",
    unit: "years",
    group: BIRTHDAYS,
    optional: true,
    value: ({ answer: { age } }) => age && age.calendar.years + 1,
  }),
  isBirthday: boolean({
    label: "Birthday on that day",
    group: BIRTHDAYS,
    optional: true,
    value: ({ answer: { age } }) => age?.isBirthday,
  }),
  generation: text({
    label: "Generation",
    group: BIRTHDAYS,
    optional: true,
    value: ({ answer: { age } }) => age?.generation,
  }),
  birthdays: table({
    label: "Next birthdays",
    columns: {
      age: integer({ label: "Age" }),
      date: date({ label: "Date" }),
      weekday: text({ label: "Weekday" }),
      daysUntil: integer({ label: "Days until then" }),
    },
    value: ({ answer: { age } }) => age?.birthdays,
  }),
  planets: table({
    label: "Planets",
    columns: {
      planet: text({ label: "Planet" }),
      periodDays: number({ label: "Its year in days", digits: 3 }),
      years: number({ label: "Age in its years", digits: 2 }),
      nextBirthday: date({ label: "Next birthday there", optional: true }),
    },
    value: ({ answer: { age } }) => age?.planets,
  }),
  milestones: table({
    label: "Milestones",
    columns: {
      id: text({ label: "Code", hidden: true }),
      label: text({ label: "Milestone" }),
      date: date({ label: "Date" }),
      passed: boolean({ label: "Reached" }),
      source: text({ label: "Law" }),
    },
    value: ({ answer: { age } }) => age?.milestones,
  }),
  roundNumbers: table({
    label: "Round numbers",
    columns: {
      id: choice({ label: "Unit", options: ROUND_UNITS }),
      value: integer({ label: "Number" }),
      date: date({ label: "Date", optional: true }),
    },
    value: ({ answer: { age } }) => age?.roundNumbers,
  }),
  olderPerson: choice({
    label: "Older person",
    options: { first: "First", second: "Second", same: "Same age" },
    optional: true,
    value: ({ answer: { between } }) => between?.older,
  }),
  doubleAgeDate: date({
    label: "Older is twice as old, in days, on",
    optional: true,
    value: ({ answer: { between } }) => between?.doubleAgeDate,
  }),
  resultDate: date({
    label: "Date",
    optional: true,
    value: ({ answer: { reached } }) => reached && dayNumberToIso(reached.day),
  }),
  weekday: text({
    label: "Weekday",
    optional: true,
    value: ({ answer: { reached } }) => reached && weekdayName(reached.day),
  }),
  daysFromAsOf: integer({
    label: "Days from today",
    noun: "Number of days from today",
    note: "Negative if past",
    unit: "days",
    optional: true,
    value: ({ answer: { reached } }) => reached?.daysFromAsOf,
  }),
  earliestBirth: date({
    label: "Earliest date of birth",
    optional: true,
    value: ({ answer: { births } }) => births && dayNumberToIso(births.earliest),
  }),
  latestBirth: date({
    label: "Latest date of birth",
    optional: true,
    value: ({ answer: { births } }) => births && dayNumberToIso(births.latest),
  }),
};
