import { dayNumberToIso, isoToDayNumber } from "../../../math/dates/civil";
import type { Inputs } from "./inputs";
import { scheduleOf } from "./schedule";

/**
 * The business days on either side of a day off that “solve for” has found, the preferred one first: the later one for
 * a start date, the earlier one for an end date.
 */
export function businessDaysBeside(input: string, inputs: Inputs): string[] {
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
