import {
  boolean,
  by,
  choice,
  date,
  datetime,
  fold,
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

const zone = { max: MAX_NAME_LENGTH, control: { suggestions: CITY_LIST } } as const;

const MEETING_LENGTH = "The meeting must last 1 to 1,440 minutes.";

export const fields = {
  dateTime: datetime("Date and time", {
    default: "2026-11-20T09:00",
    fill: "today",
    messages: { invalid: "Enter a time between 00:00 and 23:59." },
  }),
  fromZone: text("Time zone", {
    ...zone,
    note: "City, airport or UTC+5:30",
    default: "New York",
  }),
  toZones: list("Convert to", {
    row: { label: "Zone" },
    min: 1,
    max: MAX_ZONES,
    default: [{ zone: "Kolkata" }, { zone: "London" }, { zone: "Tokyo" }, { zone: "Sydney" }],
    columns: { zone: text("City or time zone", { ...zone, min: 1 }) },
  }),
  ...fold("Skipped and doubled times", {
    disambiguation: choice("If the clock time is skipped or doubled", {
      default: "compatible",
      options: {
        compatible: "As calendars do",
        earlier: "The earlier moment",
        later: "The later moment",
        reject: "Show an error",
      },
    }),
  }),
  date: date("Day", { default: "2026-11-24", fill: "weekday", note: "Where the first person is" }),
  participants: list("People", {
    row: { label: "Person" },
    min: 1,
    max: MAX_ZONES,
    default: [
      { zone: "New York", workStart: "09:00", workEnd: "17:00" },
      { zone: "London", workStart: "09:00", workEnd: "17:00" },
      { zone: "Kolkata", workStart: "10:00", workEnd: "19:00" },
    ],
    columns: {
      zone: text("City or time zone", { ...zone, min: 1 }),
      workStart: time("Works from", { default: "09:00" }),
      workEnd: time("Until", { default: "17:00" }),
      name: text("Name", { default: null, optional: true, max: MAX_NAME_LENGTH, shown: "more" }),
    },
  }),
  durationMinutes: integer("Length", {
    unit: "min",
    default: 60,
    min: 1,
    max: LONGEST_MEETING,
    messages: { missing: MEETING_LENGTH, invalid: MEETING_LENGTH },
  }),
  ...fold("Start times and weekends", {
    stepMinutes: integer("Start every", {
      unit: "min",
      note: "5, 10, 15, 30 or 60",
      default: 30,
      min: 5,
      max: 60,
      messages: { invalid: "Meetings can start every 5, 10, 15, 30 or 60 minutes." },
    }),
    respectWeekends: boolean("Nobody works on Saturday and Sunday", { default: true }),
  }),
  epochUnit: choice("Counted in", { default: "s", options: { s: "Seconds", ms: "Milliseconds" } }),
  epoch: integer("Unix time", {
    default: 1_795_132_800,
    min: by("epochUnit", { ms: 1000 * FIRST_SECOND }, FIRST_SECOND),
    max: by("epochUnit", { ms: 1000 * LAST_SECOND + 999 }, LAST_SECOND),
    digits: "plain",
    messages: {
      invalid: by(
        "epochUnit",
        { ms: "Enter whole milliseconds since 1970, for a date in the years 1 to 9999." },
        "Enter whole seconds since 1970, for a date in the years 1 to 9999. Numbers with 13 digits are milliseconds.",
      ),
    },
  }),
};

export type Inputs = ValuesOf<typeof fields>;
