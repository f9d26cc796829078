import type { Notice } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Listed } from "../../../core/listed";
import { modes } from "./modes";
import type { DateModel } from "./outputs";

/** Notices of the mode, and one for dates before the Gregorian calendar. */
export function notices(model: DateModel, format: Format): Listed<Notice> {
  return [modes.notices(model, format), gregorianNotice(model)];
}

const FIRST_GREGORIAN_DATE = "1582-10-15";

function gregorianNotice({ variant, inputs }: DateModel): Notice[] {
  const { startDate, endDate, asOf, targetDate, year } = inputs;
  const dates: Record<DateModel["variant"], string[]> = {
    difference: [startDate, endDate],
    add: [startDate],
    series: [startDate],
    info: [startDate],
    countdown: [asOf, targetDate],
    "nth-weekday": [`${String(year).padStart(4, "0")}-12-31`],
  };
  if (dates[variant].every((date) => date >= FIRST_GREGORIAN_DATE)) return [];
  return [
    {
      code: "before-gregorian",
      message:
        "Dates before October 15, 1582, use the Gregorian calendar extended backward. The Julian calendar was in use then.",
    },
  ];
}
