/** Holidays of the central government of India: three national ones by rule, and the gazetted ones by annual list. */
import type { Parameter } from "../parameter";
import type { ListedHoliday, RuleCalendar } from "./holiday-calendar";
import { LAST_YEAR, on } from "./rules";

/** Holidays that depend on the sighting of the moon; later orders have moved them. */
export const MOON_DEPENDENT: readonly string[] = ["id-ul-fitr", "id-ul-zuha", "muharram", "id-e-milad"];

export const INDIA_NATIONAL = {
  label: "National holidays of India",
  unit: "days off by rule",
  values: [
    {
      from: "1951-01-01",
      value: {
        firstYear: 1951,
        lastYear: LAST_YEAR,
        observed: "none",
        holidays: [
          { id: "republic", name: "Republic Day", rule: on(1, 26) },
          { id: "independence-in", name: "Independence Day", rule: on(8, 15) },
          { id: "gandhi", name: "Mahatma Gandhi’s Birthday", rule: on(10, 2) },
        ],
      },
      text: "January 26, August 15 and October 2",
      source: {
        title:
          "Department of Personnel and Training, office memoranda: the three national holidays are compulsory for every central government establishment",
        url: "https://dopt.gov.in/",
      },
    },
  ],
} as const satisfies Parameter<RuleCalendar>;

/** By year. Years without a published list are missing. */
export const INDIA_GAZETTED: Parameter<readonly ListedHoliday[]> = {
  label: "Gazetted holidays, central government offices in Delhi",
  unit: "days off by list",
  values: [
    {
      from: "2025-01-01",
      until: "2025-12-31",
      value: [
        { date: "01-26", id: "republic", name: "Republic Day" },
        { date: "02-26", id: "maha-shivaratri", name: "Maha Shivaratri" },
        { date: "03-14", id: "holi", name: "Holi" },
        { date: "03-31", id: "id-ul-fitr", name: "Id-ul-Fitr" },
        { date: "04-10", id: "mahavir", name: "Mahavir Jayanti" },
        { date: "04-18", id: "good-friday", name: "Good Friday" },
        { date: "05-12", id: "buddha-purnima", name: "Buddha Purnima" },
        { date: "06-07", id: "id-ul-zuha", name: "Id-ul-Zuha (Bakrid)" },
        { date: "07-06", id: "muharram", name: "Muharram" },
        { date: "08-15", id: "independence-in", name: "Independence Day" },
        { date: "08-16", id: "janmashtami", name: "Janmashtami" },
        { date: "09-05", id: "id-e-milad", name: "Milad-un-Nabi (Id-e-Milad)" },
        { date: "10-02", id: "gandhi", name: "Mahatma Gandhi’s Birthday" },
        { date: "10-02", id: "dussehra", name: "Dussehra" },
        { date: "10-20", id: "diwali", name: "Diwali (Deepavali)" },
        { date: "11-05", id: "guru-nanak", name: "Guru Nanak’s Birthday" },
        { date: "12-25", id: "christmas", name: "Christmas Day" },
      ],
      text: "17 days",
      source: {
        title:
          "Department of Personnel and Training, office memorandum: list of 17 gazetted holidays for 2025, Delhi and New Delhi",
        url: "https://dopt.gov.in/",
      },
    },
    {
      from: "2026-01-01",
      until: "2026-12-31",
      value: [
        { date: "01-26", id: "republic", name: "Republic Day" },
        { date: "03-04", id: "holi", name: "Holi" },
        { date: "03-21", id: "id-ul-fitr", name: "Id-ul-Fitr" },
        { date: "03-26", id: "ram-navami", name: "Ram Navami" },
        { date: "03-31", id: "mahavir", name: "Mahavir Jayanti" },
        { date: "04-03", id: "good-friday", name: "Good Friday" },
        { date: "05-01", id: "buddha-purnima", name: "Buddha Purnima" },
        { date: "05-27", id: "id-ul-zuha", name: "Id-ul-Zuha (Bakrid)" },
        { date: "06-26", id: "muharram", name: "Muharram" },
        { date: "08-15", id: "independence-in", name: "Independence Day" },
        { date: "08-26", id: "id-e-milad", name: "Milad-un-Nabi (Id-e-Milad)" },
        { date: "09-04", id: "janmashtami", name: "Janmashtami (Vaishnava)" },
        { date: "10-02", id: "gandhi", name: "Mahatma Gandhi’s Birthday" },
        { date: "10-20", id: "dussehra", name: "Dussehra" },
        { date: "11-08", id: "diwali", name: "Diwali (Deepavali)" },
        { date: "11-24", id: "guru-nanak", name: "Guru Nanak’s Birthday" },
        { date: "12-25", id: "christmas", name: "Christmas Day" },
      ],
      text: "17 days",
      source: {
        title:
          "Department of Personnel and Training, office memorandum of July 3, 2025: list of 17 gazetted holidays for 2026, Delhi and New Delhi",
        url: "https://dopt.gov.in/",
      },
      unconfirmed: "whether a later order moved Id-ul-Zuha 2026 to May 28 in Delhi",
    },
  ],
};
