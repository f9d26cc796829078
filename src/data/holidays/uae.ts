/** Public holidays of the United Arab Emirates, for the government and the private sector alike. */
import type { Parameter } from "../parameter";
import type { RuleCalendar, RuleHoliday } from "./holiday-calendar";
import { listed, NEW_YEAR, on } from "./rules";

/** 1 Shawwal, 9 Dhu al-Hijjah, 1 Muharram and 12 Rabi al-Awwal by the Umm al-Qura calendar, 2025 as announced. */
const FITR = { 2025: "03-30", 2026: "03-20", 2027: "03-09", 2028: "02-26", 2029: "02-14", 2030: "02-04" };
const ARAFAT = { 2025: "06-05", 2026: "05-26", 2027: "05-15", 2028: "05-04", 2029: "04-23", 2030: "04-12" };
const MUHARRAM = { 2025: "06-27", 2026: "06-16", 2027: "06-06", 2028: "05-25", 2029: "05-14", 2030: "05-04" };
const PROPHET = { 2025: "09-05", 2026: "08-25", 2027: "08-14", 2028: "08-03", 2029: "07-24", 2030: "07-13" };

/** Several days in a row after the first date, all by the same name. */
function days(id: string, name: string, dates: Readonly<Record<number, string>>, after: readonly number[]) {
  return after.map((one): RuleHoliday => ({ id, name, rule: listed(dates, one) }));
}

/** Holidays that depend on the sighting of the moon. */
export const UAE_MOON_DEPENDENT: readonly string[] = [
  "eid-al-fitr",
  "arafat",
  "eid-al-adha",
  "islamic-new-year",
  "prophet",
];

export const UAE_HOLIDAYS = {
  ae: {
    label: "Public holidays of the United Arab Emirates",
    unit: "days off by rule",
    values: [
      {
        from: "2025-01-01",
        value: {
          firstYear: 2025,
          lastYear: 2030,
          observed: "none",
          holidays: [
            NEW_YEAR,
            {
              id: "eid-al-fitr",
              name: "Eid al-Fitr (30 Ramadan)",
              rule: listed({ 2026: "03-19", 2030: "02-03" }),
            },
            ...days("eid-al-fitr", "Eid al-Fitr", FITR, [0, 1, 2]),
            { id: "arafat", name: "Arafat Day", rule: listed(ARAFAT) },
            ...days("eid-al-adha", "Eid al-Adha", ARAFAT, [1, 2, 3]),
            { id: "islamic-new-year", name: "Islamic New Year", rule: listed(MUHARRAM) },
            { id: "prophet", name: "Prophet’s Birthday", rule: listed(PROPHET) },
            ...days("national", "National Day (Eid al-Etihad)", { 2025: "12-01" }, [0, 1]),
            { id: "national", name: "National Day (Eid al-Etihad)", rule: on(12, 2), from: 2026 },
            { id: "national", name: "National Day (Eid al-Etihad)", rule: on(12, 3), from: 2026 },
          ],
        },
        text: "14 a year, those of the Islamic calendar by Umm al-Qura; 2025 as announced",
        source: {
          title:
            "Cabinet Resolution 27 of 2024 on public holidays; announcements of the Ministry of Human Resources and Emiratisation for 2025 and for Eid al-Fitr 2026",
          url: "https://u.ae/en/information-and-services/public-holidays-and-religious-affairs/public-holidays",
        },
        note: "The Cabinet may move holidays other than the Eids to the beginning or end of a week,.",
        unconfirmed: "the days after Eid al-Fitr 2026 that depend on the sighting of the moon",
      },
    ],
  },
} as const satisfies Record<string, Parameter<RuleCalendar>>;
