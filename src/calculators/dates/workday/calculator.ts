import { defineCalculator } from "../../../core/calculator";
import { dayNumberToIso, isoToDayNumber } from "../../../math/dates/civil";
import { figuresOf, holidaySource, missingHolidays } from "./holiday-source";
import { yearOf } from "./holidays";
import type { Inputs } from "./inputs";
import { modes } from "./modes";
import { outputs, type WorkdayModel } from "./outputs";
import { scheduleOf } from "./schedule";
import { notices } from "./words";

/**
 * The business days on either side of a day off that “solve for” has found, the preferred one first: the later one for
 * a start date, the earlier one for an end date.
 */
function businessDaysBeside(input: string, inputs: Inputs): string[] {
  if (input !== "startDate" && input !== "endDate") return [];
  const { time } = scheduleOf(inputs);
  const day = isoToDayNumber(inputs[input]);
  if (time.isWorkday(day)) return [];
  const sides = input === "startDate" ? ([1, -1] as const) : ([-1, 1] as const);
  return sides
    .map((side) => time.nearestWorkday(day, side))
    .filter((workday) => workday !== null)
    .map(dayNumberToIso);
}

export default defineCalculator({
  ...modes,
  outputs,
  solving: { preferred: businessDaysBeside },
  prepare: ({ holidayCalendar }) => missingHolidays(holidayCalendar),
  figures({ inputs: { holidayCalendar }, answer: { counted } }: WorkdayModel) {
    const source = holidaySource(holidayCalendar);
    return source ? figuresOf(holidayCalendar, source, yearOf(counted.from), yearOf(counted.to)) : [];
  },
  notices,
});
