/** Facts about a day: its weekday, week, position in the year, and its numbers in other systems. */
import { type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Variant } from "../../../core/variants";
import { fromDayNumber, isoToDayNumber, isoWeekday, toDayNumber } from "../../../math/dates/civil";
import { daysInMonth } from "../../../math/dates/iso-date";
import { isoWeek, weekdayName } from "../../../math/dates/week";
import { dayOfYear } from "../../../math/dates/year-parts";
import { dayText } from "./calendar-day";
import { DayFacts } from "./day-facts";
import type { Fields } from "./inputs";
import type { Answer } from "./outputs";
import { weekdayStep } from "./span-text";

type Facts = Answer & Required<Pick<Answer, "facts">>;

export const info: Variant<Fields, Facts> = {
  question: "Facts about a day",
  inputs: { startDate: { label: "Date" } },
  answer: ({ startDate }) => ({ facts: new DayFacts(isoToDayNumber(startDate), "startDate") }),
  headline: ({ facts }, { startDate }, format) => ({
    label: "Weekday",
    before: `${format.date(startDate)}, is a`,
    figure: facts.weekday,
    after: `— day ${facts.dayOfYear} of the year, in ISO week ${facts.isoWeek.week}.`,
  }),
  working: ({ facts }, _, format) => [
    ...numberSteps(facts, format),
    weekdayStep(facts.number),
    ...yearSteps(facts),
    ...weekSteps(facts, format),
    ...countSteps(facts),
    ...fiscalSteps(facts),
  ],
};

/** Julian day number of January 1, 2000. */
const JDN_2000 = 2_451_545;

function numberSteps({ julianDayNumber }: DayFacts, format: Format): Step[] {
  const since2000 = julianDayNumber - JDN_2000;
  return [
    step(
      "Julian day number: days from January 1, 2000, which is 2451545",
      `${JDN_2000} ${since2000 < 0 ? "−" : "+"} ${format.number(Math.abs(since2000))}`,
      String(julianDayNumber),
    ),
  ];
}

function yearSteps({ date: { year, month, day }, dayOfYear, daysInYear, daysLeftInYear }: DayFacts): Step[] {
  const lengths = Array.from({ length: month - 1 }, (_, i) => daysInMonth(year, i + 1));
  return [
    step("Day of the year: earlier months + day of the month", [...lengths, day].join(" + "), String(dayOfYear)),
    step("Days left in the year", `${daysInYear} − ${dayOfYear}`, String(daysLeftInYear)),
  ];
}

function weekSteps({ number, date, isoWeekDate, usWeek }: DayFacts, format: Format): Step[] {
  const thursday = number - isoWeekday(number) + 4;
  const ofThursday = dayOfYear(fromDayNumber(thursday));
  const { year, week } = isoWeek(number);
  const january1 = toDayNumber(date.year, 1, 1);
  const before = isoWeekday(january1) % 7;
  return [
    step(
      `ISO week: the week is numbered by its Thursday, ${dayText(thursday, format)}, day ${ofThursday} of ${year}`,
      `(${ofThursday} + 6) ÷ 7, rounded down`,
      `${week}: ${isoWeekDate}`,
    ),
    step(
      `US week: January 1 is a ${weekdayName(january1)}, with ${before} days of its week before it`,
      `(${number - january1} + ${before}) ÷ 7, rounded down, + 1`,
      String(usWeek),
    ),
  ];
}

function countSteps({ julianDayNumber, modifiedJulianDay, unixSeconds, excelSerial }: DayFacts): Step[] {
  return [
    step("Modified Julian day", `${julianDayNumber} − 2400001`, String(modifiedJulianDay)),
    step(
      "Unix time: days since January 1, 1970 × seconds per day",
      `(${julianDayNumber} − 2440588) × 86400`,
      String(unixSeconds),
    ),
    ...(excelSerial === null ? [] : [step("Excel serial number", `${julianDayNumber} − 2415019`, String(excelSerial))]),
  ];
}

function fiscalSteps({ date: { year, month }, fiscalYearUS, fiscalYearIN }: DayFacts): Step[] {
  return [
    step(
      "US fiscal year: named after the year in which it ends, in September",
      month >= 10 ? `${year} + 1, October or later` : `${year}, before October`,
      fiscalYearUS,
    ),
    step(
      "Indian financial year: begins in April",
      month >= 4 ? `from ${year}, April or later` : `from ${year} − 1, before April`,
      fiscalYearIN,
    ),
  ];
}
