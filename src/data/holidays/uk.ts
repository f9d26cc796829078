/** Bank holidays of the United Kingdom by rule, with those that were proclaimed for one year. */
import type { Parameter } from "../parameter";
import type { RuleCalendar, RuleHoliday } from "./holiday-calendar";
import { BOXING_DAY, CHRISTMAS, EASTER_MONDAY, GOOD_FRIDAY, LAST_YEAR, MONDAY, NEW_YEAR, nth, on, once } from "./rules";

const FIRST_YEAR = 2000;

/** A rule that did not apply in some years, ascending; those years have days of their own. */
function except(holiday: RuleHoliday, years: readonly number[]): RuleHoliday[] {
  const ends = [...years, LAST_YEAR + 1];
  return ends.map((to, i) => ({ ...holiday, from: (ends[i - 1] ?? 0) + 1, to: to - 1 }));
}

const EARLY_MAY = { id: "early-may", name: "Early May bank holiday" };
const SPRING = { id: "spring", name: "Spring bank holiday" };

/** The holidays of May and June, and those for a royal occasion: the same in all nations. */
const MAY_AND_ROYAL: readonly RuleHoliday[] = [
  ...except({ ...EARLY_MAY, rule: nth(1, MONDAY, 5) }, [2020]),
  once("early-may", "Early May bank holiday (VE Day)", 2020, 5, 8),
  ...except({ ...SPRING, rule: nth("last", MONDAY, 5) }, [2002, 2012, 2022]),
  once("golden-jubilee", "Golden Jubilee bank holiday", 2002, 6, 3),
  once("spring", SPRING.name, 2002, 6, 4),
  once("royal-wedding", "Wedding of Prince William and Catherine Middleton", 2011, 4, 29),
  once("spring", SPRING.name, 2012, 6, 4),
  once("diamond-jubilee", "Diamond Jubilee bank holiday", 2012, 6, 5),
  once("spring", SPRING.name, 2022, 6, 2),
  once("platinum-jubilee", "Platinum Jubilee bank holiday", 2022, 6, 3),
  once("state-funeral", "State Funeral of Queen Elizabeth II", 2022, 9, 19),
  once("coronation", "Coronation of King Charles III", 2023, 5, 8),
];

const SUMMER: RuleHoliday = { id: "summer", name: "Summer bank holiday", rule: nth("last", MONDAY, 8) };

function calendar(holidays: readonly RuleHoliday[]): RuleCalendar {
  return { firstYear: FIRST_YEAR, lastYear: LAST_YEAR, observed: "next-weekday", holidays };
}

const ENGLAND_AND_WALES = [NEW_YEAR, GOOD_FRIDAY, EASTER_MONDAY, ...MAY_AND_ROYAL, SUMMER, CHRISTMAS, BOXING_DAY];

const TITLE =
  "Banking and Financial Dealings Act 1971, schedule 1, and royal proclamations, as listed by gov.uk for 2019 to 2028";
const SOURCE = { title: TITLE, url: "https://www.gov.uk/bank-holidays" };
const MOVED = "on a weekend, the next weekday that is not a holiday";

export const UK_HOLIDAYS = {
  "uk-england-wales": {
    label: "Bank holidays of England and Wales",
    unit: "days off by rule",
    values: [
      {
        from: "2000-01-01",
        value: calendar(ENGLAND_AND_WALES),
        text: `8 a year; ${MOVED}`,
        source: SOURCE,
      },
    ],
  },
  "uk-scotland": {
    label: "Bank holidays of Scotland",
    unit: "days off by rule",
    values: [
      {
        from: "2000-01-01",
        value: calendar([
          NEW_YEAR,
          { id: "second-january", name: "2nd January", rule: on(1, 2) },
          GOOD_FRIDAY,
          ...MAY_AND_ROYAL,
          once("world-cup", "World Cup bank holiday", 2026, 6, 15),
          { ...SUMMER, rule: nth(1, MONDAY, 8) },
          { id: "st-andrew", name: "St Andrew’s Day", rule: on(11, 30), from: 2007 },
          CHRISTMAS,
          BOXING_DAY,
        ]),
        text: `9 a year; ${MOVED}`,
        source: {
          ...SOURCE,
          title: `${TITLE}; St Andrew’s Day Bank Holiday (Scotland) Act 2007`,
        },
        note: "Many employers and councils in Scotland keep local holidays instead.",
      },
    ],
  },
  "uk-northern-ireland": {
    label: "Bank holidays of Northern Ireland",
    unit: "days off by rule",
    values: [
      {
        from: "2000-01-01",
        value: calendar([
          { id: "st-patrick", name: "St Patrick’s Day", rule: on(3, 17) },
          { id: "battle-boyne", name: "Battle of the Boyne (Orangemen’s Day)", rule: on(7, 12) },
          ...ENGLAND_AND_WALES,
        ]),
        text: `10 a year; ${MOVED}`,
        source: SOURCE,
      },
    ],
  },
} as const satisfies Record<string, Parameter<RuleCalendar>>;
