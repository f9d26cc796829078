/** The date a number of business days after or before another date. */
import { InputError, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Variant } from "../../../core/variants";
import { fromDayNumber, isoToDayNumber } from "../../../math/dates/civil";
import { weekdayName } from "../../../math/dates/week";
import { CountedDays } from "./counted-days";
import { type Fields, type Inputs, WORKDAYS_MESSAGE } from "./inputs";
import type { Found } from "./outputs";
import { type Schedule, scheduleOf } from "./schedule";
import { businessDaysText, countSteps, dayText, leftOutText, longDayText, skippedSteps } from "./text";

export const add: Variant<Fields, Found> = {
  question: "Add or subtract business days",
  inputs: { startDate: {}, workdays: {}, roll: {} },
  answer(inputs, { format }) {
    if (!Number.isInteger(2 * inputs.workdays)) throw new InputError("workdays", WORKDAYS_MESSAGE);
    const schedule = scheduleOf(inputs);
    const start = isoToDayNumber(inputs.startDate);
    const result = inputs.workdays === 0 ? rolled(start, inputs, schedule) : reached(start, inputs, schedule, format);
    // The start is day 0 and does not count; the result does.
    const [from, to] = result >= start ? [start + 1, result + 1] : [result, start];
    return {
      counted: new CountedDays(schedule, from, to, inputs),
      direction: result > start ? "forward" : result < start ? "backward" : "same-day",
      result,
      origin: start,
    };
  },
  headline({ result, counted }, { startDate, workdays }, format) {
    const figure = dayText(result, format);
    const after = `— a ${weekdayName(result)}`;
    if (workdays === 0) {
      const isMoved = result !== isoToDayNumber(startDate);
      return {
        label: "Date",
        before: `With no business days added to ${format.date(startDate)}, the date is`,
        figure,
        after: `${after}${isMoved ? ", because the start is a day off" : ""}.`,
      };
    }
    return {
      label: workdays > 0 ? "Due date" : "Date",
      before: `${businessDaysText(Math.abs(workdays), format)} ${workdays > 0 ? "after" : "before"} ${format.date(startDate)}, is`,
      figure,
      after: `${after}; ${leftOutText(counted, format)}.`,
    };
  },
  working({ result, counted, origin }, { workdays }, format) {
    const side = workdays < 0 ? "back" : "forward";
    const moved = Math.abs(result - origin);
    if (workdays === 0) return [step("No days to add", longDayText(origin, format), longDayText(result, format))];
    return [
      step(
        "The start is day 0 and does not count",
        longDayText(origin, format),
        `${format.number(Math.abs(workdays))} to count ${side}`,
      ),
      ...skippedSteps(counted, format),
      step(
        "The day on which the count is complete",
        `${dayText(origin, format)} ${workdays < 0 ? "−" : "+"} ${format.plural(moved, "calendar day")}`,
        longDayText(result, format),
      ),
      ...countSteps(counted, format),
    ];
  },
};

/** @throws InputError if the result would be outside the calendar */
function reached(start: number, { workdays }: Inputs, { time }: Schedule, format: Format): number {
  const direction = workdays > 0 ? 1 : -1;
  const result = time.reach(start + direction, direction, Math.abs(workdays));
  if (result === null) {
    const count = format.number(Math.abs(workdays));
    const date = dayText(start, format);
    throw new InputError(
      "workdays",
      direction > 0
        ? `There are no ${count} business days between ${date}, and the end of the year 9999.`
        : `There are no ${count} business days between the year 1 and ${date}.`,
    );
  }
  return result;
}

/**
 * The result of adding zero business days.
 *
 * @throws InputError if there is no business day on the chosen side
 */
function rolled(start: number, { roll }: Inputs, { time }: Schedule): number {
  if (roll === "none" || time.isWorkday(start)) return start;
  const next = roll === "preceding" ? null : time.nearestWorkday(start, 1);
  const stays = next !== null && fromDayNumber(next).month === fromDayNumber(start).month;
  const result =
    roll === "preceding" || (roll === "modified-following" && !stays) ? time.nearestWorkday(start, -1) : next;
  if (result === null) throw new InputError("roll", "There is no business day on that side of the start.");
  return result;
}
