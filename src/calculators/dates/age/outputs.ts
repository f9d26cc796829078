import { section } from "../../../core/fields";
import { outputsOf } from "../../../core/outputs";
import type { VariantModel } from "../../../core/variants";
import { dayNumberToIso } from "../../../math/dates/civil";
import type { CalendarSpan } from "../../../math/dates/span";
import { weekdayName } from "../../../math/dates/week";
import type { Age } from "./age";
import type { Inputs } from "./inputs";
import { isoOrNull } from "./life";
import { ROUND_UNITS } from "./round-numbers";

/** The results of all modes; each mode fills in its own part. Days are day numbers, as in math/dates. */
export interface Answer {
  readonly age?: Age;
  readonly between?: AgeDifference;
  readonly reached?: ReachedAge;
  readonly births?: Births;
}

/** The time between two births. */
export interface AgeDifference {
  readonly span: CalendarSpan;
  readonly days: number;
  readonly older: "first" | "second" | "same";
  /** When the older person is twice as old in days; null for the same day of birth or after the year 9999. */
  readonly doubleAgeDate: string | null;
}

/** The day on which an age is reached. */
export interface ReachedAge {
  readonly day: number;
  readonly daysFromAsOf: number;
}

/** The first and the last possible day of birth for an age. */
export interface Births {
  readonly earliest: number;
  readonly latest: number;
}

export type Mode = "age" | "difference" | "when" | "birth";
export type AgeModel = VariantModel<Mode, Inputs, Answer>;

const { boolean, choice, date, integer, number, table, text } = outputsOf<AgeModel>();

/** The age in years, months and days, or the span between two births. */
const spanOf = ({ answer }: AgeModel): CalendarSpan | undefined => answer.age?.calendar ?? answer.between?.span;
const daysOf = ({ answer }: AgeModel): number | undefined => answer.age?.totalDays ?? answer.between?.days;

const part = (label: string, key: keyof CalendarSpan) =>
  integer(label, { optional: true, value: (model) => spanOf(model)?.[key] });

/** An output computed from the age in days, or from the days between two births. */
const ofDays = (label: string, noun: string, unit: string, value: (days: number) => number) =>
  integer(label, {
    noun,
    unit,
    optional: true,
    value(model) {
      const days = daysOf(model);
      return days === undefined ? null : value(days);
    },
  });

const ofAge = (label: string, unit: string, digits: number, value: (age: Age) => number) =>
  number(label, { unit, digits, optional: true, value: ({ answer: { age } }) => age && value(age) });

