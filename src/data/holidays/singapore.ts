/** Public holidays of Singapore, for the years for which the Ministry of Manpower has published those by the moon. */
import type { Parameter } from "../parameter";
import type { RuleCalendar, RuleHoliday } from "./holiday-calendar";
import { CHRISTMAS, GOOD_FRIDAY, listed, MAY_DAY, NEW_YEAR, on, once } from "./rules";

/** Days that are set by lunar calendars, as published. */
const LUNAR: readonly RuleHoliday[] = [
  {
    id: "chinese-new-year",
    name: "Chinese New Year",
    rule: listed({ 2023: "01-22", 2024: "02-10", 2025: "01-29", 2026: "02-17", 2027: "02-06" }),
  },
  {
    id: "chinese-new-year",
    name: "Second day of Chinese New Year",
    rule: listed({ 2023: "01-22", 2024: "02-10", 2025: "01-29", 2026: "02-17", 2027: "02-06" }, 1),
  },
  {
    id: "hari-raya-puasa",
    name: "Hari Raya Puasa",
    rule: listed({ 2023: "04-22", 2024: "04-10", 2025: "03-31", 2026: "03-21", 2027: "03-10" }),
  },
  {
    id: "vesak",
    name: "Vesak Day",
    rule: listed({ 2023: "06-02", 2024: "05-22", 2025: "05-12", 2026: "05-31", 2027: "05-20" }),
  },
  {
    id: "hari-raya-haji",
    name: "Hari Raya Haji",
    rule: listed({ 2023: "06-29", 2024: "06-17", 2025: "06-07", 2026: "05-27", 2027: "05-17" }),
  },
  {
    id: "deepavali",
    name: "Deepavali",
    rule: listed({ 2023: "11-12", 2024: "10-31", 2025: "10-20", 2026: "11-08", 2027: "10-28" }),
  },
];

export const SINGAPORE_HOLIDAYS = {
  sg: {
    label: "Public holidays of Singapore",
    unit: "days off by rule",
    values: [
      {
        from: "2023-01-01",
        value: {
          firstYear: 2023,
          lastYear: 2027,
          observed: "next-weekday-from-sunday",
          holidays: [
            NEW_YEAR,
            ...LUNAR,
            GOOD_FRIDAY,
            MAY_DAY,
            once("polling-2023", "Polling Day", 2023, 9, 1),
            once("polling-2025", "Polling Day", 2025, 5, 3),
            { id: "national", name: "National Day", rule: on(8, 9) },
            CHRISTMAS,
          ],
        },
        text: "11 a year; on a Sunday, the next weekday that is not a holiday",
        source: {
          title: "Holidays Act 1998, section 4 and schedule; Ministry of Manpower, public holidays 2023 to 2027",
          url: "https://www.mom.gov.sg/employment-practices/public-holidays",
        },
      },
    ],
  },
} as const satisfies Record<string, Parameter<RuleCalendar>>;
