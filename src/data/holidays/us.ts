/** US holidays by rule: federal government, Federal Reserve Banks and New York Stock Exchange. */
import type { Parameter } from "../parameter";
import type { RuleCalendar, RuleHoliday } from "./holiday-calendar";
import { CHRISTMAS, GOOD_FRIDAY, LAST_YEAR, MONDAY, NEW_YEAR, nth, on, THURSDAY } from "./rules";

const FIRST_YEAR = 1971;

const WASHINGTON: RuleHoliday = { id: "washington", name: "Washington’s Birthday", rule: nth(3, MONDAY, 2) };
const MEMORIAL: RuleHoliday = { id: "memorial", name: "Memorial Day", rule: nth("last", MONDAY, 5) };
const INDEPENDENCE: RuleHoliday = { id: "independence", name: "Independence Day", rule: on(7, 4) };
const LABOR: RuleHoliday = { id: "labor", name: "Labor Day", rule: nth(1, MONDAY, 9) };
const THANKSGIVING: RuleHoliday = {
  id: "thanksgiving",
  name: "Thanksgiving Day",
  rule: nth(4, THURSDAY, 11),
};

const FEDERAL_HOLIDAYS: readonly RuleHoliday[] = [
  NEW_YEAR,
  { id: "mlk", name: "Birthday of Martin Luther King, Jr.", rule: nth(3, MONDAY, 1), from: 1986 },
  {
    id: "inauguration",
    name: "Inauguration Day (Washington, DC area)",
    rule: { kind: "inauguration" },
    observed: "none",
    optional: true,
  },
  WASHINGTON,
  MEMORIAL,
  { id: "juneteenth", name: "Juneteenth National Independence Day", rule: on(6, 19), from: 2021 },
  INDEPENDENCE,
  LABOR,
  { id: "columbus", name: "Columbus Day", rule: nth(2, MONDAY, 10) },
  { id: "veterans", name: "Veterans Day", rule: nth(4, MONDAY, 10), to: 1977 },
  { id: "veterans", name: "Veterans Day", rule: on(11, 11), from: 1978 },
  THANKSGIVING,
  CHRISTMAS,
];

export const US_HOLIDAYS = {
  "us-federal": {
    label: "US federal holidays",
    unit: "days off by rule",
    values: [
      {
        from: "1971-01-01",
        value: {
          firstYear: FIRST_YEAR,
          lastYear: LAST_YEAR,
          observed: "nearest-weekday",
          holidays: FEDERAL_HOLIDAYS,
        },
        text: "11 a year, observed on Friday if they fall on a Saturday and on Monday if they fall on a Sunday",
        source: {
          title:
            "5 U.S.C. 6103; Executive Order 11582 (1971); Public Laws 90-363 (Monday holidays from 1971), 94-97 (Veterans Day on November 11 from 1978), 98-144 (Martin Luther King, Jr., from 1986), 117-17 (Juneteenth from 2021)",
          url: "https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/",
        },
      },
    ],
  },
  "us-fed-reserve": {
    label: "Holidays of the Federal Reserve Banks",
    unit: "days off by rule",
    values: [
      {
        from: "1971-01-01",
        value: {
          firstYear: FIRST_YEAR,
          lastYear: LAST_YEAR,
          observed: "sunday-only",
          holidays: FEDERAL_HOLIDAYS.filter(({ optional }) => !optional),
        },
        text: "the federal holidays; no day off for one on a Saturday, the following Monday for one on a Sunday",
        source: {
          title: "Federal Reserve System, holiday schedule 2025–2027",
          url: "https://www.frbservices.org/about/holiday-schedules",
        },
      },
    ],
  },
  "us-nyse": {
    label: "Holidays of the New York Stock Exchange",
    unit: "days off by rule",
    values: [
      {
        from: "1998-01-01",
        value: {
          firstYear: 1998,
          lastYear: LAST_YEAR,
          observed: "nearest-weekday",
          holidays: [
            // A Saturday holiday would be observed in the previous year, which Rule 7.2 excludes.
            { ...NEW_YEAR, observed: "sunday-only" },
            { id: "mlk", name: "Martin Luther King, Jr. Day", rule: nth(3, MONDAY, 1) },
            WASHINGTON,
            GOOD_FRIDAY,
            MEMORIAL,
            { id: "juneteenth", name: "Juneteenth National Independence Day", rule: on(6, 19), from: 2022 },
            INDEPENDENCE,
            LABOR,
            THANKSGIVING,
            CHRISTMAS,
          ],
        },
        text: "10 a year; New Year’s Day on a Saturday is not observed",
        source: {
          title: "NYSE Rule 7.2; NYSE Group, holiday and early closings calendar 2026–2028 (December 23, 2025)",
          url: "https://www.nyse.com/markets/hours-calendars",
        },
      },
    ],
  },
} as const satisfies Record<string, Parameter<RuleCalendar>>;
