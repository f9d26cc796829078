/** The time between two times of day, and a time of day some time before or after another. */
import { InputError, notice, step } from "../../../core/calculator";
import type { Variant } from "../../../core/variants";
import { dayNumberToIso, FIRST_DAY, isoToDayNumber, LAST_DAY } from "../../../math/dates/civil";
import { clockMinutes, clockTime, MINUTES_PER_DAY } from "../../../math/dates/clock";
import { weekdayName } from "../../../math/dates/week";
import { Rational } from "../../../math/numbers/rational";
import { signedOperand } from "../../../math/words/signed-operand";
import { dayOf, withinDay } from "../../../reading/time-expression";
import { secondsOf, secondsStep } from "./adding";
import { type ClockResult, clockResultText } from "./clock-text";
import { Duration } from "./duration";
import type { Fields, Inputs } from "./inputs";
import type { Answer } from "./outputs";
import { dayText, durationHeadline, durationText, exactText, splitSteps, sumText } from "./text";

type Between = Answer & Required<Pick<Answer, "duration" | "grossMinutes">>;
type Later = Answer & Required<Pick<Answer, "duration" | "clock">>;

const SECONDS_PER_DAY = 86_400;

export const between: Variant<Fields, Between> = {
  question: "Hours between two times",
  inputs: { startTime: {}, endTime: {}, breakMinutes: {}, extraDays: {}, hoursPerDay: {} },
  answer(inputs, { format }) {
    const { startTime, endTime, breakMinutes, extraDays, hoursPerDay } = inputs;
    const overnight = endTime < startTime;
    const grossMinutes =
      clockMinutes(endTime) - clockMinutes(startTime) + MINUTES_PER_DAY * (extraDays + (overnight ? 1 : 0));
    if (breakMinutes > grossMinutes)
      throw new InputError(
        "breakMinutes",
        `The break (${format.number(breakMinutes)} min) is longer than the span (${format.number(grossMinutes)} min).`,
      );
    const net = Rational.of(grossMinutes).subtract(Rational.fromNumber(breakMinutes));
    return {
      duration: new Duration(net.multiply(Rational.of(60)), hoursPerDay),
      grossMinutes,
      crossesMidnight: overnight || extraDays > 0,
    };
  },
  headline({ duration }, { startTime, endTime, breakMinutes, extraDays }, format) {
    const days =
      extraDays > 0
        ? ` ${format.plural(extraDays + (endTime < startTime ? 1 : 0), "day")} later`
        : endTime < startTime
          ? " on the next day"
          : "";
    const rest = breakMinutes > 0 ? `, minus a break of ${format.plural(breakMinutes, "minute")},` : "";
    return durationHeadline(
      `From ${format.time(startTime)} to ${format.time(endTime)}${days}${rest} is`,
      duration,
      format,
    );
  },
  working({ duration, grossMinutes }, { startTime, endTime, breakMinutes, extraDays }, format) {
    const [start, end] = [clockMinutes(startTime), clockMinutes(endTime)];
    const n = (value: number) => format.number(value);
    const days = extraDays + (end < start ? 1 : 0);
    const midnight = days > 0 ? ` + ${n(days)} × 1,440` : "";
    return [
      step(`Start, ${format.time(startTime)}, in minutes from midnight`, minutesText(start), n(start)),
      step(`End, ${format.time(endTime)}, in minutes from midnight`, minutesText(end), n(end)),
      step("Minutes from start to end", `${n(end)} − ${n(start)}${midnight}`, n(grossMinutes)),
      step(
        "Without the break",
        sumText(`${n(grossMinutes)} − ${n(breakMinutes)}`, [Rational.fromNumber(breakMinutes)]),
        exactText(duration.seconds.divide(Rational.of(60)), format),
      ),
      ...splitSteps(duration, format),
    ];
  },
  notices: (_, { startTime, endTime, extraDays }) =>
    startTime === endTime && extraDays === 0
      ? [
          notice(
            "no-time",
            "The start and end are the same, so no time has passed. For a full day, enter one extra day.",
          ),
        ]
      : [],
};

