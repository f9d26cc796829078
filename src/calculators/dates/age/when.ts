/** The mode for the day on which an age is reached. */
import { InputError, step } from "../../../core/calculator";
import type { Variant } from "../../../core/variants";
import { isoToDayNumber, LAST_DAY } from "../../../math/dates/civil";
import { weekdayName } from "../../../math/dates/week";
import type { Fields } from "./inputs";
import { Life, requireBorn } from "./life";
import type { Answer } from "./outputs";
import { dayText, fromDayText, leapDayNotice, leapDayStep, otherRule } from "./text";

type When = Answer & Required<Pick<Answer, "reached">>;

export const when: Variant<Fields, When> = {
  question: "Date an age is reached",
  inputs: { birthDate: {}, asOf: { label: "Today" }, leapDayRule: {}, targetAge: { label: "Age to reach" } },
  answer(inputs, { format }) {
    requireBorn(inputs, format);
    const day = new Life(inputs).birthday(inputs.targetAge);
    if (day > LAST_DAY) throw new InputError("targetAge", "The result would be after December 31, 9999.");
    return { reached: { day, daysFromAsOf: day - isoToDayNumber(inputs.asOf) } };
  },
  headline({ reached: { day, daysFromAsOf } }, { targetAge }, format) {
    return {
      label: `Age ${targetAge}`,
      before: `Age ${targetAge} ${daysFromAsOf < 0 ? "was" : "is"} reached on`,
      figure: dayText(day, format),
      after: `— a ${weekdayName(day)}, ${fromDayText(daysFromAsOf, format)}.`,
    };
  },
  working({ reached: { day } }, inputs, format) {
    const life = new Life(inputs);
    return [
      step(
        "Birthday",
        `${dayText(life.birthDay, format)} + ${format.plural(inputs.targetAge, "year")}`,
        dayText(day, format),
      ),
      ...leapDayStep(life, day, format),
      ...(life.bornOnLeapDay
        ? [
            step(
              "By the other rule for February 29",
              `${dayText(life.birthDay, format)} + ${format.plural(inputs.targetAge, "year")}`,
              dayText(new Life(otherRule(inputs)).birthday(inputs.targetAge), format),
            ),
          ]
        : []),
      step(
        "Days from today",
        `${dayText(day, format)} − ${format.date(inputs.asOf)}`,
        format.plural(day - isoToDayNumber(inputs.asOf), "day"),
      ),
    ];
  },
  notices: (_answer, inputs) => leapDayNotice(inputs),
};
