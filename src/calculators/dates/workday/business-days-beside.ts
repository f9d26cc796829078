import { dayNumberToIso, isoToDayNumber } from "../../../math/dates/civil";
import type { Inputs } from "./inputs";
import { scheduleOf } from "./schedule";

/** The business days on both sides of a date that “solve for” found on a day off: a start moves on first, an end back. */
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
