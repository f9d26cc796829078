/** The mode for the age on a day, in every unit. */
import { InputError, type Step, step } from "../../../core/calculator";
import type { Format } from "../../../core/format";
import type { Variant } from "../../../core/variants";
import { addMonths, dayNumberOf, dayNumberToIso, fromDayNumber, LAST_DAY } from "../../../math/dates/civil";
import { clockMinutes } from "../../../math/dates/clock";
import { weekdayName } from "../../../math/dates/week";
import { Age } from "./age";
import type { Fields, Inputs } from "./inputs";
import { requireBorn } from "./life";
import type { Answer } from "./outputs";
import { daysStep, dayText, leapDayNotice, leapDayStep, otherRule, spanText, weeksStep } from "./text";

type CurrentAge = Answer & Required<Pick<Answer, "age">>;

export const currentAge: Variant<Fields, CurrentAge> = {
  question: "Age on a day",
  inputs: {
    birthDate: {},
    birthTime: {},
    asOf: { note: "Today, or a cutoff date" },
    asOfTime: {},
    leapDayRule: {},
    milestoneSet: {},
  },
  answer(inputs, { format }) {
    requireBorn(inputs, format);
    const age = new Age(inputs);
    if (age.totalMinutes < 0)
      throw new InputError("asOfTime", `That is before the time of birth, ${format.time(inputs.birthTime)}.`);
    return { age };
  },
  headline({ age }, { asOf }, format) {
    const { calendar, nextBirthday, today, isBirthday } = age;
    const next = `${weekdayName(nextBirthday)}, ${dayText(nextBirthday, format)}, in ${format.plural(nextBirthday - today, "day")}`;
    const nextText = nextBirthday > LAST_DAY ? "" : ` next birthday ${next}.`;
    const birthday = !isBirthday ? "" : calendar.years === 0 ? "the day of birth; " : "it is the birthday; ";
    return {
      label: "Age",
      before: `On ${format.date(asOf)}, the age is`,
      figure: spanText(calendar, format),
      ...(nextText && { after: `— ${birthday}${nextText.trim()}` }),
    };
  },
  working: ({ age }, inputs, format) => [
    ...calendarSteps(age, inputs, format),
    ...unitSteps(age, inputs, format),
    ...age.planets.map(({ planet, periodDays, years }) =>
      step(
        `Years of ${planet}`,
        `${format.number(age.totalDays)} ÷ ${format.number(periodDays)}`,
        format.number(years),
      ),
    ),
  ],
  notices: (_answer, inputs) => leapDayNotice(inputs),
};

function calendarSteps(age: Age, inputs: Inputs, format: Format): Step[] {
  const { life, today, calendar, lastBirthday } = age;
  const anchor = dayNumberOf(addMonths(fromDayNumber(lastBirthday), calendar.months));
  return [
    step(
      `Last birthday, not after ${dayText(today, format)}`,
      `${dayText(life.birthDay, format)} + ${format.plural(calendar.years, "year")}`,
      dayText(lastBirthday, format),
    ),
    ...leapDayStep(life, lastBirthday, format),
    step(
      "Whole months since",
      `${dayText(lastBirthday, format)} + ${format.plural(calendar.months, "month")}`,
      dayText(anchor, format),
    ),
    step(
      "Days left over",
      `${dayText(today, format)} − ${dayText(anchor, format)}`,
      format.plural(calendar.days, "day"),
    ),
    ...(life.bornOnLeapDay
      ? [
          step(
            "By the other rule for February 29",
            `last birthday ${dayText(new Age(otherRule(inputs)).lastBirthday, format)}`,
            spanText(new Age(otherRule(inputs)).calendar, format),
          ),
        ]
      : []),
  ];
}

function unitSteps(age: Age, { birthTime, asOfTime }: Inputs, format: Format): Step[] {
  const { life, today, calendar, totalDays, totalMonths, totalMinutes, yearLength, lastBirthday } = age;
  const [from, to] = [clockMinutes(birthTime), clockMinutes(asOfTime)];
  return [
    step(
      "Years as a decimal: whole years + days since the last birthday ÷ days from it to the next",
      `${format.number(calendar.years)} + ${today - lastBirthday} ÷ ${yearLength}`,
      `${format.number(age.yearsDecimal)} years`,
    ),
    step("Months", `12 × ${format.number(calendar.years)} + ${calendar.months}`, format.plural(totalMonths, "month")),
    daysStep(life.birthDay, today, format),
    weeksStep(totalDays, format),
    step(
      "Minutes: days, plus the time of day, minus the time of birth",
      `1,440 × ${format.number(totalDays)} + ${format.number(to)} − ${format.number(from)}`,
      format.plural(totalMinutes, "minute"),
    ),
    step("Hours", `${format.number(totalMinutes)} ÷ 60`, format.plural(totalMinutes / 60, "hour")),
    step("Seconds", `60 × ${format.number(totalMinutes)}`, format.plural(60 * totalMinutes, "second")),
  ];
}

/** Calendar events for future birthdays and legal milestones. */
export function ageEvents({ birthdays, milestones, today }: Age, format: Format) {
  return [
    ...birthdays.map(({ age, date }) => ({
      date,
      summary: `Birthday: ${format.plural(age, "year")}`,
    })),
    ...milestones
      .filter(({ startDate }) => startDate > dayNumberToIso(today))
      .map(({ startDate, label, source }) => ({ date: startDate, summary: label, description: source })),
  ];
}
