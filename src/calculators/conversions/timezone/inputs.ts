import {
  boolean,
  by,
  choice,
  date,
  datetime,
  integer,
  list,
  text,
  time,
  type ValuesOf,
} from "../../../core/fields";
import { FIRST_SECOND, LAST_SECOND } from "../../../math/dates/local-time";

/** Longer than the name of any zone or city. */
const MAX_NAME_LENGTH = 60;

const MAX_ZONES = 50;
export const LONGEST_MEETING = 1440;
export const STEPS = [5, 10, 15, 30, 60] as const;

/** Id of the page’s list of cities that match the typed text. */
export const CITY_LIST = "cities";

const zone = (label: string) => ({ label, maxLength: MAX_NAME_LENGTH, suggestions: CITY_LIST }) as const;

const MEETING_LENGTH = "The meeting must last 1 to 1,440 minutes.";

export const fields = {
  dateTime: datetime({
    label: "Date and time",
    default: "2026-11-20T09:00",
    fill: "today",
    invalidMessage: "Enter a time between 00:00 and 23:59.",
  }),
  fromZone: text({
    ...zone("In"),
    noun: "Time zone",
    note: "City, airport or UTC+5:30",
    default: "America/New_York",
  }),
  toZones: list({
    label: "Convert to",
    itemLabel: "Zone",
    minRows: 1,
    maxRows: MAX_ZONES,
    default: [
      { zone: "Asia/Kolkata" },
      { zone: "Europe/London" },
      { zone: "Asia/Tokyo" },
      { zone: "Australia/Sydney" },
    ],
    item: { zone: text({ ...zone("City or time zone"), minLength: 1 }) },
  }),
  disambiguation: choice({
    label: "If the clock time is skipped or doubled",
    default: "compatible",
    options: {
      compatible: "As calendars do",
      earlier: "The earlier moment",
      later: "The later moment",
      reject: "Show an error",
    },
  }),
  date: date({ label: "Day", default: "2026-11-24", fill: "weekday", note: "Where the first person is" }),
  participants: list({
    label: "People",
    itemLabel: "Person",
    minRows: 1,
    maxRows: MAX_ZONES,
    default: [
      { zone: "America/New_York", workStart: "09:00", workEnd: "17:00" },
      { zone: "Europe/London", workStart: "09:00", workEnd: "17:00" },
      { zone: "Asia/Kolkata", workStart: "10:00", workEnd: "19:00" },
    ],
    item: {
      zone: text({ ...zone("City or time zone"), minLength: 1 }),
      workStart: time({ label: "Works from", default: "09:00" }),
      workEnd: time({ label: "Until", default: "17:00" }),
      name: text({
        label: "Name",
        default: null,
        optional: true,
        maxLength: MAX_NAME_LENGTH,
        advanced: true,
      }),
    },
  }),
  durationMinutes: integer({
    label: "Length",
    unit: "min",
    default: 60,
    min: 1,
    max: LONGEST_MEETING,
    missingMessage: MEETING_LENGTH,
    invalidMessage: MEETING_LENGTH,
  }),
  stepMinutes: integer({
    label: "Start every",
    unit: "min",
    note: "5, 10, 15, 30 or 60",
    default: 30,
    min: 5,
    max: 60,
    invalidMessage: "Meetings can start every 5, 10, 15, 30 or 60 minutes.",
  }),
  respectWeekends: boolean({ label: "Nobody works on Saturday and Sunday", default: true }),
  epochUnit: choice({
    label: "Counts",
    default: "s",
    options: { s: "Seconds", ms: "Milliseconds" },
  }),
  epoch: integer({
    label: "Unix time",
    default: 1_795_132_800,
    min: by("epochUnit", { ms: 1000 * FIRST_SECOND }, FIRST_SECOND),
    max: by("epochUnit", { ms: 1000 * LAST_SECOND + 999 }, LAST_SECOND),
    grouped: false,
    invalidMessage: by(
      "epochUnit",
      { ms: "Enter whole milliseconds since 1970, for a date in the years 1 to 9999." },
      "Enter whole seconds since 1970, for a date in the years 1 to 9999. Numbers with 13 digits are milliseconds.",
    ),
  }),
};

export type Inputs = ValuesOf<typeof fields>;
