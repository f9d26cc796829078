import { boolean, choice, date, fold, integer, list, number, text, type ValuesOf } from "../../../core/fields";
import { WEEKDAY_OPTIONS } from "../../../fieldsets/weekdays";
import { WEEKEND_NAMES } from "../../../fieldsets/weekend";
import { LAST_YEAR } from "../../../math/dates/civil";

const MAX_WORKDAYS = 100_000;
export const WORKDAYS_MESSAGE = "Enter at most 100,000 business days, forward or back, in whole or half days.";

export const HOLIDAY_CALENDARS = {
  none: "None",
  "us-federal": "US federal",
  "us-fed-reserve": "US banks (Federal Reserve)",
  "us-nyse": "New York Stock Exchange",
  "in-national": "India, national",
  "in-gazetted": "India, gazetted (Delhi)",
  "uk-england-wales": "England and Wales",
  "uk-scotland": "Scotland",
  "uk-northern-ireland": "Northern Ireland",
  ie: "Ireland",
  "ca-federal": "Canada, federal",
  "ca-ab": "Canada: Alberta",
  "ca-bc": "Canada: British Columbia",
  "ca-mb": "Canada: Manitoba",
  "ca-nb": "Canada: New Brunswick",
  "ca-nl": "Canada: Newfoundland and Labrador",
  "ca-ns": "Canada: Nova Scotia",
  "ca-nt": "Canada: Northwest Territories",
  "ca-nu": "Canada: Nunavut",
  "ca-on": "Canada: Ontario",
  "ca-pe": "Canada: Prince Edward Island",
  "ca-qc": "Canada: Quebec",
  "ca-sk": "Canada: Saskatchewan",
  "ca-yt": "Canada: Yukon",
  "au-act": "Australia: Australian Capital Territory",
  "au-nsw": "Australia: New South Wales",
  "au-nt": "Australia: Northern Territory",
  "au-qld": "Australia: Queensland",
  "au-sa": "Australia: South Australia",
  "au-tas": "Australia: Tasmania",
  "au-vic": "Australia: Victoria",
  "au-wa": "Australia: Western Australia",
  "eu-target": "Euro banks (TARGET)",
  at: "Austria",
  be: "Belgium",
  fr: "France",
  "fr-alsace-moselle": "France: Alsace and Moselle",
  de: "Germany, all states",
  "de-bw": "Germany: Baden-Württemberg",
  "de-by": "Germany: Bavaria",
  "de-be": "Germany: Berlin",
  "de-bb": "Germany: Brandenburg",
  "de-hb": "Germany: Bremen",
  "de-hh": "Germany: Hamburg",
  "de-he": "Germany: Hesse",
  "de-mv": "Germany: Mecklenburg-Vorpommern",
  "de-ni": "Germany: Lower Saxony",
  "de-nw": "Germany: North Rhine-Westphalia",
  "de-rp": "Germany: Rhineland-Palatinate",
  "de-sl": "Germany: Saarland",
  "de-sn": "Germany: Saxony",
  "de-st": "Germany: Saxony-Anhalt",
  "de-sh": "Germany: Schleswig-Holstein",
  "de-th": "Germany: Thuringia",
  it: "Italy",
  nl: "Netherlands",
  pl: "Poland",
  pt: "Portugal",
  es: "Spain",
  sg: "Singapore",
  ae: "United Arab Emirates",
} as const;

/** The inputs of all modes; each mode lists the ones it uses. */
export const fields = {
  startDate: date("Start date", {
    messages: { missing: "Enter the date to start from." },
    default: "2026-11-02",
    fill: "today",
    solve: true,
  }),
  endDate: date("End date", {
    messages: { missing: "Enter the date to end on." },
    note: "May be before the start",
    default: "2026-12-31",
    fill: "today+59",
    solve: 1,
  }),
  ...fold("Ends, half days, hours", {
    countRule: choice("Which ends count", {
      options: {
        both: "Both days",
        "exclude-start": "Not the first day",
        "exclude-end": "Not the last day",
      },
      default: "both",
    }),
    roll: choice("If zero days land on a day off", {
      options: {
        none: "Stay there",
        following: "Next business day",
        preceding: "Previous business day",
        "modified-following": "Next in the same month, otherwise previous",
      },
      default: "none",
    }),
    halfDayWeekday: choice("Half working day", { options: { none: "None", ...WEEKDAY_OPTIONS }, default: "none" }),
    hoursPerDay: number("Hours a day", { unit: "h", default: 8, above: 0, max: 24 }),
  }),
  workdays: number("Business days to add", {
    note: "Negative to go back",
    unit: "days",
    default: 10,
    min: -MAX_WORKDAYS,
    max: MAX_WORKDAYS,
    reads: { stepsPerUnit: 2 },
    step: 1,
    messages: { invalid: WORKDAYS_MESSAGE },
    solve: true,
  }),
  year: integer("Year", { default: 2026, min: 1, max: LAST_YEAR, digits: "plain" }),
  month: integer("Month", { default: 11, min: 1, max: 12 }),
  nth: integer("Which business day", {
    note: "−1 is the last one",
    default: 3,
    min: -31,
    max: 31,
    messages: { range: "from 1 to 31, or from −1 to −31 counted from the end" },
  }),
  weekend: choice("Weekend", {
    options: {
      ...WEEKEND_NAMES,
      "sun-2nd-4th-sat": "Sunday, 2nd and 4th Saturday",
      custom: "Other days",
    },
    default: "sat-sun",
  }),
  customWeekend: text("Days off each week", {
    note: "Such as: sunday, monday",
    default: "saturday,sunday",
    max: 200,
    when: { weekend: "custom" },
  }),
  holidayCalendar: choice("Holidays", {
    options: HOLIDAY_CALENDARS,
    default: "us-federal",
    // A currency names one country, except for the euro: its banks are closed on the same days everywhere.
    fill: { GBP: "uk-england-wales", EUR: "eu-target", INR: "in-national", CAD: "ca-federal", AUD: "au-nsw" },
  }),
  ...fold("Changes to the holidays", {
    includeInaugurationDay: boolean("Inauguration Day", {
      note: "Federal offices around Washington, DC, every four years",
      default: false,
      when: { holidayCalendar: "us-federal" },
    }),
    skipHolidays: text("Holidays we work on", {
      note: "Holidays by name, separated by commas",
      default: "",
      max: 1000,
      when: { holidayCalendar: Object.keys(HOLIDAY_CALENDARS).filter((key) => key !== "none") },
    }),
    customHolidays: list("Other days off", {
      note: "Rows can be pasted from a spreadsheet",
      default: [],
      row: { label: "Day off" },
      max: 500,
      columns: {
        date: date("Date", { noun: "Date" }),
        endDate: date("Last day", { note: "If more than one", default: null }),
        name: text("Name", { default: "", max: 100 }),
        fraction: number("Part of the day", {
          note: "0.5 for half a day",
          default: 1,
          above: 0,
          max: 1,
          messages: { invalid: "The part of the day off must be above 0 and at most 1." },
        }),
      },
    }),
  }),
};

export type Fields = typeof fields;
export type Inputs = ValuesOf<Fields>;
export type CalendarId = keyof typeof HOLIDAY_CALENDARS;
