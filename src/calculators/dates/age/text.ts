import { type Notice, type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import { periodText } from "../../../core/words";
import { dayNumberToIso, fromDayNumber, LAST_DAY } from "../../../math/dates/civil";
import { isLeapYear } from "../../../math/dates/iso-date";
import { julianDayNumber } from "../../../math/dates/numbering";
import type { CalendarSpan } from "../../../math/dates/span";
import { type Inputs, LEAP_DAY_RULES } from "./inputs";
import { Life } from "./life";

/** Writes a day, even one after the year 9999. */
export function dayText(day: number, format: Format): string {
  return day > LAST_DAY ? "a day after December 31, 9999" : format.date(dayNumberToIso(day));
}

/** `36 years, 6 months and 5 days`, or `0 days` for an empty span. */
export function spanText({ years, months, days }: CalendarSpan, format: Format): string {
  return periodText({ year: years, month: months, day: days }, format) || format.plural(0, "day");
}

/** Computes the days from Julian day numbers. */
export function daysStep(from: number, to: number, format: Format): Step {
  return step(
    "Days: difference of the Julian day numbers",
    `${julianDayNumber(to)} − ${julianDayNumber(from)}`,
    format.plural(to - from, "day"),
  );
}

export function weeksStep(days: number, format: Format): Step {
  const weeks = Math.floor(days / 7);
  return step(
    "Weeks",
    `${format.number(days)} = 7 × ${format.number(weeks)} + ${days % 7}`,
    `${format.plural(weeks, "week")} and ${format.plural(days % 7, "day")}`,
  );
}

const LAWS = {
  "mar-1": "as in Hong Kong (Cap. 410, s. 5)",
  "feb-28": "as in Taiwan (Civil Code, arts. 121 and 124)",
};

/** Says which rule was applied to a birth on February 29. */
export function leapDayNotice(inputs: Inputs): Notice[] {
  const { leapDayRule } = inputs;
  return new Life(inputs).bornOnLeapDay
    ? [
        {
          code: "leap-day-birth",
          message: `In common years the birthday is taken to be ${LEAP_DAY_RULES[leapDayRule]}, ${LAWS[leapDayRule]}. Laws differ; choose the other day if it applies.`,
        },
      ]
    : [];
}

/** For a leap-day birth, shows where the rule puts a birthday in a common year. */
export function leapDayStep(life: Life, birthday: number, format: Format): Step[] {
  const { year } = fromDayNumber(birthday);
  return life.bornOnLeapDay && !isLeapYear(year)
    ? [step("A common year, so by the chosen rule", `February 29, ${year}, does not exist`, dayText(birthday, format))]
    : [];
}

/** The same inputs with the other rule for February 29. */
export function otherRule(inputs: Inputs): Inputs {
  return { ...inputs, leapDayRule: inputs.leapDayRule === "mar-1" ? "feb-28" : "mar-1" };
}

/** `in 176 days`, `176 days ago`, `that very day` */
export function fromDayText(days: number, format: Format): string {
  if (days === 0) return "that very day";
  return days > 0 ? `in ${format.plural(days, "day")}` : `${format.plural(-days, "day")} ago`;
}