function minutesText(minutes: number): string {
  return `${Math.floor(minutes / 60)} × 60 + ${minutes % 60}`;
}

/** The time of day for exact seconds from midnight, rounded to the nearest second. */
export function clockResult(secondsFromMidnight: Rational): ClockResult {
  const seconds = Rational.of(secondsFromMidnight.round());
  const ofDay = withinDay(seconds).toNumber();
  return {
    time: clockTime(Math.floor(ofDay / 60)),
    seconds: ofDay % 60,
    dayOffset: Number(dayOf(seconds)),
  };
}

export const later: Variant<Fields, Later> = {
  question: "A time of day before or after another",
  inputs: {
    startTime: {},
    startDate: {},
    operation: {},
    days: {},
    hours: {},
    minutes: {},
    seconds: {},
  },
  answer(inputs) {
    const amount = secondsOf(inputs, Rational.of(SECONDS_PER_DAY));
    const seconds = inputs.operation === "add" ? amount : amount.negate();
    const clock = clockResult(Rational.of(60 * clockMinutes(inputs.startTime)).add(seconds));
    const day = isoToDayNumber(inputs.startDate) + clock.dayOffset;
    if (day > LAST_DAY) throw new InputError(largestPart(inputs), "The result would be after December 31, 9999.");
    if (day < FIRST_DAY)
      throw new InputError(largestPart(inputs), "The result would be before January 1 of the year 1.");
    return { duration: new Duration(seconds), clock: { ...clock, date: dayNumberToIso(day) } };
  },
  headline({ duration, clock }, { startTime, startDate, operation }, format) {
    const length = durationText(new Duration(duration.seconds.abs()), format);
    const side = operation === "add" ? "after" : "before";
    return {
      label: "Time",
      before: `${length} ${side} ${format.time(startTime)} on ${format.date(startDate)}, is`,
      figure: clockResultText(clock),
      after: `${dayText(clock.dayOffset, format)}, ${weekdayName(isoToDayNumber(clock.date ?? startDate))}, ${format.date(clock.date ?? startDate)}.`,
    };
  },
  working({ duration, clock }, inputs, format) {
    const { startTime, startDate, operation } = inputs;
    const start = 60 * clockMinutes(startTime);
    const n = (value: number) => format.number(value);
    const sum = duration.seconds.add(Rational.of(start));
    const nearest = sum.isInteger() ? "" : ", rounded to the second";
    const total = Number(sum.round());
    const ofDay = total - SECONDS_PER_DAY * clock.dayOffset;
    return [
      secondsStep(`To ${operation}, in seconds`, inputs, Rational.of(SECONDS_PER_DAY), format),
      step(
        `Start, ${format.time(startTime)}, in seconds from midnight`,
        `${n(clockMinutes(startTime))} × 60`,
        n(start),
      ),
      step(
        `Seconds from that midnight${nearest}`,
        sumText(`${n(start)} ${operation === "add" ? "+" : "−"} ${exactText(duration.seconds.abs(), format)}`, [
          duration.seconds,
        ]),
        n(total),
      ),
      step("Whole days of 86,400 seconds", dayText(clock.dayOffset, format), format.date(clock.date ?? startDate)),
      step(
        `Seconds of that day, ${clockResultText(clock)}`,
        `${n(total)} − ${signedOperand(n(clock.dayOffset).replace("-", "−"))} × 86,400`,
        n(ofDay),
      ),
    ];
  },
};

/** The input that contributes most to the amount. */
function largestPart(inputs: Inputs): "days" | "hours" | "minutes" | "seconds" {
  const sizes = {
    days: SECONDS_PER_DAY * inputs.days,
    hours: 3600 * inputs.hours,
    minutes: 60 * inputs.minutes,
    seconds: inputs.seconds,
  };
  const parts = Object.keys(sizes) as (keyof typeof sizes)[];
  return parts.reduce((largest, part) => (sizes[part] > sizes[largest] ? part : largest));
}
