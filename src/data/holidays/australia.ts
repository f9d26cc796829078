/** Public holidays of the states and territories of Australia. Holidays of part of a day or of a region are left out. */
import type { DatedValue, Parameter } from "../parameter";
import type { RuleCalendar, RuleHoliday } from "./holiday-calendar";
import {
  BOXING_DAY,
  CHRISTMAS,
  EASTER_MONDAY,
  EASTER_SATURDAY,
  EASTER_SUNDAY,
  FRIDAY,
  firstFrom,
  GOOD_FRIDAY,
  LAST_YEAR,
  listed,
  MONDAY,
  NEW_YEAR,
  nth,
  on,
  once,
  TUESDAY,
} from "./rules";

const FIRST_YEAR = 2012;

const EVERYWHERE: readonly RuleHoliday[] = [
  NEW_YEAR,
  { id: "australia", name: "Australia Day", rule: on(1, 26) },
  GOOD_FRIDAY,
  EASTER_MONDAY,
  once("mourning", "National Day of Mourning for Queen Elizabeth II", 2022, 9, 22),
  CHRISTMAS,
];

/** April 25; a weekend is followed by a day off only where `observed` says so. */
function anzac(observed: RuleHoliday["observed"] = "none"): RuleHoliday {
  return { id: "anzac", name: "Anzac Day", rule: on(4, 25), observed };
}

const SOVEREIGN: RuleHoliday = { id: "sovereign", name: "King’s Birthday", rule: nth(2, MONDAY, 6) };
const LABOUR_IN_OCTOBER: RuleHoliday = { id: "labour", name: "Labour Day", rule: nth(1, MONDAY, 10) };
const LABOUR_IN_MARCH: RuleHoliday = { id: "labour", name: "Labour Day", rule: nth(2, MONDAY, 3) };

/** The Fridays before the Grand Final of the Australian Football League that were moved or brought forward. */
const FINAL_FRIDAYS = {
  2015: "10-02",
  2016: "09-30",
  2017: "09-29",
  2018: "09-28",
  2019: "09-27",
  2020: "10-23",
  2021: "09-24",
  2022: "09-23",
  2023: "09-29",
  2024: "09-27",
  2025: "09-26",
  2026: "09-25",
  2027: "09-24",
};

/** The birthday in Western Australia, proclaimed for each year so as not to collide with the school holidays. */
const WESTERN_BIRTHDAYS = {
  2012: "10-01",
  2013: "09-30",
  2014: "09-29",
  2015: "09-28",
  2016: "09-26",
  2017: "09-25",
  2018: "09-24",
  2019: "09-30",
  2020: "09-28",
  2021: "09-27",
  2022: "09-26",
  2023: "09-25",
  2024: "09-23",
  2025: "09-29",
  2026: "09-28",
  2027: "09-27",
};

function of(
  place: string,
  law: string,
  url: string,
  holidays: readonly RuleHoliday[],
): { label: string; unit: string; values: [DatedValue<RuleCalendar>] } {
  return {
    label: `Public holidays of ${place}`,
    unit: "days off by rule",
    values: [
      {
        from: "2012-01-01",
        value: {
          firstYear: FIRST_YEAR,
          lastYear: LAST_YEAR,
          observed: "next-weekday",
          holidays: [...EVERYWHERE, ...holidays],
        },
        text: "New Year’s Day, Australia Day, Christmas and Boxing Day on a weekend are followed by a day off on the next weekday",
        source: { title: law, url },
        note: "Holidays of part of a day, such as Christmas Eve from 6 or 7 p.m., and of a region are left out.",
      },
    ],
  };
}

