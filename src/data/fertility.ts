/** Study results about the fertile days of a cycle. */
import { figuresAt, type Parameter } from "./parameter";

const PARAMETERS = {
  chance: {
    label: "Chance of conception by day",
    unit: "percent, from 5 days before ovulation to the day of ovulation",
    values: [
      {
        from: "1995-12-07",
        value: [10, 16, 14, 27, 31, 33],
        text: "10, 16, 14, 27 and 31% on the five days before ovulation, 33% on its day, otherwise 0",
        source: {
          title: "Wilcox, Weinberg and Baird, New England Journal of Medicine 1995;333:1517–1521",
          url: "https://doi.org/10.1056/NEJM199512073332301",
        },
        unconfirmed: "the values for days −4 to −1 were read from a chart and are as widely quoted",
      },
    ],
  },
  calendarMethod: {
    label: "Calendar method (Ogino–Knaus)",
    unit: "days before the end of the cycle",
    values: [
      {
        from: null,
        value: { beforeShortest: 18, beforeLongest: 11 },
        text: "first fertile day: shortest cycle − 18; last: longest cycle − 11",
        source: {
          title: "WHO and Johns Hopkins, “Family Planning: A Global Handbook for Providers”, 2022, chapter 18",
          url: "https://fphandbook.org/",
        },
      },
    ],
  },
  standardDays: {
    label: "Standard Days",
    unit: "days of the cycle",
    values: [
      {
        from: null,
        value: { first: 8, last: 19, shortest: 26, longest: 32 },
        text: "days 8 to 19 of cycles between 26 and 32 days",
        source: {
          title: "Arévalo, Jennings and Sinai, Contraception 2002;65:333–338 (Georgetown University)",
          url: "https://doi.org/10.1016/S0010-7824(02)00288-3",
        },
      },
    ],
  },
  usual: {
    label: "Cycles outside the usual",
    unit: "days",
    values: [
      {
        from: null,
        value: { shortest: 21, longest: 35, spread: 7 },
        text: "shorter than 21 or longer than 35 days, or more than 7 days between the shortest and the longest",
        source: {
          title: "ACOG, “Abnormal Uterine Bleeding”, and FIGO, Int J Gynecol Obstet 2018;143:393–408",
          url: "https://www.acog.org/womens-health/faqs/abnormal-uterine-bleeding",
        },
      },
    ],
  },
} as const satisfies Record<string, Parameter>;

/** Figures that the page lists with their sources. */
export const FERTILITY_FIGURES = figuresAt(PARAMETERS);

/** Percent by day, from the first fertile day to the day of ovulation. */
export const CONCEPTION_CHANCES: readonly number[] = FERTILITY_FIGURES.chance.value;
export const CALENDAR_METHOD = FERTILITY_FIGURES.calendarMethod.value;
export const STANDARD_DAYS = FERTILITY_FIGURES.standardDays.value;
export const USUAL_CYCLES = FERTILITY_FIGURES.usual.value;