export const outputs = {
  years: { ...part("Years", "years"), shown: "elsewhere" as const, solve: true },
  months: { ...part("Months", "months"), shown: "elsewhere" as const },
  days: { ...part("Days", "days"), shown: "elsewhere" as const },
  ...section("In one unit", {
    totalMonths: integer("Whole months", {
      noun: "Number of months",
      unit: "months",
      optional: true,
      solve: true,
      value(model) {
        const span = spanOf(model);
        return span && 12 * span.years + span.months;
      },
    }),
    totalWeeks: { ...ofDays("Whole weeks", "Number of weeks", "weeks", (days) => Math.floor(days / 7)), solve: true },
    weekDays: ofDays("Remaining days", "Days beyond the weeks", "days", (days) => days % 7),
    totalDays: { ...ofDays("Total days", "Number of days", "days", (days) => days), solve: 1 },
    totalHours: number("Whole hours", {
      unit: "hours",
      optional: true,
      // As in all ages, what has not passed yet does not count.
      digits: (hours, _inputs, format) => format.plural(Math.floor(hours), "hour"),
      value: ({ answer: { age } }) => age && age.totalMinutes / 60,
    }),
    totalMinutes: ofAge("Minutes", "minutes", 0, ({ totalMinutes }) => totalMinutes),
    totalSeconds: ofAge("Seconds", "seconds", 0, ({ totalMinutes }) => 60 * totalMinutes),
    yearsDecimal: ofAge("Years as a decimal", "years", 6, (age) => age.yearsDecimal),
  }),
  ...section("Birthdays", {
    birthWeekday: text("Born on a", {
      optional: true,
      value: ({ answer: { age } }) => age && weekdayName(age.life.birthDay),
    }),
    lastBirthday: date("Last birthday", {
      optional: true,
      value: ({ answer: { age } }) => age && dayNumberToIso(age.lastBirthday),
    }),
    nextBirthday: date("Next birthday", {
      optional: true,
      value: ({ answer: { age } }) => age && isoOrNull(age.nextBirthday),
    }),
    nextBirthdayWeekday: text("Weekday of the next birthday", {
      optional: true,
      value: ({ answer: { age } }) => age && weekdayName(age.nextBirthday),
    }),
    daysToNextBirthday: integer("Days to the next birthday", {
      unit: "days",
      optional: true,
      value: ({ answer: { age } }) => age && age.nextBirthday - age.today,
    }),
    ageAtNextBirthday: integer("Age at the next birthday", {
      unit: "years",
      optional: true,
      value: ({ answer: { age } }) => age && age.calendar.years + 1,
    }),
    isBirthday: boolean("Birthday on that day", {
      optional: true,
      shown: "elsewhere",
      value: ({ answer: { age } }) => age?.isBirthday,
    }),
    generation: text("Generation", { optional: true, value: ({ answer: { age } }) => age?.generation }),
  }),
  birthdays: table("Next birthdays", {
    columns: {
      age: integer("Age"),
      date: date("Date"),
      weekday: text("Weekday"),
      daysUntil: integer("Days until then"),
    },
    value: ({ answer: { age } }) => age?.birthdays,
  }),
  planets: table("Planets", {
    columns: {
      planet: text("Planet"),
      periodDays: number("Its year in days", { digits: 3 }),
      years: number("Age in its years", { digits: 2 }),
      nextBirthday: date("Next birthday there", { optional: true }),
    },
    value: ({ answer: { age } }) => age?.planets,
  }),
  milestones: table("Milestones", {
    columns: {
      id: text("Code", { shown: "elsewhere" }),
      label: text("Milestone"),
      date: date("Age reached"),
      startDate: date("In effect from"),
      passed: boolean("Age passed"),
      source: text("Law"),
    },
    value: ({ answer: { age } }) => age?.milestones,
  }),
  roundNumbers: table("Round numbers", {
    columns: {
      id: choice("Unit", { options: ROUND_UNITS }),
      value: integer("Number"),
      date: date("Date", { optional: true }),
    },
    value: ({ answer: { age } }) => age?.roundNumbers,
  }),
  olderPerson: choice("Older person", {
    options: { first: "First", second: "Second", same: "Same age" },
    optional: true,
    shown: "elsewhere",
    value: ({ answer: { between } }) => between?.older,
  }),
  doubleAgeDate: date("Older is twice as old, in days, on", {
    optional: true,
    shown: "elsewhere",
    value: ({ answer: { between } }) => between?.doubleAgeDate,
  }),
  resultDate: date("Date", {
    optional: true,
    shown: "elsewhere",
    value: ({ answer: { reached } }) => reached && dayNumberToIso(reached.day),
  }),
  weekday: text("Weekday", {
    optional: true,
    shown: "elsewhere",
    value: ({ answer: { reached } }) => reached && weekdayName(reached.day),
  }),
  daysFromAsOf: integer("Days from today", {
    noun: "Number of days from today",
    note: "Negative if past",
    unit: "days",
    optional: true,
    shown: "elsewhere",
    value: ({ answer: { reached } }) => reached?.daysFromAsOf,
  }),
  earliestBirth: date("Earliest date of birth", {
    optional: true,
    shown: "elsewhere",
    value: ({ answer: { births } }) => births && dayNumberToIso(births.earliest),
  }),
  latestBirth: date("Latest date of birth", {
    optional: true,
    shown: "elsewhere",
    value: ({ answer: { births } }) => births && dayNumberToIso(births.latest),
  }),
};