export const AUSTRALIA_HOLIDAYS = {
  "au-act": of(
    "the Australian Capital Territory",
    "Holidays Act 1958 (ACT)",
    "https://www.act.gov.au/living-in-the-act/public-holidays-school-terms-and-daylight-saving",
    [
      { id: "canberra", name: "Canberra Day", rule: nth(2, MONDAY, 3) },
      EASTER_SATURDAY,
      { ...EASTER_SUNDAY, from: 2016 },
      anzac("next-weekday-from-sunday"),
      once("anzac-additional", "Anzac Day (additional day)", 2020, 4, 27),
      once("anzac-additional", "Anzac Day (additional day)", 2026, 4, 27),
      { id: "reconciliation", name: "Reconciliation Day", rule: firstFrom(MONDAY, 5, 27), from: 2018 },
      SOVEREIGN,
      {
        id: "family-community",
        name: "Family and Community Day",
        rule: listed({
          2012: "10-08",
          2013: "09-30",
          2014: "09-29",
          2015: "09-28",
          2016: "09-26",
          2017: "09-25",
        }),
      },
      LABOUR_IN_OCTOBER,
      BOXING_DAY,
    ],
  ),
  "au-nsw": of(
    "New South Wales",
    "Public Holidays Act 2010 (NSW); additional days for Anzac Day in 2026 and 2027",
    "https://www.nsw.gov.au/about-nsw/public-holidays",
    [
      EASTER_SATURDAY,
      EASTER_SUNDAY,
      { ...anzac(), to: 2025 },
      { ...anzac("next-weekday"), from: 2026, to: 2027 },
      { ...anzac(), from: 2028 },
      SOVEREIGN,
      LABOUR_IN_OCTOBER,
      BOXING_DAY,
    ],
  ),
  "au-nt": of("the Northern Territory", "Public Holidays Act 1981 (NT)", "https://nt.gov.au/nt-public-holidays", [
    EASTER_SATURDAY,
    { ...EASTER_SUNDAY, from: 2024 },
    anzac("next-weekday-from-sunday"),
    { id: "may-day", name: "May Day", rule: nth(1, MONDAY, 5) },
    SOVEREIGN,
    { id: "picnic", name: "Picnic Day", rule: nth(1, MONDAY, 8) },
    BOXING_DAY,
  ]),
  "au-qld": of("Queensland", "Holidays Act 1983 (Qld)", "https://www.qld.gov.au/recreation/travel/holidays/public", [
    EASTER_SATURDAY,
    { ...EASTER_SUNDAY, from: 2017 },
    anzac("next-weekday-from-sunday"),
    { id: "labour", name: "Labour Day", rule: nth(1, MONDAY, 5), to: 2012 },
    { ...LABOUR_IN_OCTOBER, from: 2013, to: 2015 },
    { id: "labour", name: "Labour Day", rule: nth(1, MONDAY, 5), from: 2016 },
    { ...SOVEREIGN, to: 2015 },
    once("sovereign-october", "Queen’s Birthday (second day)", 2012, 10, 1),
    { ...SOVEREIGN, rule: nth(1, MONDAY, 10), from: 2016 },
    BOXING_DAY,
  ]),
  "au-sa": of(
    "South Australia",
    "Public Holidays Act 2023 (SA), before 2024 the Holidays Act 1910",
    "https://www.safework.sa.gov.au/resources/public-holidays",
    [
      { id: "adelaide-cup", name: "Adelaide Cup Day", rule: nth(2, MONDAY, 3) },
      EASTER_SATURDAY,
      { ...EASTER_SUNDAY, from: 2024 },
      { ...anzac("next-weekday-from-sunday"), to: 2023 },
      { ...anzac(), from: 2024 },
      SOVEREIGN,
      LABOUR_IN_OCTOBER,
      { ...BOXING_DAY, name: "Proclamation Day" },
    ],
  ),
  "au-tas": of(
    "Tasmania",
    "Statutory Holidays Act 2000 (Tas)",
    "https://worksafe.tas.gov.au/topics/laws-and-compliance/public-holidays",
    [{ id: "eight-hours", name: "Eight Hours Day", rule: nth(2, MONDAY, 3) }, anzac(), SOVEREIGN, BOXING_DAY],
  ),
  "au-vic": of(
    "Victoria",
    "Public Holidays Act 1993 (Vic)",
    "https://business.vic.gov.au/business-information/public-holidays",
    [
      LABOUR_IN_MARCH,
      EASTER_SATURDAY,
      { ...EASTER_SUNDAY, from: 2016 },
      anzac(),
      SOVEREIGN,
      { id: "grand-final", name: "Friday before the AFL Grand Final", rule: listed(FINAL_FRIDAYS), to: 2027 },
      {
        id: "grand-final",
        name: "Friday before the AFL Grand Final",
        rule: firstFrom(FRIDAY, 9, 23),
        from: 2028,
      },
      { id: "melbourne-cup", name: "Melbourne Cup Day", rule: nth(1, TUESDAY, 11) },
      BOXING_DAY,
    ],
  ),
  "au-wa": of(
    "Western Australia",
    "Public and Bank Holidays Act 1972 (WA)",
    "https://www.wa.gov.au/service/employment/workplace-arrangements/public-holidays-western-australia",
    [
      { id: "labour", name: "Labour Day", rule: nth(1, MONDAY, 3) },
      { ...EASTER_SUNDAY, from: 2022 },
      anzac("next-weekday"),
      { id: "western-australia", name: "Western Australia Day", rule: nth(1, MONDAY, 6) },
      { ...SOVEREIGN, rule: listed(WESTERN_BIRTHDAYS), to: 2027 },
      { ...SOVEREIGN, rule: nth("last", MONDAY, 9), from: 2028 },
      BOXING_DAY,
    ],
  ),
} satisfies Record<string, Parameter<RuleCalendar>>;
