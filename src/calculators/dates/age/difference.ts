/** The mode for the age difference between two people. */
import { step } from "../../../core/calculator";
import type { Variant } from "../../../core/variants";
import { addMonths, dayNumberOf, fromDayNumber, isoToDayNumber } from "../../../math/dates/civil";
import { calendarSpan } from "../../../math/dates/span";
import type { Fields, Inputs } from "./inputs";
import { isoOrNull } from "./life";
import type { Answer } from "./outputs";
import { daysStep, dayText, spanText, weeksStep } from "./text";

type Difference = Answer & Required<Pick<Answer, "between">>;

export const difference: Variant<Fields, Difference> = {
  question: "Age difference",
  inputs: { birthDate: { label: "First person’s date of birth" }, otherBirthDate: {} },
  answer(inputs) {
    const { birthDate, otherBirthDate } = inputs;
    const [older, younger] = births(inputs);
    const days = younger - older;
    return {
      between: {
        span: calendarSpan(fromDayNumber(older), fromDayNumber(younger)),
        days,
        older: days === 0 ? "same" : birthDate < otherBirthDate ? "first" : "second",
        doubleAgeDate: days === 0 ? null : isoOrNull(younger + days),
      },
    };
  },
  headline({ between }, { birthDate }, format) {
    const { span, days, older, doubleAgeDate } = between;
    if (older === "same")
      return {
        label: "Age difference",
        before: "Both are",
        figure: "the same age",
        after: `— born on ${format.date(birthDate)}.`,
      };
    return {
      label: "Age difference",
      before: `The ${older} person is older by`,
      figure: spanText(span, format),
      ...(span.years + span.months > 0 && { after: `— ${format.plural(days, "day")}.` }),
      ...(doubleAgeDate && {
        second: `On ${format.date(doubleAgeDate)}, the ${older} person’s age in days is exactly twice the other’s.`,
      }),
    };
  },
  working({ between }, inputs, format) {
    const { span, days, doubleAgeDate } = between;
    const [older, younger] = births(inputs);
    const months = 12 * span.years + span.months;
    const anchor = dayNumberOf(addMonths(fromDayNumber(older), months));
    return [
      step(
        `Whole months, not after ${dayText(younger, format)}`,
        `${dayText(older, format)} + ${format.plural(months, "month")}`,
        dayText(anchor, format),
      ),
      step(
        "Years and months",
        `${format.number(months)} = 12 × ${format.number(span.years)} + ${span.months}`,
        `${format.plural(span.years, "year")} and ${format.plural(span.months, "month")}`,
      ),
      step(
        "Days left over",
        `${dayText(younger, format)} − ${dayText(anchor, format)}`,
        format.plural(span.days, "day"),
      ),
      daysStep(older, younger, format),
      weeksStep(days, format),
      ...(doubleAgeDate
        ? [
            step(
              "Twice as old",
              `${dayText(younger, format)} + ${format.plural(days, "day")}`,
              format.date(doubleAgeDate),
            ),
          ]
        : []),
    ];
  },
};

/** Day numbers of the two births, the earlier one first. */
function births({ birthDate, otherBirthDate }: Inputs): readonly [older: number, younger: number] {
  const [one, other] = [isoToDayNumber(birthDate), isoToDayNumber(otherBirthDate)];
  return [Math.min(one, other), Math.max(one, other)];
}
