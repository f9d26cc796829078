/** How the facts about a day come about. */
import type { Step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import {
  daysInMonth,
  fromDayNumber,
  isoToDayNumber,
  isoWeekday,
  toDayNumber,
} from "../../../math/dates/civil";
import { isoWeek, weekdayName } from "../../../math/dates/week";
import { dayOfYear } from "../../../math/dates/year-parts";
import { dayText } from "./days";
import type { Inputs, Outputs } from "./fields";
import { weekdayStep } from "./span-working";

/** JDN 2,451,545 is January 1, 2000. */
const JDN_2000 = 2_451_545;

export function infoSteps({ startDate }: Inputs, outputs: Outputs, format: Format): Step[] {
  const day = isoToDayNumber(startDate);
  const jdn = outputs.julianDayNumber ?? 0;
  const since2000 = jdn - JDN_2000;
  return [
    {
      label: "Julian day number: days from January 1, 2000, which is 2451545",
      expression: `${JDN_2000} ${since2000 < 0 ? "−" : "+"} ${format.number(Math.abs(since2000))}`,
      value: String(jdn),
    },
    weekdayStep(day),
    ...yearSteps(day, outputs),
    ...weekSteps(day, outputs, format),
    {
      label: "Modified Julian day",
      expression: `${jdn} − 2400001`,
      value: String(outputs.modifiedJulianDay),
    },
    {
      label: "Unix time: days since January 1, 1970, times the seconds of a day",
      expression: `(${jdn} − 2440588) × 86400`,
      value: String(outputs.unixSeconds),
    },
    ...(outputs.excelSerial === null
      ? []
      : [
          {
            label: "Excel serial number",
            expression: `${jdn} − 2415019`,
            value: String(outputs.excelSerial),
          },
        ]),
    ...fiscalSteps(day, outputs),
  ];
}

function yearSteps(day: number, { dayOfYear, daysInYear, daysLeftInYear }: Outputs): Step[] {
  const { year, month, day: date } = fromDayNumber(day);
  const lengths = Array.from({ length: month - 1 }, (_, i) => daysInMonth(year, i + 1));
  return [
    {
      label: "Day of the year: the months before, and the day",
      expression: [...lengths, date].join(" + "),
      value: String(dayOfYear),
    },
    {
      label: "Days left in the year",
      expression: `${daysInYear} − ${dayOfYear}`,
      value: String(daysLeftInYear),
    },
  ];
}

function weekSteps(day: number, { isoWeekDate, usWeek }: Outputs, format: Format): Step[] {
  const thursday = day - isoWeekday(day) + 4;
  const ofThursday = dayOfYear(fromDayNumber(thursday));
  const { year, week } = isoWeek(day);
  const date = fromDayNumber(day);
  const january1 = toDayNumber(date.year, 1, 1);
  const before = isoWeekday(january1) % 7;
  return [
    {
      label: `ISO week: the week is named after its Thursday, ${dayText(thursday, format)}, day ${ofThursday} of ${year}`,
      expression: `(${ofThursday} + 6) ÷ 7, rounded down`,
      value: `${week}: ${isoWeekDate}`,
    },
    {
      label: `US week: January 1 is a ${weekdayName(january1)}, with ${before} days of its week before it`,
      expression: `(${day - january1} + ${before}) ÷ 7, rounded down, + 1`,
      value: String(usWeek),
    },
  ];
}

function fiscalSteps(day: number, { fiscalYearUS, fiscalYearIN }: Outputs): Step[] {
  const { year, month } = fromDayNumber(day);
  return [
    {
      label: "US fiscal year: named after the year it ends in, in September",
      expression: month >= 10 ? `${year} + 1, October or later` : `${year}, before October`,
      value: String(fiscalYearUS),
    },
    {
      label: "Indian financial year: begins in April",
      expression: month >= 4 ? `from ${year}, April or later` : `from ${year} − 1, before April`,
      value: String(fiscalYearIN),
    },
  ];
}
