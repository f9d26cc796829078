/** Days until a date, or until its next anniversary. */
import { type Notice, step } from "../../../core/calculator";
import type { Variant } from "../../../core/variants";
import { anniversary } from "../../../math/dates/anniversary";
import { dayNumberOf, fromDayNumber, isoToDayNumber } from "../../../math/dates/civil";
import { isLeapYear } from "../../../math/dates/iso-date";
import { CalendarDay, dayText } from "./calendar-day";
import { DateSpan } from "./date-span";
import type { Fields, Inputs } from "./inputs";
import type { Answer } from "./outputs";
import { spanAside, spanSteps, weekdayStep } from "./span-text";

type Countdown = Answer & Required<Pick<Answer, "span" | "occurrence" | "daysUntil">>;

export const countdown: Variant<Fields, Countdown> = {
  question: "Days until a date",
  inputs: { asOf: {}, targetDate: {}, repeatYearly: {} },
  answer(inputs) {
    const { asOf, weekend } = inputs;
    const occurrence = new CalendarDay(occurrenceDay(inputs), "asOf", "The next anniversary");
    return {
      span: new DateSpan(asOf, occurrence.iso, weekend),
      occurrence,
      daysUntil: occurrence.number - isoToDayNumber(asOf),
    };
  },
  headline({ span, occurrence, daysUntil }, { asOf }, format) {
    const until = `${occurrence.weekday}, ${format.date(occurrence.iso)}`;
    if (daysUntil === 0) return { label: "Countdown", before: `${until}, is`, figure: "today" };
    const today = format.date(asOf);
    return {
      label: daysUntil > 0 ? "Days to go" : "Days ago",
      before: daysUntil > 0 ? `From ${today}, to ${until}, is` : `From ${until}, to ${today}, is`,
      figure: format.plural(span.days, "day"),
      after: spanAside(span, format),
    };
  },
  working({ span, occurrence }, { asOf, targetDate, repeatYearly }, format) {
    const anniversaryStep = step(
      "The next anniversary, today included",
      `${format.date(targetDate).replace(/, \d+$/, "")}, not before ${format.date(asOf)}`,
      dayText(occurrence.number, format),
    );
    return [...(repeatYearly ? [anniversaryStep] : []), ...spanSteps(span, format), weekdayStep(occurrence.number)];
  },
  notices({ occurrence }, { targetDate, repeatYearly }, format) {
    if (!repeatYearly) return [];
    const { month, day, year } = fromDayNumber(isoToDayNumber(targetDate));
    const inYear = occurrence.date.year;
    const notices: Notice[] = [];
    if (inYear < year)
      notices.push({
        code: "before-target",
        message: `${format.date(targetDate)}, is still to come. “Every year” counts to the same day in ${inYear}.`,
      });
    if (month === 2 && day === 29 && !isLeapYear(inYear))
      notices.push({
        code: "leap-day-anniversary",
        message: `${inYear} is not a leap year, so February 28 is used instead of February 29.`,
      });
    return notices;
  },
};

/** Day number of the target, or of its first anniversary on or after today. */
function occurrenceDay({ asOf, targetDate, repeatYearly }: Inputs): number {
  const target = isoToDayNumber(targetDate);
  if (!repeatYearly) return target;
  const today = isoToDayNumber(asOf);
  const { year } = fromDayNumber(today);
  const inYear = (y: number) => dayNumberOf(anniversary(fromDayNumber(target), y, "feb-28"));
  return inYear(year) >= today ? inYear(year) : inYear(year + 1);
}
